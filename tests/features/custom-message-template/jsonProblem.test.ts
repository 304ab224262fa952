import { describe, expect, it } from 'vitest';
import { findJsonProblem } from '../../../src/features/custom-message-template/jsonProblem';

describe('jsonProblem', () => {
  it.each([
    ['{\n  "a": 1,\n  b: 2\n}', 3, 3],
    ['{"a" 1}', 1, 6],
    ['{"a": 1,}', 1, 9],
    ['{}\n\n}', 3, 1],
  ])("returns the parser's message and the position of the error in %j", (text, line, column) => {
    const message = expect.stringContaining('JSON') as string;
    expect(findJsonProblem(text)).toEqual({ kind: 'syntaxAt', message, line, column });
  });

  it('returns the message alone if it has no position', () => {
    const message = expect.stringContaining('is not valid JSON') as string;
    expect(findJsonProblem('{"a": tru}')).toEqual({ kind: 'syntax', message });
  });

  it.each(['[1]', '"a"', 'null', '1'])('wants an object, not %j', (text) => {
    expect(findJsonProblem(text)).toEqual({ kind: 'object' });
  });

  it.each([
    '',
    '  \n',
    '{}',
    '{ "a" : { "b" : [ 1, -2.5e+3, true, false, null, "x", {} , [] ] } }',
    '{"ümlaut": "\\u00e9 \\"quoted\\" \u007f"}',
  ])('returns null for a JSON object or blank text: %j', (text) => {
    expect(findJsonProblem(text)).toBeNull();
  });
});

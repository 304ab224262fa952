import { describe, expect, it } from 'vitest';
import { findJsonProblem } from '../../../src/features/custom-message-template/jsonProblem';

describe('jsonProblem', () => {
  it.each([
    ['{\n  "a": 1,\n  b: 2\n}', 'name', 3, 3],
    ['{"a" 1}', 'colon', 1, 6],
    ['{"a": }', 'value', 1, 7],
    ['{"a": tru}', 'value', 1, 7],
    ['{"a": 01}', 'comma', 1, 8],
    ['{"a": 1 "b": 2}', 'comma', 1, 9],
    ['{"a": [1, 2}', 'comma', 1, 12],
    ['{"a": 1,}', 'name', 1, 9],
    ['{"a": "x}', 'text', 1, 7],
    ['{"a": "x\ny"}', 'text', 1, 7],
    ['{"a": "\\q"}', 'text', 1, 7],
    ['{"a": 1', 'end', 1, 8],
    ['{"a": 1,', 'end', 1, 9],
    ['{', 'end', 1, 2],
    ['{"a": {"b": [', 'end', 1, 14],
    ['{}\n\n}', 'rest', 3, 1],
    ['[1]', 'object', 1, 1],
    ['"a"', 'object', 1, 1],
    ['  \n hello', 'object', 2, 2],
    ['{"a": 1,\n "a": 2}', 'twice', 2, 2],
  ])('returns the kind and the position of the error in %j', (text, kind, line, column) => {
    expect(findJsonProblem(text)).toEqual({ kind, line, column });
  });

  it.each([
    '',
    '  \n',
    '{}',
    '{ "a" : { "b" : [ 1, -2.5e+3, true, false, null, "x", {} , [] ] } }',
    '{"ümlaut": "\\u00e9 \\"quoted\\" \u007f"}',
    `{"deep": ${'['.repeat(200)}${']'.repeat(200)}}`,
  ])('returns null for a JSON object or blank text: %j', (text) => {
    expect(findJsonProblem(text)).toBeNull();
    expect(() => JSON.parse(text.trim() || '{}') as unknown).not.toThrow();
  });

  it('reports text that is too deeply nested', () => {
    expect(findJsonProblem(`{"a": ${'['.repeat(100_000)}`)).not.toBeNull();
  });
});

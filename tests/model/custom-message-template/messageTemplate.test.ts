import { describe, expect, it } from 'vitest';
import {
  bodyText,
  parseTemplateFields,
  isTemplateFile,
  toTemplateBody,
} from '../../../src/model/custom-message-template/messageTemplate';

describe('template fields', () => {
  it.each([
    [{ a: 'text' }, { a: 'text' }],
    ['{"a":"text"}', { a: 'text' }],
    ['"{\\"a\\":1}"', { a: 1 }],
    [{}, null],
    ['{}', null],
    ['', null],
    [null, null],
    [undefined, null],
    ['[1]', null],
    [[1], null],
    ['not json', null],
    ['7', null],
  ])('are read from %j', (body, fields) => {
    expect(parseTemplateFields(body)).toEqual(fields);
  });

  it.each([
    [{ a: 'text' }, '{\n  "a": "text"\n}'],
    ['{"a":"text"}', '{\n  "a": "text"\n}'],
    ['not json', 'not json'],
    ['{"a":', '{"a":'],
    ['{}', ''],
    [null, ''],
    [7, ''],
    [' null ', ''],
    ['""', ''],
    ['', ''],
    [' \n', ''],
    ['"text"', '"text"'],
  ])('are edited as text: %j', (body, text) => {
    expect(bodyText(body)).toBe(text);
  });

  it('are sent unchanged, blank ones as an empty object', () => {
    expect([toTemplateBody(' \n'), toTemplateBody('{"a": 1}')]).toEqual(['{}', '{"a": 1}']);
  });
});

it.each([
  ['a.html', true],
  ['A.HTML', true],
  ['a.htm', false],
  ['a.html.txt', false],
  ['html', false],
])('checks if %s is a template file: %s', (name, expected) => {
  expect(isTemplateFile(new File([], name))).toBe(expected);
});

import { expect, it } from 'vitest';
import { eraseDigit, isComplete, parseCode, enterDigits } from '../../../src/ui/inputs/codeDigits';

/** Parses `12_4__`, an underscore being an empty box. */
const parseBoxes = (text: string) => text.split('').map((digit) => (digit === '_' ? '' : digit));
const write = (digits: readonly string[]) => digits.map((digit) => digit || '_').join('');

it.each([
  ['a digit', '______', 0, '7', '7_____', 1],
  ['a digit in the last box', '12345_', 5, '6', '123456', 5],
  ['a letter', '1_____', 1, 'x', '1_____', 1],
  ['a letter over a digit', '12____', 1, 'x', '12____', 1],
  ['a letter next to a digit', '12____', 1, '2x', '12____', 1],
  ['another digit behind one', '12____', 1, '27', '17____', 2],
  ['another digit before one', '12____', 1, '72', '17____', 2],
  ['the same digit again', '12____', 1, '22', '12____', 2],
  ['nothing', '12____', 1, '', '1_____', 1],
  ['all six into the first', '______', 0, '123456', '123456', 5],
  ['all six into another', '98____', 2, '123456', '123456', 5],
  ['all six in groups', '______', 0, '123 456', '123456', 5],
  ['more than six', '______', 0, '1234567', '123456', 5],
  ['three at once', '1_____', 1, '234', '1234__', 4],
  ['more digits than remaining boxes', '1234__', 4, '567', '123456', 5],
])('types into a box: %s', (_case, before, at, text, after, focus) => {
  const edit = enterDigits(parseBoxes(before), at, text);
  expect([write(edit.digits), edit.focus]).toEqual([after, focus]);
});

it.each([
  ['123456', '123456'],
  ['123 456', '123456'],
  [' 123456\n', '123456'],
  ['123-456', '123456'],
  ['12345', null],
  ['1234567', null],
  ['12a456', null],
  ['Your code is 123456', null],
  ['', null],
])('reads the pasted text %j as %j', (text, code) => {
  const digits = parseCode(text);
  expect(digits && write(digits)).toBe(code);
});

it.each([
  ['removes the digit', '123___', 1, '1_3___', 1],
  ['moves back from an empty box', '12____', 2, '1_____', 1],
  ['moves back over a gap', '1_____', 3, '1_____', 2],
  ['stays in the first box', '______', 0, '______', 0],
])('handles Backspace: %s', (_case, before, at, after, focus) => {
  const edit = eraseDigit(parseBoxes(before), at);
  expect([write(edit.digits), edit.focus]).toEqual([after, focus]);
});

it('is complete only with six digits', () => {
  expect([isComplete(parseBoxes('123456')), isComplete(parseBoxes('12_456'))]).toEqual([true, false]);
});

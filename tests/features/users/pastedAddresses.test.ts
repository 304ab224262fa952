import { expect, it } from 'vitest';
import { parseAddresses } from '../../../src/features/users/list/pastedAddresses';

it.each([
  ['a column', 'a@x.test\r\nb@x.test\n\nc@x.test', ['a@x.test', 'b@x.test', 'c@x.test']],
  ['a row', 'a@x.test\tb@x.test|c@x.test', ['a@x.test', 'b@x.test', 'c@x.test']],
  [
    'spaces, commas and semicolons',
    ' a@x.test b@x.test,c@x.test; d@x.test',
    ['a@x.test', 'b@x.test', 'c@x.test', 'd@x.test'],
  ],
  ['a To line', 'Ann A <a@x.test>, "B, Bob" <b@x.test>, c@x.test', ['a@x.test', 'b@x.test', 'c@x.test']],
  ['a To line of Outlook', 'A, Ann <a@x.test>; B, Bob <b@x.test>', ['a@x.test', 'b@x.test']],
  ['links and quotes', "mailto:a@x.test 'b@x.test' (c@x.test).", ['a@x.test', 'b@x.test', 'c@x.test']],
  ['capitals', 'Ann.A@X.test', ['ann.a@x.test']],
])('reads %s', (_what, text, addresses) => {
  expect(parseAddresses(text)).toEqual({ addresses, doubled: [], invalid: [] });
});

it('names each doubled address and each entry without an address once', () => {
  expect(parseAddresses('Email\na@x.test\nA@x.test\nb@\nn/a\nn/a\na@x.test')).toEqual({
    addresses: ['a@x.test'],
    doubled: ['a@x.test'],
    invalid: ['Email', 'b@', 'n/a'],
  });
  expect(parseAddresses(' \n;, ')).toEqual({ addresses: [], doubled: [], invalid: [] });
});

it('reads a million dots at once', () => {
  const dots = `a@x.test${'.'.repeat(1_000_000)}x`;
  expect(parseAddresses(dots)).toEqual({ addresses: [], doubled: [], invalid: [dots] });
});

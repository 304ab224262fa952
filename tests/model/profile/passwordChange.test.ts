import { describe, expect, it } from 'vitest';
import { codeDigitsOf, passwordChangeProblems } from '../../../src/model/profile/passwordChange';

const good = {
  old_password: 'PulseHub!2026',
  new_password: 'crossing-312',
  confirm_new_password: 'crossing-312',
  code: '118204',
};
const text = (key: string) => `profile.password.${key}`;

describe('a change of the password', () => {
  it.each<[string, object, object]>([
    ['is well as it should be', {}, {}],
    ['takes six characters', { old_password: '123456' }, {}],
    ['asks for the old one', { old_password: '12345' }, { old_password: text('oldRequired') }],
    [
      'asks for a new one, and for a confirmation that is like it',
      { new_password: '12345' },
      { new_password: text('newRequired'), confirm_new_password: text('different') },
    ],
    [
      'asks for a confirmation before it compares it',
      { confirm_new_password: 'cross' },
      { confirm_new_password: text('confirmRequired') },
    ],
    [
      'shows on the confirmation that the two differ',
      { confirm_new_password: 'crossing-313' },
      { confirm_new_password: text('different') },
    ],
    ['asks for the code', { code: '' }, { code: text('codeRequired') }],
    ['asks for six digits', { code: '11820' }, { code: text('codeInvalid') }],
  ])('is judged field by field: %s', (_case, changed, problems) => {
    expect(passwordChangeProblems({ ...good, ...changed })).toEqual(problems);
  });
});

describe('a field for a code', () => {
  it.each([
    ['118204', '118204'],
    ['118 204', '118204'],
    ['11-82-04-99', '118204'],
    ['a1b2', '12'],
    ['abc', ''],
    ['', ''],
  ])('keeps of "%s" the digits "%s"', (typed, kept) => {
    expect(codeDigitsOf(typed)).toBe(kept);
  });
});

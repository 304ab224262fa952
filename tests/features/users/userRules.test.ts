import { describe, expect, it } from 'vitest';

import { flagChanges, losesAccess } from '../../../src/features/users/account/userForms';
import {
  detailProblems,
  editProblems,
  newUserProblems,
  singleUserProblems,
} from '../../../src/features/users/account/userRules';

const named = (problems: object) =>
  Object.fromEntries(Object.entries(problems).map(([name, key]) => [name, String(key).split('.').at(-1)]));

describe('the rules of an account (spec 2 §5)', () => {
  const created = { email: 'a@b.test', password: 'secret-1', confirm_password: 'secret-1' };
  it.each([
    [{}, {}],
    [{ email: ' ' }, { email: 'emailMissing' }],
    [{ email: 'a@b' }, { email: 'emailInvalid' }],
    [{ password: '' }, { password: 'passwordMissing', confirm_password: 'confirmationDiffers' }],
    [{ confirm_password: '' }, { confirm_password: 'confirmationMissing' }],
    [{ confirm_password: 'other' }, { confirm_password: 'confirmationDiffers' }],
  ])('report for a new account with %j: %j', (change, problems) => {
    expect(named(newUserProblems({ ...created, ...change }))).toEqual(problems);
  });

  const single = { email: 'a@b.test', password: 'secret', first_name: 'A', last_name: 'B' };
  it.each([
    [{}, {}],
    [{ email: '' }, { email: 'emailRequired' }],
    [{ email: 'a' }, { email: 'emailInvalid' }],
    [{ password: '' }, { password: 'passwordRequired' }],
    [{ password: '12345' }, { password: 'passwordShort' }],
    [
      { first_name: ' ', last_name: '' },
      { first_name: 'firstNameRequired', last_name: 'lastNameRequired' },
    ],
  ])('report for a single user with %j: %j', (change, problems) => {
    expect(named(singleUserProblems({ ...single, ...change }))).toEqual(problems);
  });

  const edited = {
    email: '',
    first_name: '',
    last_name: '',
    title: '',
    verified_until: '',
    password: '',
    confirm_password: '',
  };
  it.each([
    [{}, {}],
    [{ email: 'a' }, { email: 'emailInvalid' }],
    [{ verified_until: '2026-02-30' }, { verified_until: 'dayInvalid' }],
    [{ password: '1234567', confirm_password: '1234567' }, { password: 'passwordShort' }],
    [{ password: '12345678', confirm_password: '12345678' }, {}],
    [{ password: '12345678' }, { confirm_password: 'passwordsDiffer' }],
  ])('report for an edited account with %j: %j', (change, problems) => {
    expect(named(editProblems({ ...edited, ...change }))).toEqual(problems);
  });

  it.each([
    ['1', {}],
    ['10', {}],
    ['0', { max_active_sessions: 'limit' }],
    ['11', { max_active_sessions: 'limit' }],
    ['', { max_active_sessions: 'limit' }],
    ['2.5', { max_active_sessions: 'limit' }],
  ])('report for a limit of %j sessions: %j', (limit, problems) => {
    const fields = {
      email: 'a@b.test',
      first_name: '',
      last_name: '',
      title: '',
      max_active_sessions: limit,
    };
    expect(named(detailProblems(fields))).toEqual(problems);
  });
});

it('the confirmation lists which switches were changed, in their order', () => {
  expect(flagChanges(['a', 'b', 'c'], { a: true, b: false }, { a: false, b: true, c: true })).toEqual({
    added: ['b', 'c'],
    removed: ['a'],
  });
});

it.each([
  [{ is_active: false }, true],
  [{ is_superuser: false }, true],
  [{ is_verified: false }, false],
  [{}, false],
])('a user with every role who sets %j locks themselves out: %j', (change, isOut) => {
  const all = { is_active: true, is_staff: true, is_superuser: true, is_verified: true };
  expect(losesAccess(all, { ...all, ...change })).toBe(isOut);
});

import { describe, expect, it } from 'vitest';

import {
  getFlagChanges,
  losesAccess,
  toUserFormValues,
  type UserFormValues,
} from '../../../src/features/users/account/userForms';
import {
  detailRules,
  editRules,
  newUserRules,
  singleUserRules,
} from '../../../src/features/users/account/userRules';

type FormTexts = Record<keyof UserFormValues, string>;
type Rules = Partial<
  Record<keyof FormTexts, (text: string, formValues: UserFormValues) => string | undefined>
>;

/** Returns the last part of message keys by field. */
const findProblems = (rules: Rules, change: Partial<FormTexts>) => {
  const formValues = { ...toUserFormValues({}), ...change } as UserFormValues & FormTexts;
  const problems: Partial<FormTexts> = {};
  for (const [name, rule] of Object.entries(rules) as [keyof FormTexts, Rules[keyof FormTexts]][]) {
    const problem = rule?.(formValues[name], formValues);
    if (problem) problems[name] = problem.split('.').at(-1) ?? '';
  }
  return problems;
};

describe('account rules (spec 2 §5)', () => {
  const newUser = { email: 'a@b.test', password: 'secret-1', confirm_password: 'secret-1' };
  it.each([
    [{}, {}],
    [{ email: ' ' }, { email: 'emailMissing' }],
    [{ email: 'a@b' }, { email: 'emailInvalid' }],
    [{ password: '' }, { password: 'passwordMissing', confirm_password: 'confirmationDiffers' }],
    [{ confirm_password: '' }, { confirm_password: 'confirmationMissing' }],
    [{ confirm_password: 'other' }, { confirm_password: 'confirmationDiffers' }],
  ])('report for a new account with %j: %j', (change, problems) => {
    expect(findProblems(newUserRules, { ...newUser, ...change })).toEqual(problems);
  });

  const singleUser = { email: 'a@b.test', password: 'secret', first_name: 'A', last_name: 'B' };
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
    expect(findProblems(singleUserRules, { ...singleUser, ...change })).toEqual(problems);
  });

  it.each([
    [{}, {}],
    [{ email: 'a' }, { email: 'emailInvalid' }],
    [{ verified_until: '2026-02-30' }, { verified_until: 'dayInvalid' }],
    [{ password: '1234567', confirm_password: '1234567' }, { password: 'passwordShort' }],
    [{ password: '12345678', confirm_password: '12345678' }, {}],
    [{ password: '12345678' }, { confirm_password: 'passwordsDiffer' }],
  ])('report for an edited account with %j: %j', (change, problems) => {
    expect(findProblems(editRules, change)).toEqual(problems);
  });

  it.each([
    ['1', {}],
    ['10', {}],
    ['0', { max_active_sessions: 'limit' }],
    ['11', { max_active_sessions: 'limit' }],
    ['', { max_active_sessions: 'limit' }],
    ['2.5', { max_active_sessions: 'limit' }],
  ])('report for a limit of %j sessions: %j', (limit, problems) => {
    expect(findProblems(detailRules, { email: 'a@b.test', max_active_sessions: limit })).toEqual(problems);
  });
});

it('lists added and removed switches in order', () => {
  expect(getFlagChanges(['a', 'b', 'c'], { a: true, b: false }, { a: false, b: true, c: true })).toEqual({
    added: ['b', 'c'],
    removed: ['a'],
  });
});

it.each([
  [{ is_active: false }, true],
  [{ is_superuser: false }, true],
  [{ is_verified: false }, false],
  [{}, false],
])('checks if %j removes access: %j', (change, expected) => {
  const allRoles = { is_active: true, is_staff: true, is_superuser: true, is_verified: true };
  expect(losesAccess(allRoles, { ...allRoles, ...change })).toBe(expected);
});

import { expect, it } from 'vitest';
import {
  findLinkResetProblems,
  findResetProblems,
} from '../../../src/features/password-recovery/recoveryForm';

const shortError = { new_password: 'recovery.passwordShort' };
const mismatchError = { confirm_new_password: 'recovery.confirmationDiffers' };

it.each([
  ['123456', '123456', {}],
  ['12345', '12345', shortError],
  ['', '', shortError],
  ['123456', '', mismatchError],
  ['123456', '123457', mismatchError],
  ['12345', '123456', { ...shortError, ...mismatchError }],
])('validates a password by link, "%s" and "%s"', (new_password, confirm_new_password, problems) => {
  expect(findLinkResetProblems({ new_password, confirm_new_password })).toEqual(problems);
});

const validValues = {
  email: 'member@pulsehub.test',
  password_reset_code: '123456',
  new_password: 'crossing',
  confirm_new_password: 'crossing',
};
it.each([
  [{}, {}],
  [{ email: ' ' }, { email: 'recovery.emailMissing' }],
  [{ email: 'member' }, { email: 'recovery.emailInvalid' }],
  [{ password_reset_code: ' ' }, { password_reset_code: 'recovery.codeMissing' }],
  [{ new_password: '' }, { new_password: 'recovery.passwordMissing', ...mismatchError }],
  [{ confirm_new_password: '' }, { confirm_new_password: 'recovery.confirmationMissing' }],
  [{ new_password: 'short', confirm_new_password: 'short' }, shortError],
  [{ confirm_new_password: 'crossings' }, mismatchError],
])('validates a password by code with %j', (overrides, problems) => {
  expect(findResetProblems({ ...validValues, ...overrides })).toEqual(problems);
});

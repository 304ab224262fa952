import { expect, it } from 'vitest';
import { includesAuthenticator, includesEmail, mfaTypeOf, mfaTypes } from '../../../src/model/profile/mfa';

it.each([
  ['email', false, true],
  ['authenticator', true, false],
  ['email_and_authenticator', true, true],
] as const)('the method %s asks the authenticator (%s) and the mail (%s)', (type, authenticator, email) => {
  expect(mfaTypes).toContain(type);
  expect(includesAuthenticator(type)).toBe(authenticator);
  expect(includesEmail(type)).toBe(email);
});

it('an account that says nothing of its factor counts as one with mailed codes', () => {
  expect(mfaTypeOf({})).toBe('email');
  expect(mfaTypeOf({ mfa_type: 'authenticator' })).toBe('authenticator');
});

import { expect, it } from 'vitest';
import { findSignInProblems } from '../../../src/features/sign-in/LoginPage';

const emailError = { email: 'signIn.emailInvalid' };
const passwordError = { password: 'signIn.passwordShort' };

it.each([
  ['ada@pulsehub.test', '123456', {}],
  [' ada@pulsehub.test ', '123456', {}],
  ['a.b+c@mail.pulsehub.test', '      ', {}],
  ['ada@pulsehub.test', '12345', passwordError],
  ['ada@pulsehub.test', '', passwordError],
  ['', '123456', emailError],
  ['ada', '123456', emailError],
  ['', '', { ...emailError, ...passwordError }],
])('validates "%s" and "%s"', (emailAddress, passwordText, problems) => {
  expect(findSignInProblems(emailAddress, passwordText)).toEqual(problems);
});

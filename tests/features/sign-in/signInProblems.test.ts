import { expect, it } from 'vitest';
import { signInProblems } from '../../../src/features/sign-in/LoginPage';

const email = { email: 'signIn.emailInvalid' };
const password = { password: 'signIn.passwordShort' };

it.each([
  ['ada@pulsehub.test', '123456', {}],
  [' ada@pulsehub.test ', '123456', {}],
  ['a.b+c@mail.pulsehub.test', '      ', {}],
  ['ada@pulsehub.test', '12345', password],
  ['ada@pulsehub.test', '', password],
  ['', '123456', email],
  ['ada', '123456', email],
  ['', '', { ...email, ...password }],
])('the sign-in form validates "%s" and "%s"', (address, secret, problems) => {
  expect(signInProblems(address, secret)).toEqual(problems);
});

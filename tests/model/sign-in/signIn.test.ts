import { expect, it } from 'vitest';
import { nextStep, type LoginAnswer } from '../../../src/model/sign-in/signIn';

const tokens = { access: 'a', refresh: 'r' };
const user = { user_id: 1, email: 'ada@pulsehub.test' };

const cases: [string, LoginAnswer, string][] = [
  ['tokens alone', tokens, 'signedIn'],
  [
    'tokens of an account whose factor is verified',
    { ...tokens, mfa_type: 'email', otp_verified: true },
    'signedIn',
  ],
  ['tokens with a factor that nothing is said about', { ...tokens, mfa_type: 'email' }, 'signedIn'],
  [
    'tokens with a factor still owed',
    { ...tokens, mfa_type: 'email', otp_verified: false, otp_access: 'o' },
    'emailCode',
  ],
  ['an e-mail code owed', { mfa_type: 'email', otp_verified: false, otp_access: 'o' }, 'emailCode'],
  ['an e-mail code that could not be given back', { mfa_type: 'email', otp_verified: false }, 'invalid'],
  [
    'an authenticator code owed',
    { mfa_type: 'authenticator', totp_verified: false, totp_access: 't' },
    'authenticatorCode',
  ],
  [
    'both codes owed',
    { mfa_type: 'email_and_authenticator', otp_verified: false, otp_access: 'o' },
    'bothCodes',
  ],
  [
    'both codes that could not be given back',
    { mfa_type: 'email_and_authenticator', otp_access: null },
    'invalid',
  ],
  ['an account that is not active', { ...tokens, user: { ...user, is_active: false } }, 'inactive'],
  ['an access token alone', { access: 'a' }, 'invalid'],
  ['a refresh token alone', { refresh: 'r' }, 'invalid'],
  ['nothing', {}, 'invalid'],
];

it.each(cases)('a sign-in knows the next step after %s', (_case, answer, step) => {
  expect(nextStep(answer).step).toBe(step);
});

it('a sign-in hands the messages of both codes on', () => {
  const answer: LoginAnswer = {
    mfa_type: 'email_and_authenticator',
    otp_verified: false,
    otp_access: 'o',
    otp_message: 'first',
    totp_message: 'then',
  };
  expect(nextStep(answer)).toEqual({
    step: 'bothCodes',
    otpAccess: 'o',
    totpAccess: '',
    otpMessage: 'first',
    totpMessage: 'then',
  });
});

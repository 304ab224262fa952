import { expect, it } from 'vitest';
import {
  nextStep,
  tokensOf,
  codeScreenOf,
  codeStateOf,
  type LoginAnswer,
} from '../../../src/model/sign-in/signIn';

const tokens = { access: 'a', refresh: 'r' };
const user = { user_id: 1, email: 'ada@pulsehub.test' };

const cases: [string, LoginAnswer, string][] = [
  ['tokens alone', tokens, 'signedIn'],
  [
    'tokens of an account whose factor is verified',
    { ...tokens, mfa_type: 'email', otp_verified: true },
    'signedIn',
  ],
  ['tokens with a factor of unknown state', { ...tokens, mfa_type: 'email' }, 'signedIn'],
  [
    'tokens with a pending factor',
    { ...tokens, mfa_type: 'email', otp_verified: false, otp_access: 'o' },
    'emailCode',
  ],
  ['a pending e-mail code', { mfa_type: 'email', otp_verified: false, otp_access: 'o' }, 'emailCode'],
  ['a pending e-mail code without its token', { mfa_type: 'email', otp_verified: false }, 'invalid'],
  [
    'a pending authenticator code',
    { mfa_type: 'authenticator', totp_verified: false, totp_access: 't' },
    'authenticatorCode',
  ],
  [
    'both codes pending',
    { mfa_type: 'email_and_authenticator', otp_verified: false, otp_access: 'o' },
    'bothCodes',
  ],
  [
    'both codes pending without a token',
    { mfa_type: 'email_and_authenticator', otp_access: null },
    'invalid',
  ],
  [
    'an unspecified factor beside a token of a code',
    { mfa_type: null, otp_verified: false, otp_access: 'o' },
    'invalid',
  ],
  ['an account that is not active', { ...tokens, user: { ...user, is_active: false } }, 'inactive'],
  ['an access token alone', { access: 'a' }, 'invalid'],
  ['a refresh token alone', { refresh: 'r' }, 'invalid'],
  ['nothing', {}, 'invalid'],
];

it.each(cases)('a sign-in finds the next step after %s', (_case, response, step) => {
  expect(nextStep(response).step).toBe(step);
});

it('a sign-in keeps the messages of both codes', () => {
  const response: LoginAnswer = {
    mfa_type: 'email_and_authenticator',
    otp_verified: false,
    otp_access: 'o',
    otp_message: 'first',
    totp_message: 'then',
  };
  expect(nextStep(response)).toEqual({
    step: 'bothCodes',
    otpAccess: 'o',
    totpAccess: '',
    otpMessage: 'first',
    totpMessage: 'then',
  });
});

it('texts of the codes that the response leaves out are empty', () => {
  const response: LoginAnswer = { mfa_type: 'email_and_authenticator', otp_access: 'o', totp_access: 't' };
  expect(nextStep(response)).toEqual({
    step: 'bothCodes',
    otpAccess: 'o',
    totpAccess: 't',
    otpMessage: '',
    totpMessage: '',
  });
});

it('both verified codes sign in', () => {
  const response: LoginAnswer = { ...tokens, mfa_type: 'email_and_authenticator', otp_verified: true };
  expect(nextStep(response)).toEqual({ step: 'signedIn', tokens: tokensOf(tokens) });
  expect(tokensOf(tokens)).toEqual(tokens);
});

it.each<[LoginAnswer, ReturnType<typeof codeScreenOf>]>([
  [
    { mfa_type: 'email', otp_access: 'o' },
    { path: '/verify-otp', state: { otpAccess: 'o' }, message: 'signIn.otpSent' },
  ],
  [
    { mfa_type: 'authenticator', totp_access: 't' },
    { path: '/verify-totp', state: { totpAccess: 't' }, message: 'signIn.enterTotp' },
  ],
  [
    { mfa_type: 'email_and_authenticator', otp_access: 'o', totp_access: 't', otp_message: 'first' },
    {
      path: '/verify-both',
      state: { otpAccess: 'o', totpAccess: 't', otpMessage: 'first', totpMessage: '' },
      message: 'signIn.verifyBoth',
    },
  ],
  [tokens, null],
  [{}, null],
])('the code screen after %j', (response, screen) => {
  expect(codeScreenOf(nextStep(response))).toEqual(screen);
});

const emptyState = { otpAccess: '', totpAccess: '', otpMessage: '', totpMessage: '', emailVerified: false };
it.each<[unknown, object]>([
  [null, {}],
  ['text', {}],
  [{ otpAccess: 7, emailVerified: 'yes' }, {}],
  [
    { otpAccess: 'o', totpAccess: 't' },
    { otpAccess: 'o', totpAccess: 't' },
  ],
  [
    { otpMessage: 'first', totpMessage: 'then', emailVerified: true },
    { otpMessage: 'first', totpMessage: 'then', emailVerified: true },
  ],
])('a code screen reads its state from %j', (state, read) => {
  expect(codeStateOf(state)).toEqual({ ...emptyState, ...read });
});

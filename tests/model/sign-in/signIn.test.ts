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

it('texts of the codes that the answer leaves out are empty', () => {
  const answer: LoginAnswer = { mfa_type: 'email_and_authenticator', otp_access: 'o', totp_access: 't' };
  expect(nextStep(answer)).toEqual({
    step: 'bothCodes',
    otpAccess: 'o',
    totpAccess: 't',
    otpMessage: '',
    totpMessage: '',
  });
});

it('both codes that are verified open the session', () => {
  const answer: LoginAnswer = { ...tokens, mfa_type: 'email_and_authenticator', otp_verified: true };
  expect(nextStep(answer)).toEqual({ step: 'signedIn', tokens: tokensOf(tokens) });
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
])('the screen of the code that is owed after %j', (answer, screen) => {
  expect(codeScreenOf(nextStep(answer))).toEqual(screen);
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

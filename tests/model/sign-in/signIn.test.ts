import { expect, it } from 'vitest';
import {
  nextStep,
  getCodeScreen,
  parseCodeState,
  type Checked,
  type LoginResponse,
  type NextStep,
} from '../../../src/model/sign-in/signIn';

const tokens = { access: 'a', refresh: 'r' };
const user = { user_id: 1, email: 'ada@pulsehub.test' };

const otp = { otp_verified: false, otp_access: 'o' };
const email = { mfa_type: 'email' } as const;
const both = { mfa_type: 'email_and_authenticator' } as const;
const totp = { mfa_type: 'authenticator', totp_verified: false, totp_access: 't' } as const;
const inactive = { ...tokens, user: { ...user, is_active: false } };

it.each<[string, LoginResponse, string]>([
  ['tokens alone', tokens, 'signedIn'],
  ['tokens of an account whose factor is verified', { ...tokens, ...email, otp_verified: true }, 'signedIn'],
  ['tokens with a factor of unknown state', { ...tokens, ...email }, 'signedIn'],
  ['tokens with a pending factor', { ...tokens, ...email, ...otp }, 'emailCode'],
  ['tokens with both codes verified', { ...tokens, ...both, otp_verified: true }, 'signedIn'],
  ['a pending e-mail code', { ...email, ...otp }, 'emailCode'],
  ['a pending e-mail code without its token', { ...email, otp_verified: false }, 'invalid'],
  ['a pending authenticator code', totp, 'authenticatorCode'],
  ['both codes pending', { ...both, ...otp }, 'bothCodes'],
  ['both codes pending without a token', { ...both, otp_access: null }, 'invalid'],
  ['an unspecified factor beside a token of a code', { mfa_type: null, ...otp }, 'invalid'],
  ['an account that is not active', inactive, 'inactive'],
  ['an access token alone', { access: 'a' }, 'invalid'],
  ['a refresh token alone', { refresh: 'r' }, 'invalid'],
  ['nothing', {}, 'invalid'],
])('finds the next step after %s', (_case, response, step) => {
  expect(nextStep(response).step).toBe(step);
});

const second = { totp_success: true, totp_verified: false, totp_access: 't' };
it.each<[Checked, string, LoginResponse, string]>([
  ['emailCode', 'tokens', tokens, 'signedIn'],
  ['emailCode', 'tokens of an unverified factor', { ...tokens, ...email, otp_verified: false }, 'signedIn'],
  ['emailCode', 'a user alone', { user }, 'invalid'],
  ['emailCode', 'an inactive user', inactive, 'inactive'],
  ['authenticatorCode', 'tokens and a user', { ...tokens, user }, 'signedIn'],
  ['authenticatorCode', 'tokens without a user', tokens, 'invalid'],
  ['authenticatorCode', 'a user alone', { user }, 'invalid'],
  ['bothEmailCode', 'a second code', second, 'secondCode'],
  ['bothEmailCode', 'a second code that cannot be asked for', { ...second, totp_access: '' }, 'invalid'],
  ['bothEmailCode', 'a second code that was rejected', { ...second, totp_success: false }, 'invalid'],
  ['bothEmailCode', 'a verified second code', { ...second, ...tokens, totp_verified: true }, 'signedIn'],
  ['bothEmailCode', 'tokens', tokens, 'signedIn'],
  ['bothEmailCode', 'nothing', {}, 'invalid'],
])('finds the next step after %s with %s', (checked, _case, response, step) => {
  expect(nextStep(response, checked).step).toBe(step);
});

it('marks sign-ins by code for the companion redirect', () => {
  expect(nextStep(tokens)).toEqual({ step: 'signedIn', tokens, isByCode: false });
  expect(nextStep(tokens, 'emailCode')).toEqual({ step: 'signedIn', tokens, isByCode: true });
});

it.each<[LoginResponse, Checked, ReturnType<typeof getCodeScreen>]>([
  [
    { mfa_type: 'email', otp_access: 'o' },
    'password',
    { path: '/verify-otp', state: { otpAccess: 'o' }, message: 'signIn.otpSent' },
  ],
  [
    { mfa_type: 'authenticator', totp_access: 't' },
    'password',
    { path: '/verify-totp', state: { totpAccess: 't' }, message: 'signIn.enterTotp' },
  ],
  [
    { ...both, otp_access: 'o', totp_access: 't', otp_message: 'first', totp_message: 'then' },
    'password',
    {
      path: '/verify-both',
      state: { otpAccess: 'o', totpAccess: 't', otpMessage: 'first', totpMessage: 'then' },
      message: 'signIn.verifyBoth',
    },
  ],
  [
    { ...second, totp_message: 'Open your app' },
    'bothEmailCode',
    { path: '/verify-both', state: { totpAccess: 't', totpMessage: 'Open your app', emailVerified: true } },
  ],
  [tokens, 'password', null],
])('finds the code screen after %j by %s', (response, checked, screen) => {
  expect(getCodeScreen(nextStep(response, checked) as NextStep)).toEqual(screen);
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
])('reads code-screen state from %j', (state, read) => {
  expect(parseCodeState(state)).toEqual({ ...emptyState, ...read });
});

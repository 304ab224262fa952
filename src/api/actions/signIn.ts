import type { LoginAnswer, Tokens } from '../../model/sign-in/signIn';
import type { User } from '../../model/users/user';
import { assertResponse, discardBody, findRecord } from '../answers';
import { type Fields, textOrNull } from '../../model/fields';
import type { Http } from '../http';

/** `last_name` carries the full name. */
export type Registration = Record<'email' | 'last_name' | 'password' | 'confirm_password', string>;

const notEmpty = async <A>(answer: Promise<A | null>): Promise<A> => assertResponse(null, await answer);

export const signInActions = (http: Http) => ({
  signIn: (email: string, password: string): Promise<LoginAnswer> =>
    notEmpty(http('POST', '/api/user/login/', { open: true, body: { email, password } })),

  verifyEmailCode: (otp: string, otp_access: string): Promise<LoginAnswer> => {
    const body = { otp, otp_access, remember_me: true };
    return notEmpty(http('POST', '/api/user/verify-otp/', { open: true, body }));
  },

  verifyAuthenticatorCode: (totp: string, totp_access: string): Promise<LoginAnswer> => {
    const body = { totp, totp_access, remember_me: true };
    return notEmpty(http('POST', '/api/user/verify-totp', { open: true, body }));
  },

  socialLinks: () => notEmpty(http('GET', '/api/user/social-login-link/', { open: true })),

  socialSignIn: async (type: string, access_token: string): Promise<LoginAnswer> => {
    const request = { open: true, query: { type }, body: { access_token } };
    const answer = await http('POST', '/api/user/auth/social-login/', request);
    const { success = true }: Fields = answer ?? {};
    return assertResponse(answer, success === true && answer);
  },

  /** Takes the token as an argument, because the local session may already be gone. */
  signOut: (refresh: string, notification_key: string, bearer: string) => {
    const body = { refresh, notification_key };
    return discardBody(http('POST', '/api/user/logout/', { open: true, bearer, keepalive: true, body }));
  },

  details: async (): Promise<User> => {
    const answer = await http('GET', '/api/user/details/', { sessionEnd: 'signInPage' });
    const user = findRecord<User>(answer, ({ email }) => typeof email === 'string');
    return assertResponse(answer, user);
  },

  /** Only a 201 is a success; its response may already sign in. */
  register: (body: Registration): Promise<LoginAnswer> =>
    notEmpty(http('POST', '/api/user/register/', { open: true, expect: 201, body })),

  decodeToken: () => http('POST', '/api/user/decode-token/', { body: {} }),
});

export type SignInActions = ReturnType<typeof signInActions>;

/** `refresh` is present when the server rotates it (decisions §6). */
export type RenewedTokens = Pick<Tokens, 'access'> & Partial<Tokens>;

export const requestTokens = async (http: Http, refresh: string, token: string | null) => {
  const request = { open: true, body: { refresh }, ...(token && { bearer: token }) };
  const answer = await http('POST', '/api/user/token-refresh/', request);
  const access = assertResponse(answer, textOrNull(answer?.access));
  const rotated = textOrNull(answer?.refresh);
  return rotated === null ? { access } : { access, refresh: rotated };
};

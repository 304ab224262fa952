import type { LoginResponse, Tokens } from '../../model/sign-in/signIn';
import type { User } from '../../model/users/user';
import { assertResponse, discardBody, findRecord } from '../responses';
import { type Fields, textOrNull } from '../../model/fields';
import type { Http } from '../http';

/** `last_name` carries the full name. */
export type Registration = Record<'email' | 'last_name' | 'password' | 'confirm_password', string>;

const assertNotEmpty = async <A>(response: Promise<A | null>): Promise<A> =>
  assertResponse(null, await response);

export const signInActions = (http: Http) => ({
  signIn: (email: string, password: string): Promise<LoginResponse> =>
    assertNotEmpty(http('POST', '/api/user/login/', { anonymous: true, body: { email, password } })),

  verifyEmailCode: (otp: string, otp_access: string): Promise<LoginResponse> => {
    const body = { otp, otp_access, remember_me: true };
    return assertNotEmpty(http('POST', '/api/user/verify-otp/', { anonymous: true, body }));
  },

  verifyAuthenticatorCode: (totp: string, totp_access: string): Promise<LoginResponse> => {
    const body = { totp, totp_access, remember_me: true };
    return assertNotEmpty(http('POST', '/api/user/verify-totp', { anonymous: true, body }));
  },

  socialLinks: () => assertNotEmpty(http('GET', '/api/user/social-login-link/', { anonymous: true })),

  socialSignIn: async (type: string, access_token: string): Promise<LoginResponse> => {
    const request = { anonymous: true, query: { type }, body: { access_token } };
    const response = await http('POST', '/api/user/auth/social-login/', request);
    const { success = true }: Fields = response ?? {};
    return assertResponse(response, success === true && response);
  },

  /** Takes the token as an argument, because the local session may already be gone. */
  signOut: (refresh: string, notification_key: string, bearer: string) => {
    const body = { refresh, notification_key };
    return discardBody(http('POST', '/api/user/logout/', { anonymous: true, bearer, keepalive: true, body }));
  },

  details: async (): Promise<User> => {
    const response = await http('GET', '/api/user/details/', { sessionEnd: 'signInPage' });
    const user = findRecord<User>(response, ({ email }) => typeof email === 'string');
    return assertResponse(response, user);
  },

  /** Only a 201 is a success; its response may already sign in. */
  register: (body: Registration): Promise<LoginResponse> =>
    assertNotEmpty(http('POST', '/api/user/register/', { anonymous: true, expectedStatus: 201, body })),

  decodeToken: () => http('POST', '/api/user/decode-token/', { body: {} }),
});

export type SignInActions = ReturnType<typeof signInActions>;

/** `refresh` is present when the server rotates it (decisions §2). */
export type RenewedTokens = Pick<Tokens, 'access'> & Partial<Tokens>;

export const requestTokens = async (http: Http, refresh: string, token: string | null) => {
  const request = { anonymous: true, body: { refresh }, ...(token && { bearer: token }) };
  const response = await http('POST', '/api/user/token-refresh/', request);
  const access = assertResponse(response, textOrNull(response?.access));
  const rotated = textOrNull(response?.refresh);
  return rotated === null ? { access } : { access, refresh: rotated };
};

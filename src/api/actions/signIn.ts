import type { LoginAnswer } from '../../model/sign-in/signIn';
import type { User } from '../../model/users/user';
import { fieldsIn, recordIn } from '../answers';
import { HttpError } from '../HttpError';
import type { Http } from '../http';

export interface SocialLinks {
  google_login_link: string;
  yahoo_login_link: string;
  linkedin_login_link: string;
  microsoft_login_link: string;
}

/** The calls of signing in and out (spec 1 §7). All reject with HttpError. */
export const signInActions = (http: Http) => ({
  signIn: (email: string, password: string) =>
    http<unknown>('/api/user/login/', { method: 'POST', open: true, body: { email, password } }).then(
      asAnswer,
    ),

  verifyEmailCode: (otp: string, otpAccess: string) =>
    http<unknown>('/api/user/verify-otp/', {
      method: 'POST',
      open: true,
      body: { otp, otp_access: otpAccess, remember_me: true },
    }).then(asAnswer),

  verifyAuthenticatorCode: (totp: string, totpAccess: string) =>
    http<unknown>('/api/user/verify-totp', {
      method: 'POST',
      open: true,
      body: { totp, totp_access: totpAccess, remember_me: true },
    }).then(asAnswer),

  socialLinks: () => http<SocialLinks>('/api/user/social-login-link/', { open: true }),

  /** With the token that there was: the session may be gone here before the server answers. */
  signOut: async (refresh: string, notificationKey: string, bearer: string): Promise<void> => {
    const body = { refresh, notification_key: notificationKey };
    const request = { method: 'POST', open: true, bearer, keepalive: true, body } as const;
    fieldsIn(await http<unknown>('/api/user/logout/', request));
  },

  /** The signed-in person as the server knows them now, with their mfa_type. */
  details: async (): Promise<User> => {
    const answer = await http<unknown>('/api/user/details/');
    const user = recordIn(answer, ({ email }) => typeof email === 'string');
    if (!user) throw new HttpError(0, answer, 'format');
    return user as unknown as User;
  },

  decodeToken: () =>
    http<{ success: boolean; decoded_data: unknown } | null>('/api/user/decode-token/', {
      method: 'POST',
      body: {},
    }),
});

export type SignInActions = ReturnType<typeof signInActions>;

/** Asks for a new access token; open, since the one at hand may be dead. */
export const requestAccess =
  (http: Http) =>
  async (refresh: string, token: string | null): Promise<string> => {
    const answer = await http<{ access?: unknown }>('/api/user/token-refresh/', {
      method: 'POST',
      open: true,
      body: { refresh },
      ...(token ? { bearer: token } : {}),
    });
    if (typeof answer?.access !== 'string') throw new HttpError(0, answer, 'format');
    return answer.access;
  };

const asAnswer = (answer: unknown): LoginAnswer => {
  if (typeof answer !== 'object' || answer === null) throw new HttpError(0, answer, 'format');
  return answer;
};

import type { LoginAnswer } from '../../model/sign-in/signIn';
import type { SocialProvider } from '../../model/sign-in/socialLink';
import { HttpError } from '../HttpError';
import type { Http } from '../http';

/** Sign-in with an identity provider's token (spec 1 §7). Rejects with HttpError. */
export const socialActions = (http: Http) => ({
  /** An answer that is no success rejects with kind `format`. */
  socialSignIn: async (type: SocialProvider, accessToken: string): Promise<LoginAnswer> => {
    const answer = await http<unknown>('/api/user/auth/social-login/', {
      method: 'POST',
      open: true,
      query: { type },
      body: { access_token: accessToken },
    });
    if (typeof answer !== 'object' || answer === null || ('success' in answer && answer.success !== true))
      throw new HttpError(0, answer, 'format');
    return answer;
  },
});

export type SocialActions = ReturnType<typeof socialActions>;

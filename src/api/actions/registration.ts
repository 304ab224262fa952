import type { LoginAnswer } from '../../model/sign-in/signIn';
import { required } from '../answers';
import type { Http } from '../http';

/** The sign-up form (spec 1 §2 "Registration"); the full name goes as `last_name`. */
export type Registration = Record<'email' | 'last_name' | 'password' | 'confirm_password', string>;

/** Accounts that people make for themselves (spec 1 §7). Rejects with HttpError. */
export const registrationActions = (http: Http) => ({
  /** Nothing but a 201 is a success. Its answer may carry what a sign-in answers. */
  register: async (body: Registration): Promise<LoginAnswer> => {
    const answer = await http('POST', '/api/user/register/', { open: true, expect: 201, body });
    return required(answer, answer);
  },
});

export type RegistrationActions = ReturnType<typeof registrationActions>;

import type { LoginAnswer } from '../../model/sign-in/signIn';
import { HttpError } from '../HttpError';
import type { Http } from '../http';

/** The sign-up form as the API takes it (spec 1 §2 "Registration"). */
export interface Registration {
  email: string;
  /** The full name. */
  last_name: string;
  password: string;
  confirm_password: string;
}

/** Accounts that people make for themselves (spec 1 §7). Rejects with HttpError. */
export const registrationActions = (http: Http) => ({
  /** Nothing but a 201 is a success. Its answer may carry what a sign-in answers. */
  register: async (registration: Registration): Promise<LoginAnswer> => {
    const request = { method: 'POST', open: true, expect: 201, body: registration } as const;
    const answer = await http<unknown>('/api/user/register/', request);
    if (typeof answer !== 'object' || answer === null) throw new HttpError(0, answer, 'format');
    return answer;
  },
});

export type RegistrationActions = ReturnType<typeof registrationActions>;

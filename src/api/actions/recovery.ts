import { sentenceOf } from '../errors';
import { HttpError } from '../HttpError';
import type { Http } from '../http';

/** What a mailed link to `/reset-password/{uidb64}/{token}` carries. */
export interface ResetLink {
  uidb64: string;
  token: string;
}

/** The form of a reset by code as the API takes it (spec 1 §7). */
export interface CodeReset {
  email: string;
  password_reset_code: string;
  new_password: string;
  confirm_new_password: string;
}

/** The form of a reset by link as the API takes it (decisions §4 "Link reset"). */
export type LinkPasswords = Pick<CodeReset, 'new_password' | 'confirm_new_password'>;

const codePath = '/api/user/forget-password/';

/** Has a code mailed; `open` where nobody is signed in. */
export const requestCode = async (http: Http, email: string, open = false): Promise<void> => {
  const answer = await http<{ password_reset_code_success?: unknown } | null>(codePath, {
    open,
    query: { email },
  });
  if (answer?.password_reset_code_success !== true) throw new HttpError(200, answer);
};

/**
 * A new password for whoever forgot theirs (spec 1 §7). All reject with HttpError. Both resets answer the
 * server's sentence, or null.
 */
export const recoveryActions = (http: Http) => ({
  /** Has a code mailed. */
  sendResetCode: (email: string) => requestCode(http, email, true),

  resetByCode: async (body: CodeReset): Promise<string | null> => {
    const answer = await http<Outcome | null>(codePath, { method: 'POST', open: true, body });
    if (answer?.success !== true) throw new HttpError(200, answer);
    return sentenceOf(answer, 'message');
  },

  /** An empty answer is a success, one that says nothing of the outcome rejects with kind `format`. */
  resetByLink: async (link: ResetLink, passwords: LinkPasswords): Promise<string | null> => {
    const body = { ...passwords, ...link };
    const path = '/api/user/password-set-confirm';
    const answer = await http<Outcome | null>(path, { method: 'POST', open: true, body });
    if (answer === null) return null;
    if (answer.success === false) throw new HttpError(200, answer);
    if (answer.success !== true) throw new HttpError(0, answer, 'format');
    return sentenceOf(answer, 'message') ?? sentenceOf(answer, 'detail');
  },
});

interface Outcome {
  success?: unknown;
}

export type RecoveryActions = ReturnType<typeof recoveryActions>;

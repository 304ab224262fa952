import { assertResponse } from '../answers';
import { fieldMessage } from '../errors';
import { HttpError } from '../HttpError';
import type { Http } from '../http';

export type ResetLink = Record<'uidb64' | 'token', string>;

export type LinkPasswords = Record<'new_password' | 'confirm_new_password', string>;

export type CodeReset = LinkPasswords & Record<'email' | 'password_reset_code', string>;

const codePath = '/api/user/forget-password/';

export const requestCode = async (http: Http, email: string, open = false): Promise<void> => {
  const answer = await http('GET', codePath, { open, query: { email } });
  if (answer?.password_reset_code_success !== true) throw new HttpError(200, answer);
};

export const recoveryActions = (http: Http) => ({
  sendResetCode: (email: string) => requestCode(http, email, true),

  resetByCode: async (body: CodeReset): Promise<string | null> => {
    const answer = await http('POST', codePath, { open: true, body });
    if (answer?.success !== true) throw new HttpError(200, answer);
    return fieldMessage(answer, 'message');
  },

  /** An empty response is a success; one without `success` rejects with kind `format`. */
  resetByLink: async (link: ResetLink, passwords: LinkPasswords): Promise<string | null> => {
    const body = { ...passwords, ...link };
    const answer = await http('POST', '/api/user/password-set-confirm', { open: true, body });
    if (answer === null) return null;
    if (answer.success === false) throw new HttpError(200, answer);
    assertResponse(answer, answer.success === true);
    return fieldMessage(answer, 'message') ?? fieldMessage(answer, 'detail');
  },
});

export type RecoveryActions = ReturnType<typeof recoveryActions>;

import { assertResponse } from '../responses';
import { fieldMessage } from '../errors';
import { HttpError } from '../HttpError';
import type { Http } from '../http';

export type ResetLink = Record<'uidb64' | 'token', string>;

type LinkPasswords = Record<'new_password' | 'confirm_new_password', string>;

type CodeReset = LinkPasswords & Record<'email' | 'password_reset_code', string>;

const codePath = '/api/user/forget-password/';

export const requestCode = async (http: Http, email: string, anonymous = false): Promise<void> => {
  const response = await http('GET', codePath, { anonymous: anonymous, query: { email } });
  if (response?.password_reset_code_success !== true) throw new HttpError(200, response);
};

export const recoveryActions = (http: Http) => ({
  sendResetCode: (email: string) => requestCode(http, email, true),

  resetByCode: async (body: CodeReset): Promise<string | null> => {
    const response = await http('POST', codePath, { anonymous: true, body });
    if (response?.success !== true) throw new HttpError(200, response);
    return fieldMessage(response, 'message');
  },

  /** An empty response is a success; one without `success` rejects with kind `format`. */
  resetByLink: async (link: ResetLink, passwords: LinkPasswords): Promise<string | null> => {
    const body = { ...passwords, ...link };
    const response = await http('POST', '/api/user/password-set-confirm', { anonymous: true, body });
    if (response === null) return null;
    if (response.success === false) throw new HttpError(200, response);
    assertResponse(response, response.success === true);
    return fieldMessage(response, 'message') ?? fieldMessage(response, 'detail');
  },
});

export type RecoveryActions = ReturnType<typeof recoveryActions>;

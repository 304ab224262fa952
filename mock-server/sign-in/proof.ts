import type { Response } from 'express';
import type { ServerContext } from '../context';
import { ApiError, invalidField } from '../guards/ApiError';
import { getCurrentUser, getSession } from '../guards/session';
import type { SessionRow, UserRow } from '../storage/tables';
import { isoTime, minute } from '../time';
import { getFactor } from './factor';
import { toMessage, type MessageLike } from '../messages/message';

/** Required in addition to an access token, because every launched service gets one. */
export interface Proof {
  old_password?: string | undefined;
  code?: string | undefined;
}

const freshMs = 10 * minute;

/** Returns false for a remembered browser, whose sign-in skipped the code. */
export const isFresh = (
  { now }: Pick<ServerContext, 'now'>,
  { session_start, is_remembered, proven_at }: SessionRow,
): boolean => {
  const since = proven_at ?? (is_remembered ? null : session_start);
  return since !== null && now() - Date.parse(since) <= freshMs;
};

const proofRequiredError = (code: 'old_password_required' | 'fresh_code_required', text: MessageLike) =>
  new ApiError(403, { detail: toMessage(text) }, { code });

const codeRequiredError = () =>
  proofRequiredError(
    'fresh_code_required',
    'Please confirm this change with a code of your verification method.',
  );

/** Accepts an authenticator code or a mailed code, depending on the account (decisions §4). */
const isCodeCorrect = (context: ServerContext, user: UserRow, code: string): boolean => {
  const { vault } = context;
  const { id } = user;
  const mfa_type = getFactor(context, user);
  if (mfa_type !== 'email' && vault.authenticator.check(id, code)) return true;
  if (mfa_type === 'authenticator') return false;
  const row = vault.codes.find(id, 'password_reset', code);
  if (row) vault.codes.remove(row);
  return row !== null;
};

/** Reports a wrong code under `field`. */
export const checkCode = (context: ServerContext, res: Response, code: string, field = 'code'): void => {
  if (!isCodeCorrect(context, getCurrentUser(res), code.trim()))
    throw invalidField(field, 'The MFA code is wrong or has expired.');
  context.db.update('sessions', getSession(res).id, { proven_at: isoTime(context.now()) });
};

export const checkOldPassword = async (context: ServerContext, res: Response, password: string) => {
  if (!(await context.vault.passwords.check(getCurrentUser(res).id, password)))
    throw invalidField('old_password', 'Your old password was entered incorrectly. Please enter it again.');
};

/** Requires a fresh sign-in or a code of the current factor, for changes of the second factor (decisions §4). */
export const checkFactor = (context: ServerContext, res: Response, code = ''): void => {
  if (isFresh(context, getSession(res))) return;
  if (code.trim() === '') throw codeRequiredError();
  checkCode(context, res, code);
};

/** Requires the old password, and a code if the account has a factor, for changes of email or password. */
export const checkOwner = async (
  context: ServerContext,
  res: Response,
  { old_password = '', code = '' }: Proof,
) => {
  if (old_password === '')
    throw proofRequiredError(
      'old_password_required',
      'Please confirm this change with your password and a code of your verification method.',
    );
  await checkOldPassword(context, res, old_password);
  if (code.trim() !== '') checkCode(context, res, code);
  else if (!getCurrentUser(res).skips_second_factor) throw codeRequiredError();
};

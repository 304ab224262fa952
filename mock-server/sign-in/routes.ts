import type { Request } from 'express';
import type { ServerContext } from '../context';
import { createRoutes, type Body } from '../guards/respond';
import { badRequest } from '../guards/ApiError';
import type { UserRow } from '../storage/tables';
import type { CodeFault } from '../vault/codes';
import { getFactor, proveAuthenticator } from './factor';
import {
  createChallenge,
  inactiveAccountError,
  createSecondChallenge,
  completeSignIn,
} from './signInResponse';
import { toMessage, message, type MessageLike } from '../messages/message';

const wrongCredentialsError = () =>
  badRequest({ non_field_errors: [message('Unable to log in with provided credentials.')] });

const faultMessages: Record<CodeFault, MessageLike> = {
  wrong: 'Invalid code.',
  expired: 'This code has expired or was replaced by a newer one. Please sign in again.',
  exhausted: 'Too many wrong codes. Please sign in again.',
};

const codeError = (fault: CodeFault) => {
  const detail = toMessage(faultMessages[fault]);
  return badRequest({ detail, non_field_errors: [detail] }, { code: `code_${fault}` });
};

const getActiveUser = ({ db }: ServerContext, userId: number): UserRow => {
  const user = db.get('users', userId);
  if (!user) throw codeError('expired');
  if (!user.is_active) throw inactiveAccountError();
  return user;
};

const login = async (context: ServerContext, req: Request) => {
  const { email, password } = req.body as Body<'signIn'>;
  const { db, vault } = context;
  const row = db.findBy('users', 'email', email.trim().toLowerCase());
  const isCorrect = await vault.passwords.check(row?.id ?? 0, password);
  const user = row && db.get('users', row.id);
  if (!user || !isCorrect) throw wrongCredentialsError();
  if (!user.is_active) throw inactiveAccountError();
  if (user.skips_second_factor) return completeSignIn(context, req, user);
  const rememberToken = req.get('X-RMT');
  const knownBrowser = rememberToken ? vault.rememberedBrowsers.find(user.id, rememberToken) : null;
  if (knownBrowser) return completeSignIn(context, req, user, { knownBrowser });
  return createChallenge(context, user);
};

const verifyOtp = (context: ServerContext, req: Request) => {
  const { otp, otp_access, remember_me = false } = req.body as Body<'verifyEmailCode'>;
  const row = context.vault.codes.redeem(otp_access, 'sign_in_email', otp.trim());
  if (typeof row === 'string') throw codeError(row);
  const user = getActiveUser(context, row.user);
  if (getFactor(context, user) === 'email_and_authenticator') return createSecondChallenge(context, user);
  return completeSignIn(context, req, user, { remember: remember_me });
};

const verifyTotp = (context: ServerContext, req: Request) => {
  const { totp, totp_access, remember_me = false } = req.body as Body<'verifyAuthenticatorCode'>;
  const { authenticator, codes } = context.vault;
  const row = codes.findByAccess(totp_access, 'sign_in_totp');
  if (!row) throw codeError('expired');
  const user = getActiveUser(context, row.user);
  const code = totp.trim();
  const isCorrect =
    authenticator.check(user.id, code) ||
    (authenticator.hasTrustedSetup(user.id) && proveAuthenticator(context, req, user, code) === 'proven');
  if (!isCorrect) throw codeError(codes.countFailure(row));
  codes.remove(row);
  return completeSignIn(context, req, user, { remember: remember_me });
};

export const loginRoutes = createRoutes({
  'POST /user/login': login,
  'POST /user/verify-otp': verifyOtp,
  'POST /user/verify-totp': verifyTotp,
});

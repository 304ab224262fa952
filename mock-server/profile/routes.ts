import type { Request, Response } from 'express';
import type { ServerContext } from '../context';
import { dropReplaced, withPicture } from '../files/picture';
import { routes, type Body } from '../guards/respond';
import { badRequest, refuseField } from '../guards/Refusal';
import { currentUserOf } from '../guards/session';
import { endAllSessions } from '../sessions/sessions';
import { chooseFactor, factorOf, proveAuthenticator } from '../sign-in/factor';
import { checkNewPassword } from '../sign-in/passwords';
import type { UserRow } from '../storage/tables';
import { accountPolicy } from '../users/accountPolicy';
import { ownBody, pictureUrl } from '../users/userFields';

type Change = Partial<
  Pick<UserRow, 'first_name' | 'last_name' | 'title' | 'mfa_type' | 'is_staff' | 'is_superuser' | 'is_active'>
>;

const texts = ['first_name', 'last_name', 'title', 'mfa_type'] as const;
const flags = ['is_staff', 'is_superuser', 'is_active'] as const;

const changeOf = (body: Record<string, unknown>): Change =>
  Object.fromEntries(
    [...texts, ...flags].flatMap((name) => (body[name] === undefined ? [] : [[name, body[name]]])),
  );

const save = async (context: ServerContext, req: Request, res: Response) => {
  const { db } = context;
  const user = currentUserOf(res);
  const { mfa_type, ...change } = changeOf(req.body as Record<string, unknown>);
  const saved = await withPicture(context, req, (picture_file) => {
    accountPolicy.mayChange(context, user.id, user, change);
    db.update('users', user.id, { ...change, ...(picture_file ? { picture_file } : {}) });
    if (mfa_type !== undefined) chooseFactor(context, user, mfa_type);
    return db.get('users', user.id) ?? user;
  });
  await dropReplaced(context, user.picture_file, saved.picture_file);
  return {
    success: true,
    message: 'User updated successfully.',
    picture_url: pictureUrl(saved.picture_file),
    user: ownBody(context, saved),
  };
};

/** Accepts an authenticator code or the newest mailed code, depending on the account (decisions §4). */
const isCodeRight = (context: ServerContext, user: UserRow, code: string): boolean => {
  const { vault } = context;
  const { id } = user;
  const mfa_type = factorOf(context, user);
  if (mfa_type !== 'email' && vault.authenticator.check(id, code)) return true;
  if (mfa_type === 'authenticator') return false;
  const row = vault.codes.newest(id, 'password_reset');
  return row !== 'expired' && vault.codes.redeem(row, code) === null;
};

const changePassword = async (context: ServerContext, req: Request, res: Response) => {
  const user = currentUserOf(res);
  const { old_password, new_password, confirm_new_password, code } = req.body as Body<'changePassword'>;
  checkNewPassword(new_password, confirm_new_password);
  if (!(await context.vault.passwords.check(user.id, old_password)))
    throw refuseField('old_password', 'Your old password was entered incorrectly. Please enter it again.');

  const hash = await context.vault.passwords.hash(new_password);
  if (!isCodeRight(context, user, code.trim()))
    throw refuseField('non_field_errors', 'The MFA code is wrong or has expired.');

  context.vault.passwords.put(user.id, hash);
  context.vault.codes.revoke(user.id);
  endAllSessions(context, user.id);
  return { success: true, message: 'Password updated successfully.' };
};

const messages = {
  wrong: 'This code does not fit the QR code that was shown last.',
  expired: 'This QR code has expired. Please generate a new one.',
};

const prove = (context: ServerContext, req: Request, res: Response) => {
  const { code } = req.body as Body<'proveAuthenticator'>;
  const outcome = proveAuthenticator(context, currentUserOf(res).id, code.trim());
  if (outcome === 'proven') return { success: true, message: 'Authenticator connected successfully.' };
  const detail = messages[outcome];
  throw badRequest({ detail, non_field_errors: [detail], code: `authenticator_${outcome}` });
};

const startSetup = (context: ServerContext, _req: Request, res: Response) => {
  const { id, email } = currentUserOf(res);
  const { url, secret, firstTime } = context.vault.authenticator.startSetup(id, email);
  return { success: true, qr_code_url: url, code: secret, first_time: firstTime };
};

export const profileRoutes = routes({
  'GET /user/details': (context, _req, res) => ownBody(context, currentUserOf(res)),
  'POST /user/details': save,
  'POST /user/password-reset': changePassword,
  'GET /user/google-authenticator-activation': startSetup,
  'POST /user/google-authenticator-activation': prove,
});

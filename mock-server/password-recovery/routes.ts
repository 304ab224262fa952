import type { Request } from 'express';
import type { ServerContext } from '../context';
import { decodeUid } from '../guards/attemptedAccount';
import { refuseCrossSite } from '../guards/origins';
import { createRoutes, type Body } from '../guards/respond';
import { invalidField } from '../guards/ApiError';
import { endAllSessions } from '../sessions/sessions';
import { checkNewPassword, replacePassword } from '../sign-in/newPassword';
import { wasSentRecently } from '../sign-in/resend';
import type { UserRow } from '../storage/tables';
import { createPasswordLink } from './passwordLink';
import { message } from '../messages/message';

const findActiveUser = ({ db }: ServerContext, email: string): UserRow | undefined => {
  const user = db.findBy('users', 'email', email.trim().toLowerCase());
  return user?.is_active ? user : undefined;
};

const sendCode = (context: ServerContext, req: Request) => {
  refuseCrossSite(req, context.settings);
  const user = findActiveUser(context, req.query['email'] as string);
  if (user && !wasSentRecently(context, user.id, 'password_reset')) {
    const { code } = context.vault.codes.issue(user.id, 'password_reset');
    const link = createPasswordLink(context, user.id, 'reset_link');
    context.emit('resetCodeIssued', { user, code, link });
  }
  return { password_reset_code_success: true, message: message('Password reset code sent successfully') };
};

const findUserByCode = (context: ServerContext, req: Request): UserRow => {
  const { email, password_reset_code } = req.body as Body<'resetPassword'>;
  const user = findActiveUser(context, email);
  if (user && context.vault.codes.find(user.id, 'password_reset', password_reset_code.trim())) return user;
  throw invalidField('password_reset_code', 'This code is wrong or has expired. Please ask for a new one.');
};

const findUserByLink = ({ db, vault }: ServerContext, req: Request): UserRow => {
  const { uidb64, token } = req.body as Body<'setPasswordByLink'>;
  const { codes } = vault;
  const row = codes.findByAccess(token, 'password_link') ?? codes.findByAccess(token, 'reset_link');
  const user = row && db.get('users', row.user);
  if (!user?.is_active || user.id !== decodeUid(uidb64))
    throw invalidField('token', 'This link is invalid, has expired or has already been used.');
  return user;
};

/** Checks the code or link before the expensive hash, and again after it. */
const resetBy =
  (findUser: typeof findUserByCode) =>
  async (context: ServerContext, req: Request): Promise<object> => {
    const { new_password, confirm_new_password } = req.body as Body<'resetPassword' | 'setPasswordByLink'>;
    checkNewPassword(new_password, confirm_new_password);
    findUser(context, req);
    const hash = await context.vault.passwords.hash(new_password);
    const user = findUser(context, req);
    replacePassword(context, req, user, hash);
    endAllSessions(context, user.id);
    return { success: true, message: message('Password has been reset successfully.') };
  };

export const recoveryRoutes = createRoutes({
  'GET /user/forget-password': sendCode,
  'POST /user/forget-password': resetBy(findUserByCode),
  'POST /user/password-set-confirm': resetBy(findUserByLink),
});

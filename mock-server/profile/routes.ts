import type { Request, Response } from 'express';
import type { ServerContext } from '../context';
import { getPictureUrl, removeReplacedFile, saveWithPicture } from '../files/picture';
import { createRoutes, type Body } from '../guards/respond';
import { badRequest } from '../guards/ApiError';
import { getCurrentUser, recheckAccess, getSession } from '../guards/session';
import { endAllSessions } from '../sessions/sessions';
import { chooseFactor, getFactor, proveAuthenticator } from '../sign-in/factor';
import { checkNewPassword, replacePassword } from '../sign-in/newPassword';
import { checkCode, checkFactor, checkOldPassword, isFresh } from '../sign-in/proof';
import { checkChange } from '../users/accountPolicy';
import { toOwnUserBody } from '../sign-in/userBody';
import { message } from '../messages/message';

const save = async (context: ServerContext, req: Request, res: Response) => {
  const { db } = context;
  const {
    mfa_type,
    code,
    picture: _file,
    ...change
  } = req.body as Body<'updateAccount', 'multipart/form-data'>;
  const { before, saved } = await saveWithPicture(context, req, res, (picture_file) => {
    const user = getCurrentUser(res);
    if (mfa_type !== undefined && mfa_type !== getFactor(context, user)) checkFactor(context, res, code);
    checkChange(user, user, change);
    const picture = picture_file === null ? {} : { picture_file };
    const changed = db.update('users', user.id, { ...change, ...picture }) ?? user;
    if (mfa_type !== undefined) chooseFactor(context, req, changed, mfa_type);
    return { before: user, saved: db.get('users', user.id) ?? changed };
  });
  await removeReplacedFile(context, before.picture_file, saved.picture_file);
  return {
    success: true,
    message: message('User updated successfully.'),
    picture_url: getPictureUrl(saved.picture_file),
    user: toOwnUserBody(context, saved),
  };
};

const changePassword = async (context: ServerContext, req: Request, res: Response) => {
  const { old_password, new_password, confirm_new_password, code } = req.body as Body<'changePassword'>;
  checkNewPassword(new_password, confirm_new_password);
  await checkOldPassword(context, res, old_password);
  const hash = await context.vault.passwords.hash(new_password);
  recheckAccess(context, req, res);
  checkCode(context, res, code, 'non_field_errors');
  const user = getCurrentUser(res);
  replacePassword(context, req, user, hash);
  endAllSessions(context, user.id);
  return { success: true, message: message('Password updated successfully.') };
};

const proofMessages = {
  wrong: message('This code does not match the last QR code.'),
  expired: message('This QR code has expired. Please generate a new one.'),
};

const verifyAuthenticator = (context: ServerContext, req: Request, res: Response) => {
  const { code, current_code } = req.body as Body<'proveAuthenticator'>;
  checkFactor(context, res, current_code);
  const result = proveAuthenticator(context, req, getCurrentUser(res), code.trim());
  if (result === 'proven')
    return { success: true, message: message('Authenticator connected successfully.') };
  const detail = proofMessages[result];
  throw badRequest({ detail, non_field_errors: [detail] }, { code: `authenticator_${result}` });
};

const startSetup = (context: ServerContext, _req: Request, res: Response) => {
  const { id, email } = getCurrentUser(res);
  const { url, secret, firstTime } = context.vault.authenticator.startSetup(
    id,
    email,
    isFresh(context, getSession(res)),
  );
  return { success: true, qr_code_url: url, code: secret, first_time: firstTime };
};

export const profileRoutes = createRoutes({
  'GET /user/details': (context, _req, res) => toOwnUserBody(context, getCurrentUser(res)),
  'POST /user/details': save,
  'POST /user/password-reset': changePassword,
  'GET /user/google-authenticator-activation': startSetup,
  'POST /user/google-authenticator-activation': verifyAuthenticator,
});

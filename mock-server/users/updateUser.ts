import type { Request, Response } from 'express';
import { minGivenPassword } from '../../src/model/users/accountRules';
import type { ServerContext } from '../context';
import { saveWithPicture, removeReplacedFile } from '../files/picture';
import { getCurrentUser, getSession } from '../guards/session';
import { describeVisitor } from '../guards/visitor';
import { endAllSessions } from '../sessions/sessions';
import { chooseFactor, getFactor, resetFactor } from '../sign-in/factor';
import { replacePassword } from '../sign-in/newPassword';
import { checkFactor, checkOwner, type Proof } from '../sign-in/proof';
import { toUserBody } from '../sign-in/userBody';
import type { UserRow } from '../storage/tables';
import { checkChange, checkFactorReset, checkSignInChange } from './accountPolicy';
import { parseUserChange, checkEmailIsFree, parsePassword, findUser, type UserChange } from './userFields';
import { message } from '../messages/message';

const changesEmail = ({ email }: UserChange, target: UserRow) =>
  email !== undefined && email !== target.email;

export const updateUser = async (context: ServerContext, req: Request, res: Response) => {
  const body = req.body as Record<string, unknown> & Proof;
  const password = req.method === 'POST' ? parsePassword(body, minGivenPassword) : null;
  const change = parseUserChange(body);
  const resetsFactor = req.method === 'PATCH' && body['mfa_type'] === 'email';

  /** Runs before hashing and uploading, and again right before the write. */
  const check = () => {
    const caller = getCurrentUser(res);
    const target = findUser(context, req);
    const changesSignIn = password !== null || changesEmail(change, target);
    checkChange(caller, target, change);
    if (changesSignIn) checkSignInChange(caller, target);
    if (resetsFactor) checkFactorReset(caller, target);
    checkEmailIsFree(context, change.email, target.id);
    return { target, changesSignIn, isSelf: target.id === caller.id };
  };

  const write = (hash: string | null, picture_file: string | null) => {
    const { target: before, isSelf } = check();
    if (isSelf && resetsFactor && getFactor(context, before) !== 'email')
      checkFactor(context, res, body.code);
    const picture = picture_file === null ? {} : { picture_file };
    const changed = context.db.update('users', before.id, { ...change, ...picture }) ?? before;
    const visitor = describeVisitor(req);
    const isByAdministrator = !isSelf;
    if (changed.email !== before.email) {
      // Codes and links were sent to the old address.
      context.vault.codes.revoke(changed.id);
      context.emit('emailChanged', { user: changed, visitor, isByAdministrator, before: before.email });
    }
    if (hash !== null) {
      const addresses = [before.email, changed.email];
      replacePassword(context, req, changed, hash, { isByAdministrator, addresses });
    }
    if (resetsFactor) {
      if (isSelf) chooseFactor(context, req, changed, 'email');
      else resetFactor(context, req, changed);
    }
    if (!changed.is_active) endAllSessions(context, changed.id);
    // Users who change their own password keep the current session.
    else if (hash !== null) endAllSessions(context, changed.id, getSession(res).id);
    if (!isSelf) context.emit('accountChangedByAdministrator', { user: changed });
    context.emit('roleChanged', { actor: getCurrentUser(res), visitor, before, after: changed });
    return { before, after: context.db.get('users', before.id) ?? changed };
  };

  const { changesSignIn, isSelf } = check();
  // Changes to one's own sign-in need more than an access token.
  if (isSelf && changesSignIn) await checkOwner(context, res, body);
  const hash = password === null ? null : await context.vault.passwords.hash(password);
  const { before, after } = await saveWithPicture(context, req, res, (picture) => write(hash, picture));
  await removeReplacedFile(context, before.picture_file, after.picture_file);
  const detail = message('User updated successfully!');
  return { success: true, message: detail, detail, updated_user: toUserBody(after) };
};

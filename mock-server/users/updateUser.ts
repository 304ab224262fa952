import type { Request, Response } from 'express';
import { minGivenPassword } from '../../src/model/users/accountRules';
import type { ServerContext } from '../context';
import { saveWithPicture, removeReplacedFile } from '../files/picture';
import { getCurrentUser, getSession } from '../guards/session';
import { describeVisitor } from '../guards/visitor';
import { endAllSessions, endSession } from '../sessions/sessions';
import { chooseFactor, getFactor, resetFactor } from '../sign-in/factor';
import { replacePassword } from '../sign-in/newPassword';
import { checkFactor, checkOwner, type Proof } from '../sign-in/proof';
import { toUserBody } from '../sign-in/userBody';
import type { UserRow } from '../storage/tables';
import { checkChange, checkFactorReset, checkSignInChange } from './accountPolicy';
import { parseUserChange, checkEmailIsFree, parsePassword, findUser, type UserChange } from './userFields';
import { message } from '../messages/message';

const endUserSessions = (
  context: ServerContext,
  user: UserRow,
  hasNewPassword: boolean,
  currentSessionId: number,
) => {
  if (!user.is_active) endAllSessions(context, user.id);
  else if (hasNewPassword) {
    // Users who change their own password keep the current session.
    for (const session of context.db.findAllBy('sessions', 'user', user.id))
      if (session.id !== currentSessionId) endSession(context, session);
    context.vault.rememberedBrowsers.forgetAll(user.id);
  }
};

interface RequestedChange {
  change: UserChange;
  hasPassword: boolean;
  resetsFactor: boolean;
}

const changesEmail = ({ email }: UserChange, target: UserRow) =>
  email !== undefined && email !== target.email;

/** Runs before hashing and uploading, and again right before the write. */
const checkRequest = (
  context: ServerContext,
  req: Request,
  res: Response,
  { change, hasPassword, resetsFactor }: RequestedChange,
): UserRow => {
  const target = findUser(context, req);
  const caller = getCurrentUser(res);
  checkChange(caller, target, change);
  if (hasPassword || changesEmail(change, target)) checkSignInChange(caller, target);
  if (resetsFactor) checkFactorReset(caller, target);
  checkEmailIsFree(context, change.email, target.id);
  return target;
};

/** Requires more than an access token for changes to one's own sign-in. */
const checkProof = async (
  context: ServerContext,
  req: Request,
  res: Response,
  { change, hasPassword, resetsFactor }: RequestedChange,
) => {
  const currentUser = getCurrentUser(res);
  const proof = req.body as Proof;
  if (hasPassword || changesEmail(change, currentUser)) await checkOwner(context, res, proof);
  if (resetsFactor && getFactor(context, currentUser) !== 'email') checkFactor(context, res, proof.code);
};

const applyChange = (
  context: ServerContext,
  req: Request,
  res: Response,
  requestedChange: RequestedChange,
  { hash, picture_file }: { hash: string | null; picture_file: string | null },
) => {
  const before = checkRequest(context, req, res, requestedChange);
  const isSelf = before.id === getCurrentUser(res).id;
  const picture = picture_file === null ? {} : { picture_file };
  const changed = context.db.update('users', before.id, { ...requestedChange.change, ...picture }) ?? before;
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
  if (requestedChange.resetsFactor) {
    if (isSelf) chooseFactor(context, req, changed, 'email');
    else resetFactor(context, req, changed.id);
  }
  endUserSessions(context, changed, hash !== null, getSession(res).id);
  if (!isSelf) context.emit('accountChangedByAdministrator', { user: changed });
  context.emit('roleChanged', { actor: getCurrentUser(res), visitor, before, after: changed });
  return { before, after: context.db.get('users', before.id) ?? changed };
};

export const updateUser = async (context: ServerContext, req: Request, res: Response) => {
  const body = req.body as Record<string, unknown>;
  const password = req.method === 'POST' ? parsePassword(body, minGivenPassword) : null;
  const resetsFactor = req.method === 'PATCH' && body['mfa_type'] === 'email';
  const requestedChange = { change: parseUserChange(body), hasPassword: password !== null, resetsFactor };
  const target = checkRequest(context, req, res, requestedChange);
  if (target.id === getCurrentUser(res).id) await checkProof(context, req, res, requestedChange);
  const hash = password === null ? null : await context.vault.passwords.hash(password, req);
  const { before, after } = await saveWithPicture(context, req, res, (picture_file) =>
    applyChange(context, req, res, requestedChange, { hash, picture_file }),
  );
  await removeReplacedFile(context, before.picture_file, after.picture_file);
  const detail = message('User updated successfully!');
  return { success: true, message: detail, detail, updated_user: toUserBody(after) };
};

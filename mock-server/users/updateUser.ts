import type { Request, Response } from 'express';
import { minGivenPassword } from '../../src/model/users/accountRules';
import type { ServerContext } from '../context';
import { withPicture, removeReplaced } from '../files/picture';
import { currentUserOf, sessionOf } from '../guards/session';
import { mailAccountChange } from '../mail/changeNotice';
import { endAllSessions, endSession } from '../sessions/sessions';
import { chooseFactor, factorOf, resetFactor } from '../sign-in/factor';
import { replacePassword } from '../sign-in/newPassword';
import { checkFactor, checkOwner, type Proof } from '../sign-in/proof';
import type { UserRow } from '../storage/tables';
import { accountPolicy } from './accountPolicy';
import { notifyRoleChange } from './roleNotice';
import { changeOf, checkEmailIsFree, passwordOf, userBody, userOf, type UserChange } from './userFields';
import { message } from '../messages/message';

const endUserSessions = (
  context: ServerContext,
  user: UserRow,
  hasNewPassword: boolean,
  ownSession: number,
) => {
  if (!user.is_active) endAllSessions(context, user.id);
  else if (hasNewPassword) {
    // Users who change their own password keep the current session.
    for (const session of context.db.allBy('sessions', 'user', user.id))
      if (session.id !== ownSession) endSession(context, session);
    context.vault.remembered.forgetAll(user.id);
  }
};

interface RequestedChange {
  change: UserChange;
  hasPassword: boolean;
  resetsFactor: boolean;
}

const changesEmail = ({ email }: UserChange, target: UserRow) =>
  email !== undefined && email !== target.email;

/** Checked before hashing and uploading, and again with the write. */
const checkChange = (
  context: ServerContext,
  req: Request,
  res: Response,
  { change, hasPassword, resetsFactor }: RequestedChange,
): UserRow => {
  const target = userOf(context, req);
  const { id: callerId } = currentUserOf(res);
  accountPolicy.mayChange(context, callerId, target, change);
  if (hasPassword || changesEmail(change, target)) accountPolicy.mayChangeSignIn(context, callerId, target);
  if (resetsFactor && target.id !== callerId) accountPolicy.mayResetFactor(context, callerId);
  checkEmailIsFree(context, change.email, target.id);
  return target;
};

/** One's own account is not changed with an access token alone. */
const checkProof = async (
  context: ServerContext,
  req: Request,
  res: Response,
  { change, hasPassword, resetsFactor }: RequestedChange,
) => {
  const me = currentUserOf(res);
  const proof = req.body as Proof;
  if (hasPassword || changesEmail(change, me)) await checkOwner(context, res, proof);
  if (resetsFactor && factorOf(context, me) !== 'email') checkFactor(context, res, proof.code);
};

const write = (
  context: ServerContext,
  req: Request,
  res: Response,
  requested: RequestedChange,
  { hash, picture_file }: { hash: string | null; picture_file: string | null },
) => {
  const before = checkChange(context, req, res, requested);
  const isOwn = before.id === currentUserOf(res).id;
  const picture = picture_file === null ? {} : { picture_file };
  const changed = context.db.update('users', before.id, { ...requested.change, ...picture }) ?? before;
  const told = { isByAdministrator: !isOwn, addresses: [before.email, changed.email] };
  if (changed.email !== before.email) {
    // Codes and links were sent to the old address.
    context.vault.codes.revoke(changed.id);
    const facts = [`It was ${before.email} and is now ${changed.email}.`];
    mailAccountChange(context, req, changed, { title: 'Your email address was changed', facts, ...told });
  }
  if (hash !== null) replacePassword(context, req, changed, hash, told);
  if (requested.resetsFactor) {
    if (isOwn) chooseFactor(context, req, changed, 'email');
    else resetFactor(context, req, changed.id);
  }
  endUserSessions(context, changed, hash !== null, sessionOf(res).id);
  if (!isOwn)
    context.notify(changed.id, {
      preference: 'update_user_notifications',
      title: 'Your account was changed',
      message: 'An administrator changed your account. Your profile shows the changes.',
      other_data: { subject: { kind: 'profile' } },
    });
  notifyRoleChange(context, req, currentUserOf(res), before, changed);
  return { before, after: context.db.get('users', before.id) ?? changed };
};

export const updateUser = async (context: ServerContext, req: Request, res: Response) => {
  const body = req.body as Record<string, unknown>;
  const password = req.method === 'POST' ? passwordOf(body, minGivenPassword) : null;
  const resetsFactor = req.method === 'PATCH' && body['mfa_type'] === 'email';
  const requested = { change: changeOf(body), hasPassword: password !== null, resetsFactor };
  const target = checkChange(context, req, res, requested);
  if (target.id === currentUserOf(res).id) await checkProof(context, req, res, requested);
  const hash = password === null ? null : await context.vault.passwords.hash(password, req);
  const { before, after } = await withPicture(context, req, res, (picture_file) =>
    write(context, req, res, requested, { hash, picture_file }),
  );
  await removeReplaced(context, before.picture_file, after.picture_file);
  const detail = message('User updated successfully!');
  return { success: true, message: detail, detail, updated_user: userBody(after) };
};

import type { Request, Response } from 'express';
import { minGivenPassword } from '../../src/model/users/accountRules';
import type { ServerContext } from '../context';
import { currentUserOf, sessionOf } from '../guards/session';
import { notFound } from '../guards/Refusal';
import { endAllSessions, endSession } from '../sessions/sessions';
import type { UserRow } from '../storage/tables';
import { changeOf, checkEmailIsFree, passwordOf, type UserChange } from './userFields';
import { userBody } from './userBody';
import { dropReplaced, withPicture } from '../files/picture';
import { accountPolicy } from './accountPolicy';

const userOf = ({ db }: ServerContext, req: Request): UserRow => {
  const user = db.get('users', Number(req.params['id']));
  if (!user) throw notFound();
  return user;
};

const endWhatWas = (
  context: ServerContext,
  before: UserRow,
  after: UserRow,
  hash: string | null,
  own: number,
) => {
  // Codes and links went to the old address.
  if (after.email !== before.email || hash !== null) context.vault.codes.void(after.id);
  if (!after.is_active) endAllSessions(context, after.id);
  else if (hash !== null) {
    // Whoever changes their own password here stays signed in here.
    for (const session of context.db.allBy('sessions', 'user', after.id))
      if (session.id !== own) endSession(context, session);
    context.vault.remembered.forgetAll(after.id);
  }
};

const notifyUser = ({ notify }: ServerContext, callerId: number, user: UserRow) => {
  if (user.id === callerId) return;
  notify(user.id, {
    preference: 'update_user_notifications',
    title: 'Your account was changed',
    message: 'An administrator changed your account. Your profile shows what it is now.',
  });
};

const write = (
  context: ServerContext,
  req: Request,
  res: Response,
  change: UserChange,
  { hash, picture_file }: { hash: string | null; picture_file: string | null },
) => {
  const before = userOf(context, req);
  const callerId = currentUserOf(res).id;
  accountPolicy.mayChange(context, callerId, before, change);
  checkEmailIsFree(context, change.email, before.id);
  const picture = picture_file === null ? {} : { picture_file };
  const after = context.db.update('users', before.id, { ...change, ...picture }) ?? before;
  if (hash !== null) context.vault.passwords.put(after.id, hash);
  endWhatWas(context, before, after, hash, sessionOf(res).id);
  notifyUser(context, callerId, after);
  return { before, after };
};

export const updateUser = async (context: ServerContext, req: Request, res: Response) => {
  const body = req.body as Record<string, unknown>;
  const change = changeOf(body);
  const password = req.method === 'POST' ? passwordOf(body, minGivenPassword) : null;
  // Once before anything costs time or lies on the disk, and again with the write.
  accountPolicy.mayChange(context, currentUserOf(res).id, userOf(context, req), change);
  checkEmailIsFree(context, change.email, userOf(context, req).id);
  const hash = password === null ? null : await context.vault.passwords.hash(password);
  const { before, after } = await withPicture(context, req, (picture_file) =>
    write(context, req, res, change, { hash, picture_file }),
  );
  await dropReplaced(context, before.picture_file, after.picture_file);
  return {
    success: true,
    message: 'User updated successfully!',
    detail: 'User updated successfully!',
    updated_user: userBody(after),
  };
};

import type { Request, Router, Response } from 'express';
import { minPassword, minGivenPassword } from '../../src/model/users/accountRules';
import type { ServerContext } from '../context';
import { withPicture, dropReplaced } from '../files/picture';
import { routes } from '../guards/respond';
import { found } from '../guards/Refusal';
import { currentUserOf, sessionOf } from '../guards/session';
import { endAllSessions, endSession } from '../sessions/sessions';
import type { UserRow } from '../storage/tables';
import { accountPolicy } from './accountPolicy';
import { addUser, notifyAdministrators, sendWelcomeMail } from './addUser';
import { exportData } from './data/exportData';
import { importData } from './data/importData';
import { createUsers } from './import/createUsers';
import { listRequestLog } from './listRequestLog';
import { listUsers } from './listUsers';
import { sendEmail } from './mail/sendEmail';
import { removeUser } from './removeUser';
import { userBody, changeOf, checkEmailIsFree, passwordOf, type UserChange } from './userFields';
import { UserIndex } from './userIndex';

const userOf = ({ db }: ServerContext, req: Request): UserRow =>
  found(db.get('users', Number(req.params['id'])));

const createUser = async (context: ServerContext, req: Request, res: Response) => {
  const { id: callerId } = currentUserOf(res);
  const body = req.body as Record<string, unknown>;
  const { email = '', ...change } = changeOf(body);
  const password = passwordOf(body, minPassword);
  accountPolicy.mayChange(context, callerId, null, change);
  checkEmailIsFree(context, email);
  const hash = password === null ? null : await context.vault.passwords.hash(password);
  const user = await withPicture(context, req, (picture_file) => {
    accountPolicy.mayChange(context, callerId, null, change);
    checkEmailIsFree(context, email);
    const created = addUser(context, { ...change, email, picture_file });
    if (hash !== null) context.vault.passwords.put(created.id, hash);
    sendWelcomeMail(context, created);
    notifyAdministrators(context, `The account of ${email} was created.`);
    return created;
  });
  return {
    success: true,
    message: 'User created successfully. Please check your email for the password setup link.',
    user: userBody(user),
    User_Details: { user_id: user.id },
  };
};

const endSessionsOf = (
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
  // Codes and links were sent to the old address.
  if (after.email !== before.email || hash !== null) context.vault.codes.revoke(after.id);
  endSessionsOf(context, after, hash !== null, sessionOf(res).id);
  if (after.id !== callerId)
    context.notify(after.id, {
      preference: 'update_user_notifications',
      title: 'Your account was changed',
      message: 'An administrator changed your account. Your profile shows the changes.',
    });
  return { before, after };
};

const updateUser = async (context: ServerContext, req: Request, res: Response) => {
  const body = req.body as Record<string, unknown>;
  const change = changeOf(body);
  const password = req.method === 'POST' ? passwordOf(body, minGivenPassword) : null;
  // Checked before hashing and uploading, and again with the write.
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

const deleteUser = async (context: ServerContext, req: Request, res: Response): Promise<undefined> => {
  const user = userOf(context, req);
  accountPolicy.mayDelete(context, currentUserOf(res).id, user);
  await removeUser(context, user);
};

export const userRoutes = (context: ServerContext): Router => {
  const index = new UserIndex(() => context.db.all('users'));
  return routes({
    'GET /user/manage': (_context, req) => listUsers(index, req.query),
    'POST /user/manage': createUser,
    'GET /user/manage/:id': (_context, req) => userBody(userOf(context, req)),
    'POST /user/manage/:id': updateUser,
    'PATCH /user/manage/:id': updateUser,
    'DELETE /user/manage/:id': deleteUser,
    'POST /user/send-email': sendEmail,
    'POST /user/mass-account-creation': createUsers,
    'GET /user/log': listRequestLog,
    'GET /user/data': exportData,
    'POST /user/data': importData,
  })(context);
};

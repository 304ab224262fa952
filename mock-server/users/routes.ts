import type { Request, Router, Response } from 'express';
import { minPassword } from '../../src/model/users/accountRules';
import type { ServerContext } from '../context';
import { saveWithPicture } from '../files/picture';
import { badRequest } from '../guards/ApiError';
import { createRoutes } from '../guards/respond';
import { getCurrentUser } from '../guards/session';
import { describeVisitor } from '../guards/visitor';
import { toUserBody } from '../sign-in/userBody';
import { checkChange } from './accountPolicy';
import { addUser, inviteUser } from './addUser';
import { exportData } from './data/exportData';
import { importData } from './data/importData';
import { createUsers } from './import/createUsers';
import { listRequestLog } from './listRequestLog';
import { createUserList } from './listUsers';
import { sendEmail } from './mail/sendEmail';
import { removeUser } from './removeUser';
import { updateUser } from './updateUser';
import { parseUserChange, checkEmailIsFree, parsePassword, findUser } from './userFields';
import { message } from '../messages/message';

const createUser = async (context: ServerContext, req: Request, res: Response) => {
  const body = req.body as Record<string, unknown>;
  const { email = '', ...change } = parseUserChange(body);
  const password = parsePassword(body, minPassword);
  const check = () => {
    checkChange(getCurrentUser(res), null, change);
    checkEmailIsFree(context, email);
  };
  check();
  const hash = password === null ? null : await context.vault.passwords.hash(password);
  const user = await saveWithPicture(context, req, res, (picture_file) => {
    check();
    const created = addUser(context, { ...change, email, picture_file });
    if (hash !== null) context.vault.passwords.store(created.id, hash);
    inviteUser(context, created);
    context.emit('accountCreated', { user: created });
    const actor = getCurrentUser(res);
    context.emit('roleChanged', { actor, visitor: describeVisitor(req), before: null, after: created });
    return created;
  });
  return {
    success: true,
    message: message('User created successfully. Please check your email for the password setup link.'),
    user: toUserBody(user),
    User_Details: { user_id: user.id },
  };
};

const deleteUser = async (context: ServerContext, req: Request, res: Response): Promise<undefined> => {
  const user = findUser(context, req);
  const caller = getCurrentUser(res);
  if (user.id === caller.id) throw badRequest({ detail: message('You cannot delete yourself.') });
  context.emit('roleChanged', { actor: caller, visitor: describeVisitor(req), before: user, after: null });
  await removeUser(context, user);
};

export const userRoutes = (context: ServerContext): Router => {
  const listUsers = createUserList(context.db);
  return createRoutes({
    'GET /user/manage': (_context, req) => listUsers(req.query),
    'POST /user/manage': createUser,
    'GET /user/manage/:id': (_context, req) => toUserBody(findUser(context, req)),
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

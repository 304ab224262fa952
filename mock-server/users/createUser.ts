import type { Request, Response } from 'express';
import { minPassword } from '../../src/model/users/accountRules';
import type { ServerContext } from '../context';
import { currentUserOf } from '../guards/session';
import { addUser } from './addUser';
import { changeOf, checkEmailIsFree, passwordOf } from './userFields';
import { announce, welcome } from './userMails';
import { userBody } from './userBody';
import { withPicture } from '../files/picture';
import { accountPolicy } from './accountPolicy';

export const createUser = async (context: ServerContext, req: Request, res: Response) => {
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
    const made = addUser(context, { ...change, email, picture_file });
    if (hash !== null) context.vault.passwords.put(made.id, hash);
    welcome(context, made);
    announce(context, `The account of ${email} was created.`);
    return made;
  });
  return {
    success: true,
    message: 'User created successfully. Please check your email for the password setup link.',
    user: userBody(user),
    User_Details: { user_id: user.id },
  };
};

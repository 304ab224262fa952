import { Router } from 'express';
import type { Request, Response } from 'express';
import type { ServerContext } from '../context';
import { answer } from '../guards/answer';
import { notFound } from '../guards/Refusal';
import { createAccount } from './createAccount';
import { exportData } from './data/exportData';
import { importData } from './data/importData';
import { deleteAccount } from './deleteAccount';
import { listRequestLog } from './listRequestLog';
import { listUsers } from './listUsers';
import { sendEmail } from './mail/sendEmail';
import { managedUser } from './managedUser';
import { updateAccount } from './updateAccount';
import { createAccounts } from './import/createAccounts';
import { UserIndex } from './userIndex';

const oneUser = ({ db }: ServerContext, req: Request) => {
  const user = db.get('users', Number(req.params['id']));
  if (!user) throw notFound();
  return managedUser(user);
};

/** Administration of users (spec 2 §7). Who may call what stands in guards/access.ts. Mounted below `/api`. */
export const userRoutes = (context: ServerContext): Router => {
  const index = new UserIndex(() => context.db.all('users'));
  const handled = (work: (context: ServerContext, req: Request, res: Response) => unknown) =>
    answer((req, res) => work(context, req, res));
  const one = '/user/manage/:id(\\d+)';
  return Router()
    .get(
      '/user/manage',
      answer((req) => listUsers(index, req.query)),
    )
    .post('/user/manage', handled(createAccount))
    .get(one, handled(oneUser))
    .post(one, handled(updateAccount))
    .patch(one, handled(updateAccount))
    .delete(one, handled(deleteAccount))
    .post('/user/send-email', handled(sendEmail))
    .post('/user/mass-account-creation', handled(createAccounts))
    .get('/user/log', handled(listRequestLog))
    .get('/user/data', handled(exportData))
    .post('/user/data', handled(importData));
};

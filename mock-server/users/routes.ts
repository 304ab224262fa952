import { setImmediate as breathe } from 'node:timers/promises';
import type { Request, Router } from 'express';
import type { ServerContext } from '../context';
import { routes } from '../guards/answer';
import { notFound } from '../guards/Refusal';
import { createUser } from './createUser';
import { exportData } from './data/exportData';
import { importData } from './data/importData';
import { deleteUser } from './deleteUser';
import { listRequestLog } from './listRequestLog';
import { listUsers } from './listUsers';
import { sendEmail } from './mail/sendEmail';
import { userBody } from './userBody';
import { updateUser } from './updateUser';
import { createUsers } from './import/createUsers';
import { UserIndex } from './userIndex';

const oneUser = ({ db }: ServerContext, req: Request) => {
  const user = db.get('users', Number(req.params['id']));
  if (!user) throw notFound();
  return userBody(user);
};

export const userRoutes = (context: ServerContext): Router => {
  const index = new UserIndex(() => context.db.all('users'));
  // The first list of 100,000 users need not wait for all of them.
  const readOn = async () => {
    do await breathe();
    while (context.db.readAhead('users'));
  };
  readOn().catch((failure: unknown) => console.error(failure));
  return routes({
    'GET /user/manage': (_context, req) => listUsers(index, req.query),
    'POST /user/manage': createUser,
    'GET /user/manage/:id': oneUser,
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

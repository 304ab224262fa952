import type { Request, Response } from 'express';
import type { ServerContext } from '../context';
import { routes, type Body } from '../guards/answer';
import { currentUserOf } from '../guards/session';
import { notFound } from '../guards/Refusal';
import { notificationView, notificationsOf, ownNotification } from './notifications';

const own = (context: ServerContext, req: Request, res: Response) => {
  const row = ownNotification(context, currentUserOf(res).id, Number(req.params['id']));
  if (!row) throw notFound();
  return row;
};

const mark = (context: ServerContext, req: Request, res: Response) => {
  const { id, user } = own(context, req, res);
  const { is_read } = req.body as Body<'updateNotification'>;
  const row = context.db.update('notifications', id, { is_read });
  if (!row) throw notFound();
  // The user's other tabs show it too.
  context.live.push(user, row);
  return notificationView(row);
};

const remove = (context: ServerContext, req: Request, res: Response) => {
  const { id, user } = own(context, req, res);
  context.db.remove('notifications', id);
  context.live.pushList(user);
};

export const notificationRoutes = routes({
  'GET /user/notification': (context, _req, res) =>
    notificationsOf(context, currentUserOf(res).id).map(notificationView),
  'PATCH /user/notification/:id': mark,
  'DELETE /user/notification/:id': remove,
});

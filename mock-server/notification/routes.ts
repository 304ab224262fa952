import type { Request, Response } from 'express';
import {
  parseNotificationMode,
  notificationKeys,
  type NotificationModes,
} from '../../src/model/notification/notificationModes';
import type { ServerContext } from '../context';
import { pageOf } from '../crud/listPage';
import { routes, type Body } from '../guards/respond';
import { orNotFound, validationError, type FieldErrors } from '../guards/ApiError';
import { currentUserOf } from '../guards/session';
import { recordOf } from '../recordOf';
import type { NotificationControlRow } from '../storage/tables';
import { notificationView, notificationsOf, ownNotification } from './notifications';
import { toMessage } from '../messages/message';

const list = (context: ServerContext, { query }: Request, res: Response) => {
  const shown = notificationsOf(context, currentUserOf(res).id).map(notificationView);
  return query['page'] === undefined ? shown : pageOf(shown, query);
};

const ownRow = (context: ServerContext, req: Request, res: Response) =>
  orNotFound(ownNotification(context, currentUserOf(res).id, Number(req.params['id'])));

const mark = (context: ServerContext, req: Request, res: Response) => {
  const { id, user } = ownRow(context, req, res);
  const { is_read } = req.body as Body<'updateNotification'>;
  const row = orNotFound(context.db.update('notifications', id, { is_read }));
  context.live.push(user, row);
  return notificationView(row);
};

const remove = (context: ServerContext, req: Request, res: Response) => {
  const { id, user } = ownRow(context, req, res);
  context.db.remove('notifications', id);
  context.live.pushList(user);
};

const rowOf = ({ db }: ServerContext, userId: number): NotificationControlRow =>
  orNotFound(db.get('notification_control', userId));

const requestedUserId = ({ user_id }: Request['query']): number | null =>
  user_id === undefined ? null : Number(user_id);

const show = (context: ServerContext, req: Request, res: Response) => {
  const userId = requestedUserId(req.query);
  const { id: _id, ...modes } = rowOf(context, userId ?? currentUserOf(res).id);
  return userId === null ? modes : recordOf(notificationKeys, (key) => modes[key] !== 0);
};

const changeOf = (body: Record<string, unknown>, before: NotificationModes, bySwitch: boolean) => {
  const change: Partial<NotificationModes> = {};
  const errors: FieldErrors = {};
  for (const key of notificationKeys) {
    const value = body[key];
    const mode = parseNotificationMode(value);
    if (value === undefined) continue;
    // Off is mode 0; on keeps a mode that is already set (decisions §4).
    if (bySwitch && typeof value === 'boolean') change[key] = value ? before[key] || 1 : 0;
    else if (!bySwitch && mode !== null) change[key] = mode;
    else
      errors[key] = [
        toMessage(bySwitch ? 'Must be a valid boolean.' : 'A mode must be a whole number from 0 to 7.'),
      ];
  }
  const error = validationError(errors);
  if (error) throw error;
  return change;
};

const save = (context: ServerContext, req: Request, res: Response) => {
  const userId = requestedUserId(req.query);
  const before = rowOf(context, userId ?? currentUserOf(res).id);
  const change = changeOf(req.body as Record<string, unknown>, before, userId !== null);
  context.db.update('notification_control', before.id, change);
  return { success: true };
};

export const notificationRoutes = routes({
  'GET /user/notification': list,
  'PATCH /user/notification/:id': mark,
  'DELETE /user/notification/:id': remove,
  'GET /user/notification-control': show,
  'POST /user/notification-control': save,
});

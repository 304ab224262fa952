import type { Request, Response } from 'express';
import {
  parseNotificationMode,
  notificationKeys,
  type NotificationModes,
} from '../../src/model/notification/notificationModes';
import type { ServerContext } from '../context';
import { paginate } from '../crud/listPage';
import { createRoutes, type Body } from '../guards/respond';
import { requireFound, throwIfInvalid, type FieldErrors } from '../guards/ApiError';
import { getCurrentUser } from '../guards/session';
import { toRecord } from '../toRecord';
import type { NotificationControlRow } from '../storage/tables';
import { toNotificationView, listNotifications, findOwnNotification } from './notifications';
import { toMessage } from '../messages/message';

const list = (context: ServerContext, { query }: Request, res: Response) => {
  const views = listNotifications(context, getCurrentUser(res).id).map(toNotificationView);
  return query['page'] === undefined ? views : paginate(views, query);
};

const getOwnNotification = (context: ServerContext, req: Request, res: Response) =>
  requireFound(findOwnNotification(context, getCurrentUser(res).id, Number(req.params['id'])));

const mark = (context: ServerContext, req: Request, res: Response) => {
  const { id } = getOwnNotification(context, req, res);
  const { is_read } = req.body as Body<'updateNotification'>;
  const row = requireFound(context.db.update('notifications', id, { is_read }));
  context.emit('notificationMarked', { notification: row });
  return toNotificationView(row);
};

const remove = (context: ServerContext, req: Request, res: Response) => {
  const { id, user } = getOwnNotification(context, req, res);
  context.db.remove('notifications', id);
  context.emit('notificationRemoved', { user });
};

const getControlRow = ({ db }: ServerContext, userId: number): NotificationControlRow =>
  requireFound(db.get('notification_control', userId));

const parseUserId = ({ user_id }: Request['query']): number | null =>
  user_id === undefined ? null : Number(user_id);

const show = (context: ServerContext, req: Request, res: Response) => {
  const userId = parseUserId(req.query);
  const { id: _id, ...modes } = getControlRow(context, userId ?? getCurrentUser(res).id);
  return userId === null ? modes : toRecord(notificationKeys, (key) => modes[key] !== 0);
};

const parseChange = (body: Record<string, unknown>, before: NotificationModes, asBooleans: boolean) => {
  const change: Partial<NotificationModes> = {};
  const errors: FieldErrors = {};
  for (const key of notificationKeys) {
    const value = body[key];
    const mode = parseNotificationMode(value);
    if (value === undefined) continue;
    // False sets mode 0, and true keeps a mode that is already set (decisions §6).
    if (asBooleans && typeof value === 'boolean') change[key] = value ? before[key] || 1 : 0;
    else if (!asBooleans && mode !== null) change[key] = mode;
    else
      errors[key] = [
        toMessage(asBooleans ? 'Must be a valid boolean.' : 'A mode must be a whole number from 0 to 7.'),
      ];
  }
  throwIfInvalid(errors);
  return change;
};

const save = (context: ServerContext, req: Request, res: Response) => {
  const userId = parseUserId(req.query);
  const before = getControlRow(context, userId ?? getCurrentUser(res).id);
  const change = parseChange(req.body as Record<string, unknown>, before, userId !== null);
  context.db.update('notification_control', before.id, change);
  return { success: true };
};

export const notificationRoutes = createRoutes({
  'GET /user/notification': list,
  'PATCH /user/notification/:id': mark,
  'DELETE /user/notification/:id': remove,
  'GET /user/notification-control': show,
  'POST /user/notification-control': save,
});

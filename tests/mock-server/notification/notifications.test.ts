import { expect, it } from 'vitest';
import type { NotificationMode } from '../../../src/model/notification/notificationModes';
import { serverForFile } from '../../support/serverForFile';

const server = serverForFile();

const note = { title: 'T', message: 'M', service: 'S' };

it.each<[mode: NotificationMode, preference: 'ticket_notifications' | null, app: number, mail: number]>([
  [0, 'ticket_notifications', 0, 0],
  [1, 'ticket_notifications', 1, 0],
  [2, 'ticket_notifications', 0, 1],
  [3, 'ticket_notifications', 1, 1],
  [4, 'ticket_notifications', 0, 0],
  [5, 'ticket_notifications', 1, 0],
  [6, 'ticket_notifications', 0, 0],
  [7, 'ticket_notifications', 1, 0],
  [0, null, 1, 0],
])('mode %i of the preference %s notifies at once by app: %i, mail: %i', (mode, preference, app, mail) => {
  const { db, notify } = server.context;
  const { id, email } = server.addUser();
  db.update('notification_control', id, { ticket_notifications: mode });
  notify(id, { ...note, preference });
  expect([db.allBy('notifications', 'user', id).length, server.mailsTo(email).length]).toEqual([app, mail]);
});

it('a mail escapes the markup of the message', () => {
  const { db, notify } = server.context;
  const user = server.user('both');
  db.update('notification_control', user.id, { ticket_notifications: 2 });
  const message = '<img src=x onerror=alert(1)>';
  notify(user.id, { ...note, preference: 'ticket_notifications', message });
  const mail = db.all('mails').at(-1);
  expect(mail?.text).toContain(message);
  expect(mail?.html).not.toContain('<img');
});

it('a notification to an unknown user is ignored', () => {
  expect(server.context.notify(9_999, { ...note, preference: null })).toBeNull();
});

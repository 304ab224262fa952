import { expect, it } from 'vitest';
import type { NotificationMode } from '../../../src/model/notification/notificationModes';
import { setUpServer } from '../../support/setUpServer';

const server = setUpServer();

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
])('applies mode %i of the preference %s immediately: app %i, mail %i', (mode, preference, app, mail) => {
  const { db, notify } = server.context;
  const { id, email } = server.addUser();
  db.update('notification_control', id, { ticket_notifications: mode });
  notify(id, { ...note, preference });
  expect([db.findAllBy('notifications', 'user', id).length, server.mailsTo(email).length]).toEqual([
    app,
    mail,
  ]);
});

it('escapes the message in the mail', () => {
  const { db, notify } = server.context;
  const user = server.user('both');
  db.update('notification_control', user.id, { ticket_notifications: 2 });
  const message = '<img src=x onerror=alert(1)>';
  notify(user.id, { ...note, preference: 'ticket_notifications', message });
  const mail = db.all('mails').at(-1);
  expect(mail?.text).toContain(message);
  expect(mail?.html).not.toContain('<img');
});

it.each(['notifications', 'digest_notes'] as const)('keeps the newest 1,000 %s of a user', (table) => {
  const { db, notify } = server.context;
  const { id } = server.addUser();
  db.update('notification_control', id, { ticket_notifications: 5 });
  const earlier = { user: id, ...note, created_at: '2026-01-01T00:00:00.000Z' };
  for (let n = 0; n < 1000; n++)
    if (table === 'notifications') db.insert(table, { ...earlier, is_read: true, other_data: null });
    else db.insert(table, { ...earlier, preference: 'ticket_notifications' });
  const [oldest] = db.findAllBy(table, 'user', id);
  notify(id, { ...note, title: 'Newest', preference: 'ticket_notifications' });
  const kept = db.findAllBy(table, 'user', id);
  expect([kept.length, kept.at(-1)?.title]).toEqual([1000, 'Newest']);
  expect(db.get(table, oldest?.id ?? 0)).toBeUndefined();
});

it('truncates title and message to the export limits', () => {
  const { db, notify } = server.context;
  const id = notify(server.user('both').id, {
    preference: null,
    title: 't'.repeat(999),
    message: 'm'.repeat(10_001),
  });
  const { title = '', message = '' } = db.get('notifications', id ?? 0) ?? {};
  expect([title.length, message.length, message.slice(-2)]).toEqual([500, 10_000, 'm…']);
});

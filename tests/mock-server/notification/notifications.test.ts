import { expect, it } from 'vitest';
import type { NotificationMode } from '../../../src/model/notification/notificationModes';
import { serverForFile } from '../../support/serverForFile';

const server = serverForFile();

const counts = (email: string, id: number) => ({
  app: server.context.db.allBy('notifications', 'user', id).length,
  mail: server.context.db.all('mails').filter(({ to }) => to === email).length,
});

const cases: [NotificationMode, { app: number; mail: number }][] = [
  [0, { app: 0, mail: 0 }],
  [1, { app: 1, mail: 0 }],
  [2, { app: 0, mail: 1 }],
  [3, { app: 1, mail: 1 }],
  [4, { app: 0, mail: 0 }],
  [5, { app: 1, mail: 0 }],
  [6, { app: 0, mail: 0 }],
  [7, { app: 1, mail: 0 }],
];

it.each(cases)('mode %i notifies at once by %o', (mode, expected) => {
  const { db, notify } = server.context;
  // Each mode uses another user.
  const user = db.all('users')[10 + mode];
  if (!user) throw new Error('Too few people are seeded.');
  db.update('notification_control', user.id, { ticket_notifications: mode });
  notify(user.id, { preference: 'ticket_notifications', title: 'T', message: 'M', service: 'S' });
  expect(counts(user.email, user.id)).toEqual(expected);
});

it('a notification without a preference always appears in the app', () => {
  const { notify } = server.context;
  const user = server.user('newcomer');
  notify(user.id, { preference: null, title: 'T', message: 'M', service: 'S' });
  expect(counts(user.email, user.id)).toEqual({ app: 1, mail: 0 });
});

it('a mail escapes the markup of the message', () => {
  const { db, notify } = server.context;
  const user = server.user('both');
  db.update('notification_control', user.id, { ticket_notifications: 2 });
  const message = '<img src=x onerror=alert(1)>';
  notify(user.id, { preference: 'ticket_notifications', title: 'T', message, service: 'S' });
  const mail = db.all('mails').at(-1);
  expect(mail?.text).toContain(message);
  expect(mail?.html).not.toContain('<img');
});

it('a notification to an unknown user is ignored', () => {
  expect(() =>
    server.context.notify(9_999, { preference: null, title: 'T', message: 'M', service: 'S' }),
  ).not.toThrow();
});

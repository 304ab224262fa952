import { expect, it } from 'vitest';
import { getDelivery, getLastDigestTime, sendDueDigests } from '../../../mock-server/notices/digests';
import type { NotificationMode, NotificationModes } from '../../../src/model/notification/notificationModes';
import { fakeClock } from '../../support/fakeClock';
import { setUpServer } from '../../support/setUpServer';

const at = (text: string) => Date.parse(`${text}Z`);

// 2 March 2026 is a Monday.
it.each([
  ['daily', '2026-03-02T05:59:59.999', '2026-03-01T06:00'],
  ['daily', '2026-03-02T06:00', '2026-03-02T06:00'],
  ['daily', '2026-03-01T00:00', '2026-02-28T06:00'],
  ['weekly', '2026-03-02T05:59:59.999', '2026-02-23T06:00'],
  ['weekly', '2026-03-02T06:00', '2026-03-02T06:00'],
  ['weekly', '2027-01-01T12:00', '2026-12-28T06:00'],
] as const)('the last scheduled time of the %s mails, at %s, was %s', (frequency, now, expected) => {
  expect(getLastDigestTime(frequency, at(now))).toBe(at(expected));
});

it.each<[NotificationMode, string, string, ReturnType<typeof getDelivery>]>([
  [4, '2026-03-02T05:00', '2026-03-02T06:00', 'send'],
  [5, '2026-03-02T06:00', '2026-03-02T06:00', 'wait'],
  [5, '2026-03-02T06:00', '2026-03-03T06:00', 'send'],
  [6, '2026-03-02T07:00', '2026-03-08T23:59', 'wait'],
  [7, '2026-03-02T07:00', '2026-03-09T06:00', 'send'],
  // The server was down for a year.
  [6, '2025-03-02T07:00', '2026-03-03T00:00', 'send'],
  // The recipient has changed the mode meanwhile.
  [3, '2026-03-02T07:00', '2026-03-02T07:01', 'send'],
  [0, '2026-03-02T05:00', '2026-03-02T06:00', 'drop'],
])('delivers a digest notification in mode %i, created %s, at %s: %s', (mode, since, now, delivery) => {
  expect(getDelivery(mode, at(since), at(now))).toBe(delivery);
});

const day = 24 * 3600;
/** A Monday, three hours after the weekly mails were sent. */
const clock = fakeClock(at('2026-03-02T09:00'));
const server = setUpServer({ now: clock.now });

const createUser = (modes: Partial<NotificationModes>) => {
  const user = server.addUser();
  server.context.db.update('notification_control', user.id, modes);
  return user;
};

const note = (title: string, preference: keyof NotificationModes) => {
  const message = `<b>${title}</b> & more`;
  return { preference, title, message, service: 'PulseHub' };
};

it('sends one daily mail with all notifications, and a weekly mail on Monday', async () => {
  const { notify } = server.context;
  const modes = {
    ticket_notifications: 4,
    cost_created_notifications: 5,
    trip_closed_notifications: 6,
  } as const;
  const { id, email } = createUser(modes);
  notify(id, note('First', 'ticket_notifications'));
  notify(id, note('Second', 'cost_created_notifications'));
  notify(id, note('Third', 'trip_closed_notifications'));
  expect(server.context.db.findAllBy('notifications', 'user', id).map(({ title }) => title)).toEqual([
    'Second',
  ]);

  sendDueDigests(server.context);
  expect(server.mailsTo(email)).toEqual([]);
  clock.advance(day);
  sendDueDigests(server.context);
  sendDueDigests(server.context);
  const [daily, ...others] = server.mailsTo(email);
  expect(others).toEqual([]);
  expect(daily?.subject).toBe('Your PulseHub notifications (2)');
  expect(daily?.text).toMatch(/First \(PulseHub, 2026-03-02 09:00 UTC\)[^]*Second/);
  expect(daily?.html).toContain('&lt;b&gt;First&lt;/b&gt; &amp; more');
  clock.advance(6 * day);
  sendDueDigests(server.context);
  expect(server.mailsTo(email).map(({ text }) => text.includes('Third'))).toEqual([false, true]);
});

it('sends nothing to users who disabled mails or are inactive', async () => {
  const { db, notify } = server.context;
  const { id, email } = createUser({ ticket_notifications: 4, cost_created_notifications: 4 });
  notify(id, note('Unwanted', 'ticket_notifications'));
  db.update('notification_control', id, { ticket_notifications: 1 });
  clock.advance(day);
  sendDueDigests(server.context);
  notify(id, note('Too late', 'cost_created_notifications'));
  db.update('users', id, { is_active: false });
  clock.advance(day);
  sendDueDigests(server.context);
  expect(server.mailsTo(email)).toEqual([]);
  expect(db.all('digest_notes')).toEqual([]);
});

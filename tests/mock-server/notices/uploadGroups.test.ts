import { beforeEach, expect, it } from 'vitest';
import type { NotificationMode } from '../../../src/model/notification/notificationModes';
import { fakeClock } from '../../support/fakeClock';
import { setUpServer } from '../../support/setUpServer';

const clock = fakeClock();
let uploaded: (name: string, folder?: number) => void;

const server = setUpServer({ now: clock.now });
/** The superuser. */
const user = 1;
beforeEach(() => {
  const { db } = server.context;
  for (const { id } of db.findAllBy('notifications', 'user', user)) db.remove('notifications', id);
  db.update('notification_control', user, { user_media_library_notifications: 1 });
  clock.advance(11);
  const row = { id: 1, user, stored_as: '', size: 1, content_type: '', created_at: '' };
  uploaded = (file_name, folder = 1) =>
    server.context.emit('fileUploaded', { file: { ...row, file_name, folder }, isReplacement: false });
});

const notes = () => server.context.db.findAllBy('notifications', 'user', user);

it.each([
  ['Reports 2026', [1, 1, 1]],
  ['your media library', [1, 2, 1]],
])('combines consecutive uploads in one notification that names %s', (place, folders) => {
  for (const folder of folders) uploaded('a.txt', folder);
  const message = 'a.txt and 2 other files were uploaded to your media library.';
  expect(notes()).toMatchObject([{ title: `3 files uploaded to ${place}`, message }]);
});

const setMode = (mode: NotificationMode) =>
  server.context.db.update('notification_control', user, { user_media_library_notifications: mode });
const first = () => notes()[0]?.id ?? 0;

it.each<[string, () => unknown]>([
  ['some seconds have passed', () => clock.advance(11)],
  ['the user has changed the preference', () => setMode(5)],
  ['the user has read it', () => server.context.db.update('notifications', first(), { is_read: true })],
  ['the user has deleted the first', () => server.context.db.remove('notifications', first())],
])('starts another notification once %s', (_when, act) => {
  uploaded('a.txt');
  act();
  uploaded('b.txt');
  expect(notes().at(-1)?.message).toBe('b.txt was added to your media library.');
});

it('sends one mail for consecutive uploads', () => {
  const before = server.context.db.count('mails');
  setMode(2);
  for (const name of ['a.txt', 'b.txt']) uploaded(name);
  expect([server.context.db.count('mails') - before, notes()]).toEqual([1, []]);
});

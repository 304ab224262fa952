import { expect, it } from 'vitest';
import { createForm } from '../../support/uploads';
import { setUpServer, setUpTokens } from '../../support/setUpServer';

const server = setUpServer();
const tokens = setUpTokens(server, 'superuser');
const by = '\u2068superuser@pulsehub.test\u2069 (\u2068Sofia Marchetti\u2069)';
const path = '/api/user/manage/';

const notified = () =>
  server.context.db
    .findAllBy('notifications', 'user', server.user('superuser').id)
    .filter(({ title }) => title === 'A role was changed')
    .map(({ message }) => message);
const mailed = (email: string) =>
  server.context.db
    .all('mails')
    .filter(({ to, subject }) => to === email && subject === 'Your role was changed');

const changes: [what: string, before: object, change: Record<string, boolean>, words: string][] = [
  ['staff', {}, { is_staff: true }, 'it was none and is now staff'],
  ['superuser', { is_staff: true }, { is_superuser: true }, 'it was staff and is now superuser'],
  ['a user again', { is_superuser: true }, { is_superuser: false }, 'it was superuser and is now none'],
  ['inactive', { is_staff: true }, { is_active: false }, 'it was staff and is now none'],
];

it.each(changes)('notifies superusers and the user who became %s', async (_what, before, change, words) => {
  const { id, email } = server.addUser(before);
  await server.call('PATCH', `${path}${id}/`, { token: tokens.superuser, body: createForm(change) });
  expect(notified()).toContain(`${by} changed the role of \u2068${email}\u2069: ${words}.`);
  expect(mailed(email)).toHaveLength(1);
});

it('notifies superusers about a created and a deleted superuser', async () => {
  const email = 'new.superuser@pulsehub.test';
  const token = tokens.superuser;
  const body = createForm({ email, is_superuser: 'true' });
  expect((await server.call('POST', path, { token, body })).status).toBe(200);
  const words = `${by} changed the role of \u2068${email}\u2069: it was`;
  expect(notified()).toContain(`${words} none and is now superuser.`);
  const { id } = server.user(email);
  expect((await server.call('DELETE', `${path}${id}/`, { token })).status).toBe(204);
  expect(notified()).toContain(`${words} superuser and is now none.`);
});

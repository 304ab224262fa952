import { setImmediate as turn } from 'node:timers/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import type { UserRow } from '../../../../mock-server/storage/tables';
import { stringContaining } from '../../../support/matchers';
import { callAs, setUpServer } from '../../../support/setUpServer';

let ada: UserRow;
let eve: UserRow;

const server = setUpServer({ companyName: 'Bridges & Sons' });
const call = callAs(server, 'staff');
beforeAll(() => {
  ada = server.addUser({ email: 'ada@pulsehub.test', first_name: 'Ada', last_name: 'Byron' });
  eve = server.addUser({ email: 'eve@x.test', first_name: '<img src=x>', last_name: '{{email}} & $&' });
});

const letter = {
  subject: 'Hello {{first_name}}',
  template: 'custom',
  message_type: 'plain',
  message: 'Dear {{first_name}} {{ last_name }}, {{email}} at {{company}}. {{unknown}}',
};

const send = (fields: Record<string, unknown> = {}) =>
  call('POST', '/api/user/send-email/', { user_ids: String(ada.id), ...letter, ...fields });

const newest = (to: string) => server.mailsTo(to).at(-1);
const findNotifications = (userId: number) => server.context.db.findAllBy('notifications', 'user', userId);

describe('mail to users', () => {
  it('is sent to each recipient once, with their own values', async () => {
    const user_ids = `${ada.id}, ${eve.id},${ada.id}`;
    const before = server.mailsTo(ada.email).length;
    expect(await send({ user_ids })).toMatchObject({
      status: 200,
      body: { success: true, message: 'Emails sent successfully to 2 user(s)!' },
    });
    expect(server.mailsTo(ada.email)).toHaveLength(before + 1);
    expect(newest(ada.email)).toMatchObject({
      subject: 'Hello Ada',
      text: 'Dear Ada Byron, ada@pulsehub.test at Bridges & Sons. {{unknown}}',
      code: null,
      link: null,
    });
    expect(newest(eve.email)).toMatchObject({
      subject: 'Hello <img src=x>',
      text: stringContaining('Dear <img src=x> {{email}} & $&, eve@'),
      html: stringContaining('Dear &lt;img src=x&gt; {{email}} &amp; $&amp;, eve@'),
    });
  });

  it('keeps its HTML, escapes the values, and has a text version', async () => {
    const message = '<h1>News</h1><p>For {{first_name}} &amp; all<br>today</p><style>p{}</style>';
    await send({ user_ids: String(eve.id), message_type: 'html', message });
    expect(newest(eve.email)).toMatchObject({
      html: message.replace('{{first_name}}', '&lt;img src=x&gt;'),
      text: 'News\nFor <img src=x> & all\ntoday',
    });
  });

  it.each(['plain', 'html'])('contains a valid link to set a password (%s)', async (message_type) => {
    await send({ template: 'set_password_link', message_type });
    const mail = newest(ada.email);
    const link = mail?.link ?? '';
    expect(link).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/reset-password\/[^/]+\/[^/]+$/);
    expect(mail?.text).toContain(link);
    expect(mail?.html).toContain(`<a href="${link}">`);
    expect(mail?.text).toMatch(/^http/);
    expect(mail?.html).toMatch(/^<p><a href="http/);
    const password = { new_password: 'brand new', confirm_new_password: 'brand new' };
    const body = { ...server.mailedLink(ada.email), ...password };
    expect((await server.call('POST', '/api/user/password-set-confirm', { body })).status).toBe(200);
  });
});

it('keeps the first link to set a password valid after a second mail', async () => {
  const { id, email } = server.addUser();
  const template = { user_ids: String(id), template: 'set_password_link' };
  await send(template);
  const first = server.mailedLink(email);
  for (let n = 0; n < 6; n++) await send(template);
  const body = { ...first, new_password: 'brand new', confirm_new_password: 'brand new' };
  expect((await server.call('POST', '/api/user/password-set-confirm', { body })).status).toBe(200);
});

it('ends a mailing once its sender is deactivated', async () => {
  const { email } = server.addUser({ is_staff: true, skips_second_factor: true });
  const recipients = Array.from({ length: 200 }, () => server.addUser().id);
  const token = String((await server.login(email)).body['access']);
  const count = () => server.context.db.all('mails').length;
  const before = count();
  const body = { ...letter, user_ids: recipients.join() };
  const sent = server.call('POST', '/api/user/send-email/', { token, body });
  while (count() === before) await turn();
  server.context.db.update('users', server.user(email).id, { is_active: false });
  expect((await sent).status).toBe(401);
  expect(count() - before).toBeLessThan(recipients.length);
});

describe('notification about a mail', () => {
  it('appears in the app, never with the link', async () => {
    await send({ template: 'notification', subject: 'Told', message: 'The lifts are out of order.' });
    expect(findNotifications(ada.id).at(-1)).toMatchObject({
      title: 'Told',
      message: 'The lifts are out of order.',
    });
    await send({ template: 'set_password_link', subject: 'Link' });
    expect(findNotifications(ada.id).at(-1)?.title).toBe('Link');
    expect(findNotifications(ada.id).at(-1)?.message).not.toMatch(/http/);
  });

  it.each([0, 2] as const)(
    'is not created with the preference %i, and the mail is sent once',
    async (mode) => {
      const { id, email } = server.addUser();
      server.context.db.update('notification_control', id, { message_created_notifications: mode });
      await send({ user_ids: String(id) });
      expect([server.mailsTo(email).length, findNotifications(id)]).toEqual([1, []]);
    },
  );
});

it.each<[Record<string, unknown>, string]>([
  [{ user_ids: '1,,2' }, 'user_ids'],
  [{ user_ids: 'all' }, 'user_ids'],
  [{ user_ids: '1,99999' }, 'user_ids'],
  [{ subject: '     ' }, 'subject'],
  [{ message: '              ' }, 'message'],
  [{ template: '999' }, 'template'],
])('sends nothing for %j', async (fields, field) => {
  const count = server.context.db.all('mails').length;
  const { status, body } = await send(fields);
  expect(status).toBe(400);
  expect(body[field]).toEqual([expect.any(String)]);
  expect(server.context.db.all('mails')).toHaveLength(count);
});

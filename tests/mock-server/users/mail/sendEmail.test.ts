import { beforeAll, describe, expect, it } from 'vitest';
import type { UserRow } from '../../../../mock-server/storage/tables';
import { callAs, serverForFile } from '../../../support/serverForFile';

let ada: UserRow;
let eve: UserRow;

const server = serverForFile({ companyName: 'Bridges & Sons' });
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
const notesOf = (userId: number) => server.context.db.allBy('notifications', 'user', userId);

describe('a mail', () => {
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
      text: expect.stringContaining('Dear <img src=x> {{email}} & $&, eve@') as string,
    });
  });

  it('in plain text has an HTML version that escapes everything typed', async () => {
    const message = 'First <b>line</b>\nsecond\n\n{{first_name}} {{last_name}}';
    await send({ user_ids: String(eve.id), template: 'welcome', message });
    expect(newest(eve.email)?.link).toBeNull();
    expect(newest(eve.email)?.html).toBe(
      '<p>First &lt;b&gt;line&lt;/b&gt;<br>\nsecond</p>\n<p>&lt;img src=x&gt; {{email}} &amp; $&amp;</p>',
    );
  });

  it('in HTML keeps its markup, escapes the values, and has a text version', async () => {
    const message = '<h1>News</h1><p>For {{first_name}} &amp; all<br>today</p><style>p{}</style>';
    await send({ user_ids: String(eve.id), message_type: 'html', message });
    expect(newest(eve.email)).toMatchObject({
      html: message.replace('{{first_name}}', '&lt;img src=x&gt;'),
      text: 'News\nFor <img src=x> & all\ntoday',
    });
  });

  it.each(['plain', 'html'])('to set a password has a link that works (%s)', async (message_type) => {
    await send({ template: 'set_password_link', message_type });
    const mail = newest(ada.email);
    const link = mail?.link ?? '';
    expect(link).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/reset-password\/[^/]+\/[^/]+$/);
    expect(mail?.text).toContain(link);
    expect(mail?.html).toContain(`<a href="${link}">`);
    const password = { new_password: 'brand new', confirm_new_password: 'brand new' };
    const body = { ...server.mailedLink(ada.email), ...password };
    expect((await server.call('POST', '/api/user/password-set-confirm', { body })).status).toBe(200);
  });

  it('is inserted into the file of a catalogue template', async () => {
    const templates = server.context.db.all('message_templates');
    const template = String(templates.find(({ name }) => name === 'Welcome to a service')?.id);
    await send({ template, user_ids: String(eve.id), message: 'Please <b>read</b> this.' });
    const mail = newest(eve.email);
    expect(mail?.html).toContain('<h1>Welcome, &lt;img src=x&gt;</h1>');
    expect(mail?.html).toMatch(/Please &lt;b&gt;read&lt;\/b&gt; this\.<\/p>\s*<\/body>/);
    expect(mail?.text).toContain('Please <b>read</b> this.');
  });
});

describe('the notification of a mail', () => {
  it('appears in the app, never with the link', async () => {
    await send({ template: 'notification', subject: 'Told', message: 'The lifts are out of order.' });
    expect(notesOf(ada.id).at(-1)).toMatchObject({ title: 'Told', message: 'The lifts are out of order.' });
    await send({ template: 'set_password_link', subject: 'Link' });
    expect(notesOf(ada.id).at(-1)?.title).toBe('Link');
    expect(notesOf(ada.id).at(-1)?.message).not.toMatch(/http/);
  });

  it('is omitted where the user has switched it off, and the mail is sent once', async () => {
    const quiet = server.addUser();
    for (const mode of [0, 2] as const) {
      server.context.db.update('notification_control', quiet.id, { message_created_notifications: mode });
      const before = server.mailsTo(quiet.email).length;
      await send({ user_ids: String(quiet.id) });
      expect(server.mailsTo(quiet.email)).toHaveLength(before + 1);
      expect(notesOf(quiet.id)).toEqual([]);
    }
  });
});

it.each<[Record<string, unknown>, string]>([
  [{ user_ids: '1,,2' }, 'user_ids'],
  [{ user_ids: 'all' }, 'user_ids'],
  [{ user_ids: '1,99999' }, 'user_ids'],
  [{ subject: '     ' }, 'subject'],
  [{ message: '              ' }, 'message'],
  [{ template: '999' }, 'template'],
])('nothing is sent for %j', async (fields, field) => {
  const count = server.context.db.all('mails').length;
  const { status, body } = await send(fields);
  expect(status).toBe(400);
  expect(body[field]).toEqual([expect.any(String)]);
  expect(server.context.db.all('mails')).toHaveLength(count);
});

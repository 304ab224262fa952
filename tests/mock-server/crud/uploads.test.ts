import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { fileNamed, formOf, png } from '../../support/uploads';
import { stringContaining } from '../../support/matchers';
import { callAs, serverForFile } from '../../support/serverForFile';

const server = serverForFile();
const callAsStaff = callAs(server, 'direct');
const call: typeof callAsStaff = (method, path, body) => callAsStaff(method, `/api/${path}`, body);

const stored = async () => (await readdir(join(server.dataDir, 'uploads'))).length;
const fetchFile = async (address: string) => fetch(new URL(address, server.url));

let count = 0;
const fields = (change: Record<string, string | File> = {}) => {
  count += 1;
  return {
    name: 'Archive',
    code_name: `archive_${count}`,
    description: 'Old things',
    prod_frontend_url: 'https://archive.example',
    other_backend_urls: '["https://two.example"]',
    other_frontend_urls: '[]',
    ...change,
  };
};
const create = (change: Record<string, string | File>) =>
  call('POST', 'user/dic-services-list/', formOf(fields(change)));

describe('the icon of a service', () => {
  it('is uploaded with the form and served with its real type, in a sandbox', async () => {
    const made = await create({ icon: fileNamed('a-very-long-name-of-an-icon.bin', png) });
    const shown = { icon: 'a-very-long-name-of-', other_frontend_urls: '[]' };
    expect(made).toMatchObject({ status: 201, body: shown });
    const served = await fetchFile(String(made.body['icon_url']));
    expect(served.status).toBe(200);
    expect(served.headers.get('content-type')).toContain('image/png');
    expect(served.headers.get('x-content-type-options')).toBe('nosniff');
    expect(served.headers.get('content-security-policy')).toMatch(/default-src 'none';.*sandbox/);
    expect(Buffer.from(await served.arrayBuffer())).toEqual(Buffer.from(png));
  });

  it.each([
    ['text', 400, 'valid image', 'hello'],
    ['a drawing', 400, 'valid image', '<svg xmlns="http://www.w3.org/2000/svg" />'],
    ['larger than 10 MB', 413, '10MB', Buffer.concat([png, Buffer.alloc(10 * 1024 * 1024)])],
  ])('that is %s is rejected with %i and an error for its field: %s', async (_what, status, part, bytes) => {
    const before = await stored();
    const answer = await create({ icon: fileNamed('icon.png', bytes, 'image/png') });
    expect(answer).toMatchObject({ status, body: { icon: [stringContaining(part)] } });
    expect(await stored()).toBe(before);
  });

  it('is kept by a save without one, replaced by another, removed by an empty string and with its service', async () => {
    const before = await stored();
    const form = fields({ icon: fileNamed('first.png', png) });
    const made = await call('POST', 'user/dic-services-list/', formOf(form));
    const path = `user/dic-services-list/${String(made.body['id'])}/`;
    const first = String(made.body['icon_url']);

    const kept = await call('PUT', path, { ...form, icon: 'first.png' });
    expect(kept.body).toMatchObject({ icon: 'first.png', icon_url: first });

    const replaced = await call('PUT', path, formOf({ ...form, icon: fileNamed('second.png', png) }));
    expect(replaced).toMatchObject({ status: 200, body: { icon: 'second.png' } });
    expect((await fetchFile(first)).status).toBe(404);
    expect(await stored()).toBe(before + 1);

    const removed = await call('PUT', path, { ...form, icon: '' });
    expect(removed.body).toMatchObject({ icon: '', icon_url: null });
    expect(await stored()).toBe(before);

    await call('PUT', path, formOf({ ...form, icon: fileNamed('third.png', png) }));
    expect((await call('DELETE', path)).status).toBe(204);
    expect(await stored()).toBe(before);
  });

  it('is stored for only one of several concurrent services with the same code name', async () => {
    const before = await stored();
    const one = () => formOf({ ...fields(), code_name: 'wanted', icon: fileNamed('icon.png', png) });
    const answers = await Promise.all([1, 2, 3].map(() => call('POST', 'user/dic-services-list/', one())));
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(2);
    expect(await stored()).toBe(before + 1);
  });
});

describe('the file of a template', () => {
  const page = '<!doctype html><h1>Hello {{first_name}}</h1><script>alert(1)</script>';
  const send = (
    change: Record<string, string | File>,
    path = 'user/custom-message-template',
    method = 'POST',
  ) => call(method, path, formOf({ name: 'New', body: '{"a":"text"}', ...change }));

  it('is served in a sandbox, never in the origin of the portal', async () => {
    const made = await send({ template: fileNamed('hello.html', page, 'text/html') });
    expect(made.status).toBe(201);
    const served = await fetchFile(String(made.body['template_url']));
    expect(served.headers.get('content-security-policy')).toMatch(/default-src 'none';.*sandbox$/);
    expect(served.headers.get('x-content-type-options')).toBe('nosniff');
    expect(await served.text()).toBe(page);
  });

  it('is kept by a change without one, and replaced by another', async () => {
    const made = await send({ template: fileNamed('hello.html', page) });
    const path = `user/custom-message-template/${String(made.body['id'])}/`;
    const first = String(made.body['template_url']);
    expect((await send({ name: '' }, path, 'PATCH')).body).toMatchObject({ name: '', template_url: first });
    const changed = await send({ template: fileNamed('other.HTML', '<p>Other</p>') }, path, 'PATCH');
    expect(changed.status).toBe(200);
    expect(await (await fetchFile(String(changed.body['template_url']))).text()).toBe('<p>Other</p>');
    expect((await fetchFile(first)).status).toBe(404);
    await call('DELETE', path);
    expect((await fetchFile(String(changed.body['template_url']))).status).toBe(404);
  });

  it.each([
    ['page.html.exe', page, 400, 'Template file must be in HTML format (.html)'],
    ['hello.html', 'x'.repeat(200_001), 413, 'Ensure the template is no larger than 200 kB.'],
  ])('is rejected as %s', async (name, content, status, sentence) => {
    const refused = { status, body: { template: [sentence] } };
    expect(await send({ template: fileNamed(name, content, 'text/html') })).toMatchObject(refused);
  });

  it('is used for a mail to oneself, with the values of its fields', async () => {
    const body = JSON.stringify({ due: '<b>May</b>', amount: 12, message: 'no message' });
    const html = page.replace('</h1>', ', {{amount}} on {{ due }}, {{unknown}}</h1>');
    const template = String((await send({ body, template: fileNamed('hello.html', html) })).body['id']);
    const { id, first_name } = server.user('direct');
    const letter = { subject: 'Template: New', message_type: 'plain', message: 'It is <b>a message</b>.' };
    const mail = { ...letter, user_ids: String(id), template };
    expect((await call('POST', 'user/send-email/', mail)).status).toBe(200);
    const sent = server.context.db.all('mails').at(-1);
    expect(sent?.html).toContain(`<h1>Hello ${first_name}, 12 on &lt;b&gt;May&lt;/b&gt;, {{unknown}}</h1>`);
    expect(sent?.html).toContain('&lt;b&gt;a message&lt;/b&gt;');
  });
});

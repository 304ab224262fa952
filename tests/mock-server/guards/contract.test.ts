import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { request, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isTooDeep } from '../../../mock-server/guards/depth';
import { eventually } from '../../support/eventually';
import { stringMatching } from '../../support/matchers';
import { callAs, setUpServer } from '../../support/setUpServer';
import { createFile, png } from '../../support/uploads';

const server = setUpServer();
const call = callAs(server, 'superuser');

describe('invalid request body', () => {
  it('returns only the first error for too many fields', async () => {
    const sent = Object.fromEntries(Array.from({ length: 101 }, (_, n) => [`unknown${n}`, n]));
    const answer = await call('POST', '/api/user/details/', sent);
    expect([answer.status, Object.keys(answer.body)]).toEqual([400, ['unknown0']]);
  });

  it.each([
    ['GET', 'forget-password/?email=nobody', { email: ['Enter a valid email address.'] }],
    ['DELETE', 'active-sessions-manage/?id=abc', { id: ['Not a valid integer.'] }],
  ])('reports an invalid parameter of %s %s: %j', async (method, path, errors) => {
    expect((await call(method, `/api/user/${path}`)).body).toEqual(errors);
  });

  const nested = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`;
  const mail = '"user_ids":"1","subject":"Hello","message":"Ten letters and more",';
  it.each([
    ['details/', 'mfa_type', ''],
    ['send-email/', 'template', `${mail}"message_type":"plain",`],
    ['send-email/', 'message_type', `${mail}"template":"custom",`],
    ['login/', 'email', '"password":"x",'],
    ['dic-services/', 'user', ''],
  ])('is rejected by %s if %s is nested too deeply', async (path, field, others) => {
    const errors = { [field]: ['This value is nested too deeply.'] };
    for (const levels of [50, 5_000]) {
      const sent = `{${others}"${field}":${nested(levels)}}`;
      const answer = await call('POST', `/api/user/${path}`, sent, { 'content-type': 'application/json' });
      expect([answer.status, answer.body]).toEqual([400, errors]);
    }
  });

  it('allows twenty nested lists, but not forty', () => {
    const isDeep = (levels: number) => isTooDeep(JSON.parse(nested(levels)));
    expect([1, 21, 41, 200_000].map(isDeep)).toEqual([false, false, true, true]);
  });

  it('reports broken JSON', async () => {
    const headers = { 'content-type': 'application/json' };
    const { status, body } = await server.call('POST', '/api/user/login/', { body: '{"email":', headers });
    expect([status, body['detail']]).toEqual([400, stringMatching(/^JSON parse error/)]);
  });
});

describe('request body', () => {
  const form = (...parts: [string, string | File][]) => {
    const body = new FormData();
    for (const [name, value] of parts) body.append(name, value);
    return body;
  };
  const image = createFile('a.png', png);

  it.each([
    ['login/', 17_000, 413],
    ['logout/', 17_000, 413],
    ['details/', 17_000, 400],
    ['details/', 65_600, 413],
    ['send-email/', 65_600, 400],
    ['custom-message-template/', 65_600, 400],
    ['send-email/', 1_048_600, 413],
  ])('returns, for %s with %i bytes, %i', async (path, length, status) => {
    const answer = await call('POST', `/api/user/${path}`, { title: 'x'.repeat(length) });
    expect(answer.status).toBe(status);
  });

  it('is rejected if its user is already sending eight forms', async () => {
    const { access: token } = await server.signIn('direct');
    const type = 'multipart/form-data; boundary=b';
    const headers = { authorization: `Bearer ${token}`, 'content-type': type, 'content-length': 1000 };
    const address = `${server.url}/api/user/details/`;
    const open = Array.from({ length: 9 }, () => request(address, { method: 'POST', headers, agent: false }));
    for (const one of open) one.on('error', () => undefined).write('--b\r\n');
    const [refused] = (await Promise.race(open.map((one) => once(one, 'response')))) as [IncomingMessage];
    expect(refused.statusCode).toBe(429);
    expect((await call('POST', '/api/user/details/', form(['title', 'Lead']))).status).toBe(200);
    for (const one of open) one.destroy();
    const send = () => server.call('POST', '/api/user/details/', { token, body: form(['title', 'Lead']) });
    await eventually(async () => expect((await send()).status).toBe(200));
  });

  it('returns 415 for an undeclared media type', async () => {
    const detail = 'Unsupported media type "application/json" in request.';
    const answer = await call('POST', '/api/user/mass-account-creation', { email: 'a@b.test' });
    expect(answer).toMatchObject({ status: 415, body: { detail } });
  });

  it.each<[string, string | File, string | File]>([
    ['first_name', 'Ada', 'Eve'],
    ['picture', image, image],
  ])('is rejected with a repeated field: %s', async (field, one, other) => {
    const answer = await call('POST', '/api/user/details/', form([field, one], [field, other]));
    expect(answer).toMatchObject({ status: 400, body: { [field]: ['This field must not be repeated.'] } });
  });

  it('is rejected with brackets in a field name', async () => {
    const body = form(['mfa_type[4294967294]', 'email']);
    expect(await call('POST', '/api/user/details/', body)).toMatchObject({ status: 400 });
  });

  it('does not pass undeclared fields to handlers', async () => {
    const { id, email } = server.addUser({});
    const body = { title: 'Lead', max_active_sessions: 1_000_000, is_demo: true };
    expect((await call('POST', `/api/user/manage/${id}/`, body)).status).toBe(200);
    expect(server.user(email)).toMatchObject({ title: 'Lead', max_active_sessions: 1, is_demo: false });
  });

  it('does not store a file that the call does not declare', async () => {
    const folder = await call('POST', '/api/media-library-folder/', { name: 'One' });
    const before = readdirSync(join(server.dataDir, 'uploads')).length;
    const parts = form(['folder', String(folder.body['id'])], ['other', image], ['file', image]);
    expect((await call('POST', '/api/user/media-library/', parts)).status).toBe(201);
    expect(readdirSync(join(server.dataDir, 'uploads'))).toHaveLength(before + 1);
  });
});

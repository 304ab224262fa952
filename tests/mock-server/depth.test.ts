import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isTooDeep } from '../../mock-server/depth';
import { startInProcessServer } from '../support/startInProcessServer';
import type { TestServer } from '../support/startInProcessServer';

const dataDir = mkdtempSync(join(tmpdir(), 'pulsehub-depth-'));
let server: TestServer;
let token: string;
const start = async () => {
  server = await startInProcessServer({ dataDir });
  token = (await server.signIn('superuser')).access;
};
beforeAll(start);
afterAll(async () => {
  await server.close();
  rmSync(dataDir, { recursive: true });
});

const nested = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`;
const tooDeep = ['This value is nested too deeply.'];
const jsonHeader = { 'content-type': 'application/json' };

const formOf = (fields: Record<string, string | File>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
};

it.each([
  [0, false],
  [20, false],
  [40, true],
  [200_000, true],
])('of %i lists within each other it is %s that they are too deep', (levels, expected) => {
  expect(isTooDeep(JSON.parse(nested(levels + 1)))).toBe(expected);
});

describe('a value that is nested too deeply', () => {
  const mail = '"user_ids":"1","subject":"Hello","message":"Ten letters and more",';
  it.each([
    ['/api/user/details/', 'mfa_type', ''],
    ['/api/user/send-email/', 'template', `${mail}"message_type":"plain",`],
    ['/api/user/send-email/', 'message_type', `${mail}"template":"custom",`],
    ['/api/user/login/', 'email', '"password":"x",'],
    ['/api/user/dic-services/', 'user', ''],
  ])('is refused by %s as %s, with a sentence', async (path, field, others) => {
    for (const levels of [50, 5_000]) {
      const body = `{${others}"${field}":${nested(levels)}}`;
      const answer = await server.call('POST', path, { token, body, headers: jsonHeader });
      expect(answer).toMatchObject({ status: 400, body: { [field]: tooDeep } });
      expect(answer.text).not.toMatch(/at .*\.ts|node_modules/);
    }
  });

  it('is refused as the fields of a message template', async () => {
    const body = formOf({ name: 'Deep', body: `{"a":${nested(2_000)}}` });
    const answer = await server.call('POST', '/api/user/custom-message-template', { token, body });
    expect(answer).toMatchObject({ status: 400, body: { body: ['Value must be valid JSON.'] } });
  });

  it('is refused in a file of user data', async () => {
    const note = { title: '', message: '', service: '', is_read: true, created_at: '2026-01-01' };
    const data = {
      format: 'pulsehub-user-data',
      version: 1,
      user: { user_id: 1, email: 'superuser@pulsehub.test', first_name: '', last_name: '', title: '' },
      notifications: [{ ...note, other_data: { deep: 'HERE' } }],
    };
    const text = JSON.stringify(data).replace('"HERE"', nested(3_000));
    const body = formOf({ data: new File([text], 'data.json') });
    const answer = await server.call('POST', '/api/user/data/', { token, body });
    expect(answer).toMatchObject({ status: 400, body: { data: ['The file is not valid JSON.'] } });
  });
});

it('a database that holds such a value already is opened without it, and goes on', async () => {
  const { db } = server.context;
  const deep = JSON.parse(nested(2_000)) as unknown;
  const { id } = db.insert('message_templates', { name: 'Deep', body: { deep }, template_file: null });
  const note = { user: 1, title: 'Deep', message: '', service: '', is_read: false };
  const other_data = { deep } as object;
  db.insert('notifications', { ...note, created_at: new Date().toISOString(), other_data });
  await db.saved();
  await server.close();
  await start();

  const body = { url: 'https://play.example/app', version: '1.0' };
  expect((await server.call('POST', '/api/google-play/', { token, body })).status).toBe(201);
  const template = await server.call('GET', `/api/user/custom-message-template/${id}/`, { token });
  expect(template).toMatchObject({ status: 200, body: { name: 'Deep', body: null } });
  expect((await server.call('GET', '/api/user/notification/', { token })).status).toBe(200);
});

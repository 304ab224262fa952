import { describe, expect, it } from 'vitest';
import { isTooDeep } from '../../../mock-server/guards/depth';
import { serverForFile, tokensOf } from '../../support/serverForFile';
import { formOf } from '../../support/uploads';

const server = serverForFile();
const tokens = tokensOf(server, 'superuser');

const nested = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`;
const tooDeep = ['This value is nested too deeply.'];
const jsonHeader = { 'content-type': 'application/json' };

it.each([
  [0, false],
  [20, false],
  [40, true],
  [200_000, true],
])('%i nested lists are too deep: %s', (levels, expected) => {
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
  ])('is rejected by %s as %s, with a message', async (path, field, others) => {
    for (const levels of [50, 5_000]) {
      const body = `{${others}"${field}":${nested(levels)}}`;
      const answer = await server.call('POST', path, { token: tokens.superuser, body, headers: jsonHeader });
      expect(answer).toMatchObject({ status: 400, body: { [field]: tooDeep } });
      expect(answer.text).not.toMatch(/at .*\.ts|node_modules/);
    }
  });

  it('is rejected as the fields of a message template', async () => {
    const body = formOf({ name: 'Deep', body: `{"a":${nested(2_000)}}` });
    const answer = await server.call('POST', '/api/user/custom-message-template', {
      token: tokens.superuser,
      body,
    });
    expect(answer).toMatchObject({ status: 400, body: { body: ['Value must be valid JSON.'] } });
  });

  it('is rejected in a file of user data', async () => {
    const note = { title: '', message: '', service: '', is_read: true, created_at: '2026-01-01' };
    const data = {
      format: 'pulsehub-user-data',
      version: 1,
      user: { user_id: 1, email: 'superuser@pulsehub.test', first_name: '', last_name: '', title: '' },
      notifications: [{ ...note, other_data: { deep: 'HERE' } }],
    };
    const text = JSON.stringify(data).replace('"HERE"', nested(3_000));
    const body = formOf({ data: new File([text], 'data.json') });
    const answer = await server.call('POST', '/api/user/data/', { token: tokens.superuser, body });
    expect(answer).toMatchObject({ status: 400, body: { data: ['The file is not valid JSON.'] } });
  });
});

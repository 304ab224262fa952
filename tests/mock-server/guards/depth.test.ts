import { expect, it } from 'vitest';
import { isTooDeep } from '../../../mock-server/guards/depth';
import { callAs, serverForFile } from '../../support/serverForFile';

const server = serverForFile();
const call = callAs(server, 'superuser');

const nested = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`;
const tooDeep = ['This value is nested too deeply.'];

it('forty nested lists are too deep, and twenty are not', () => {
  expect([1, 21, 41, 200_000].map((levels) => isTooDeep(JSON.parse(nested(levels))))).toEqual([
    false,
    false,
    true,
    true,
  ]);
});

const mail = '"user_ids":"1","subject":"Hello","message":"Ten letters and more",';
it.each([
  ['/api/user/details/', 'mfa_type', ''],
  ['/api/user/send-email/', 'template', `${mail}"message_type":"plain",`],
  ['/api/user/send-email/', 'message_type', `${mail}"template":"custom",`],
  ['/api/user/login/', 'email', '"password":"x",'],
  ['/api/user/dic-services/', 'user', ''],
])(
  'a value that is nested too deeply is rejected by %s as %s, with a message',
  async (path, field, others) => {
    for (const levels of [50, 5_000]) {
      const body = `{${others}"${field}":${nested(levels)}}`;
      const answer = await call('POST', path, body, { 'content-type': 'application/json' });
      expect(answer).toMatchObject({ status: 400, body: { [field]: tooDeep } });
      expect(answer.text).not.toMatch(/at .*\.ts|node_modules/);
    }
  },
);

import { describe, expect, it } from 'vitest';
import { serverForFile, tokensOf } from '../../support/serverForFile';

const server = serverForFile();
const tokens = tokensOf(server, 'superuser', 'member');

describe('an unknown path', () => {
  it.each([
    'nothing',
    'user',
    'user/manage/abc',
    'db',
    'users',
    'USER/LOGIN',
    'user//login',
    'user/%2e%2e%2fdb',
    '%00',
  ])('returns a JSON 404 or 405: /api/%s', async (path) => {
    const { status, text } = await server.call('POST', `/api/${path}`, { token: tokens.superuser });
    expect([404, 405]).toContain(status);
    expect(JSON.parse(text)).toHaveProperty('detail');
  });

  it('differs from a wrong method, which returns 405', async () => {
    expect((await server.call('PUT', '/api/user/details/', { token: tokens.member })).status).toBe(405);
  });

  it('is matched with and without a trailing slash', async () => {
    for (const path of ['/api/user/details', '/api/user/details/'])
      expect((await server.call('GET', path, { token: tokens.member })).status).toBe(200);
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operations, type Who } from '../../../mock-server/guards/operations';
import { startInProcessServer } from '../../support/startInProcessServer';
import type { TestServer } from '../../support/startInProcessServer';

let server: TestServer;
const callers = ['anonymous', 'member', 'staff', 'superuser'] as const;
type Caller = (typeof callers)[number];
const tokens = new Map<Caller, string>();

beforeAll(async () => {
  server = await startInProcessServer();
  for (const caller of ['member', 'staff', 'superuser'] as const)
    tokens.set(caller, (await server.signIn(caller)).access);
});
afterAll(() => server.close());

const allowed: Record<Who, readonly Caller[]> = {
  open: callers,
  person: ['member', 'staff', 'superuser'],
  staff: ['staff', 'superuser'],
  superuser: ['superuser'],
};

const rows = operations.map(({ method, path, who, parameters }) => ({
  method,
  path: path.replace('{id}', '999999').replace(/\/$/, ''),
  who,
  userParameter: parameters.find((parameter) => parameter['x-superuser-for-others'])?.name,
}));

const callAs = async (caller: Caller, method: string, path: string) => {
  const token = tokens.get(caller);
  const response = await fetch(server.url + path, {
    method,
    headers: token ? { authorization: `Bearer ${token}` } : {},
  });
  return { status: response.status, text: await response.text() };
};

describe('access by role', () => {
  it.each(rows)('$method $path is allowed only for "$who"', async ({ method, path, who }) => {
    for (const caller of callers) {
      const { status, text } = await callAs(caller, method, `${path}/`);
      const refused = caller === 'anonymous' ? 401 : 403;
      const seen = { caller, text, refused: status === refused, failed: status === 405 || status >= 500 };
      expect(seen).toMatchObject({ refused: !allowed[who].includes(caller) });
      expect(seen).toMatchObject({ failed: false });
    }
  });

  it.each(rows.filter(({ userParameter }) => userParameter))(
    '$method $path is allowed for another user only for superusers',
    async ({ method, path, userParameter }) => {
      for (const caller of ['member', 'staff'] as const)
        expect((await callAs(caller, method, `${path}/?${userParameter}=1`)).status).toBe(403);
      expect((await callAs('superuser', method, `${path}/?${userParameter}=2`)).status).not.toBe(403);
    },
  );
});

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
    const { status, text } = await callAs('superuser', 'POST', `/api/${path}`);
    expect([404, 405]).toContain(status);
    expect(JSON.parse(text)).toHaveProperty('detail');
  });

  it('differs from a wrong method, which returns 405', async () => {
    expect((await callAs('member', 'PUT', '/api/user/details/')).status).toBe(405);
  });

  it('is matched with and without a trailing slash', async () => {
    for (const path of ['/api/user/details', '/api/user/details/'])
      expect((await callAs('member', 'GET', path)).status).toBe(200);
  });
});

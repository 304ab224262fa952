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
  another: parameters.find((parameter) => parameter['x-superuser-for-others'])?.name,
}));

/** Raw: a path whose route is not written yet is refused in its own way after the guard. */
const knock = async (caller: Caller, method: string, path: string) => {
  const token = tokens.get(caller);
  const response = await fetch(server.url + path, {
    method,
    headers: token ? { authorization: `Bearer ${token}` } : {},
  });
  return { status: response.status, text: await response.text() };
};

describe('who may call what', () => {
  it.each(rows)(
    '$method $path is open to those of "$who" and to nobody else',
    async ({ method, path, who }) => {
      for (const caller of callers) {
        const { status, text } = await knock(caller, method, `${path}/`);
        const refused = caller === 'anonymous' ? 401 : 403;
        const seen = { caller, text, refused: status === refused, failed: status === 405 || status >= 500 };
        expect(seen).toMatchObject({ refused: !allowed[who].includes(caller) });
        expect(seen).toMatchObject({ failed: false });
      }
    },
  );

  it.each(rows.filter(({ another }) => another))(
    '$method $path is answered about another user to superusers alone',
    async ({ method, path, another }) => {
      for (const caller of ['member', 'staff'] as const)
        expect((await knock(caller, method, `${path}/?${another}=1`)).status).toBe(403);
      expect((await knock('superuser', method, `${path}/?${another}=2`)).status).not.toBe(403);
    },
  );
});

describe('a path that nobody knows', () => {
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
  ])('is answered with 404 as JSON: /api/%s', async (path) => {
    const { status, text } = await knock('superuser', 'POST', `/api/${path}`);
    expect([404, 405]).toContain(status);
    expect(JSON.parse(text)).toHaveProperty('detail');
  });

  it('differs from a wrong method, which is answered with 405', async () => {
    expect((await knock('member', 'PUT', '/api/user/details/')).status).toBe(405);
  });

  it('is the same with and without a slash at its end', async () => {
    for (const path of ['/api/user/details', '/api/user/details/'])
      expect((await knock('member', 'GET', path)).status).toBe(200);
  });
});

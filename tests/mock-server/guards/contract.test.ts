import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readContract } from '../../../mock-server/guards/operations';
import type { Schema } from '../../../mock-server/guards/operations';
import { accountEmail } from '../../../mock-server/seed/accounts';
import { startServer } from '../../support/startServer';
import type { TestServer } from '../../support/startServer';
import { textLike } from '../../support/some';

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await startServer();
  token = (await server.signIn('superuser')).access;
});
afterAll(() => server.close());

const { operations: all, components } = readContract();
const operations = all.filter(({ path }) => path.startsWith('/api/'));

const send = async (method: string, path: string, body?: BodyInit, type?: string) => {
  const response = await fetch(server.url + path, {
    method,
    headers: { authorization: `Bearer ${token}`, ...(type ? { 'content-type': type } : {}) },
    ...(body === undefined || method === 'GET' ? {} : { body }),
  });
  return { status: response.status, text: await response.text() };
};

const shapes = [
  null,
  0,
  -1,
  1e308,
  true,
  '',
  ' ',
  'x'.repeat(5_000),
  '\u0000',
  '💥',
  [],
  [null],
  {},
  { $gt: '' },
];
const raw = ['null', '[]', '"x"', '{', '', '[[[', '{"__proto__":{"is_superuser":true}}', '\ufeff{}', 'true'];

const schemas = components['schemas'] as Record<string, Schema>;

const propertiesOf = (schema: Schema | undefined): string[] => {
  const reference = schema?.['$ref'];
  if (typeof reference === 'string') return propertiesOf(schemas[reference.split('/').at(-1) ?? '']);
  return Object.keys((schema?.['properties'] as object) ?? {});
};

describe('no body and no query makes the server stumble', () => {
  it.each(operations)(
    '$method $path',
    async ({ method, path, body, parameters }) => {
      const target = path.replaceAll(/\{[^}]+\}/g, '999999');
      const answers: { status: number; text: string }[] = [];
      const query = parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name);
      for (const value of ['', '-1', 'abc', '1e999', '%00', '99999999999999999999', '%F0%9F%92%A5'])
        for (const name of query)
          answers.push(
            await send(method, `${target}?${name}=${value}&${name}[a]=1`, '{}', 'application/json'),
          );
      for (const text of raw) answers.push(await send(method, target, text, 'application/json'));
      for (const type of [
        'text/plain',
        'application/xml',
        'multipart/form-data',
        'multipart/form-data; boundary=x',
        'application/json; charset=nope',
      ])
        answers.push(await send(method, target, 'something', type));
      for (const { schema } of Object.values(body?.content ?? {})) {
        const names = [...propertiesOf(schema), 'unknown'];
        for (const shape of shapes) {
          const fields = Object.fromEntries(names.map((name) => [name, shape]));
          answers.push(await send(method, target, JSON.stringify(fields), 'application/json'));
          const form = new FormData();
          for (const name of names)
            form.append(name, typeof shape === 'string' ? shape : JSON.stringify(shape));
          answers.push(await send(method, target, form));
        }
      }
      const isSilent = (text: string) => Object.keys(JSON.parse(text) as object).length === 0;
      expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
      expect(answers.filter(({ status, text }) => status === 400 && isSilent(text))).toEqual([]);
    },
    60_000,
  );

  it('and the account that asked is what it was', async () => {
    const user = server.context.db.findBy('users', 'email', accountEmail('superuser'));
    expect(user).toMatchObject({ is_superuser: true, is_staff: true, is_active: true });
    expect(({} as Record<string, unknown>)['is_superuser']).toBeUndefined();
  });
});

describe('a body that the contract does not allow', () => {
  const login = (body: unknown) => server.call('POST', '/api/user/login/', { body });

  it.each([
    [{}, { email: ['This field is required.'], password: ['This field is required.'] }],
    [{ email: 'a@b.c', password: null }, { password: ['This field may not be null.'] }],
    [{ email: 7, password: 'x' }, { email: ['Not a valid string.'] }],
    [{ email: '', password: 'x' }, { email: ['This field may not be blank.'] }],
    [[], { non_field_errors: ['Invalid data. Expected a dictionary.'] }],
  ])('%j is refused by field: %j', async (body, expected) => {
    const answer = await login(body);
    expect([answer.status, answer.body]).toEqual([400, expected]);
  });

  it('says which address is none', async () => {
    const { body } = await server.call('GET', '/api/user/forget-password/?email=nobody');
    expect(body).toEqual({ email: ['Enter a valid email address.'] });
  });

  it('says which number is none', async () => {
    const { body } = await server.call('DELETE', '/api/user/active-sessions-manage/?id=abc', { token });
    expect(body).toEqual({ id: ['Not a valid integer.'] });
  });

  it('says where JSON breaks off', async () => {
    const headers = { 'content-type': 'application/json' };
    const { status, body } = await server.call('POST', '/api/user/login/', { body: '{"email":', headers });
    expect([status, body['detail']]).toEqual([400, textLike(/^JSON parse error/)]);
  });

  it('is refused with 413 where it is too large', async () => {
    expect((await login({ email: 'a@b.c', password: 'x'.repeat(2_000_000) })).status).toBe(413);
  });
});

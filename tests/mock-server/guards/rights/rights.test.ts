import { beforeAll, expect, it } from 'vitest';
import { allOperations } from '../../../../mock-server/guards/operations';
import type { UserRow } from '../../../../mock-server/storage/tables';
import { calls, createRequest, findSubject } from './calls';
import { callers, rights } from './table';
import { setUpServer, setUpTokens } from '../../../support/setUpServer';

let other: UserRow;
let serial = 0;
const server = setUpServer({ seed: { users: 12, notifications: 0, files: 0, logs: 0 } });
const tokens: Record<string, string> = setUpTokens(
  server,
  'member',
  'staff',
  'superuser',
  'demo',
  'newcomer',
);
beforeAll(() => {
  other = server.user('newcomer');
});

it('covers every call, with one’s own and another user’s record', () => {
  const listSubjects = (call: string) => rights.filter((row) => row.call === call).map((row) => row.subject);
  const known = allOperations.map(({ method, path }) => `${method} ${path}`);
  expect([...new Set(rights.map(({ call }) => call))].toSorted()).toEqual(known.toSorted());
  expect(Object.keys(calls).filter((call) => !known.includes(call))).toEqual([]);
  const withId = allOperations
    .filter(({ parameters }) => parameters.some(({ name }) => /^(id|user|user_id)$/.test(name)))
    .map(({ method, path }) => `${method} ${path}`);
  for (const call of withId.filter((one) => one !== 'GET /api/user/manage/'))
    expect([call, listSubjects(call).join()]).toEqual([call, expect.stringMatching(/shared|own,foreign/)]);
});

it.each(rights)('matches the access table for $title', async ({ call, subject, expected }) => {
  const [method = '', path = ''] = call.split(' ');
  const { db } = server.context;
  const answers: string[] = [];
  const wrong: string[] = [];
  for (const caller of callers) {
    serial += 1;
    const me = caller === 'nobody' ? other : server.user(caller);
    const user = findSubject(server, { subject, me, other, call });
    const target = { server, user, isOwn: user.id === me.id, subject, serial };
    const { id, query = '', body, record } = createRequest(call, target);
    const before = record && JSON.stringify(db.get(...record));
    const address = path.replace('{id}', String(id)) + query;
    const { status, text } = await server.call(method, address, { token: tokens[caller], body });
    answers.push(String(status));
    const isRefused = status >= 400;
    if (isRefused && record && JSON.stringify(db.get(...record)) !== before)
      wrong.push(`${caller} changed it`);
    if (isRefused && user.id !== me.id && text.includes(user.email))
      wrong.push(`${caller} sees another user`);
  }
  expect(wrong).toEqual([]);
  expect(answers.join(' ')).toBe(expected.join(' '));
});

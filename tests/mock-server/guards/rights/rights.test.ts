import { beforeAll, describe, expect, it } from 'vitest';
import type { UserRow } from '../../../../mock-server/storage/tables';
import { calls, userOf } from './calls';
import { callers, rights, type Caller } from './table';
import { serverForFile } from '../../../support/serverForFile';

let other: UserRow;
let serial = 0;
const tokens = new Map<Caller, string>();
const users = new Map<Caller, UserRow>();

const currentUserOf = (id: number): UserRow => {
  const row = server.context.db.get('users', id);
  if (!row) throw new Error(`There is no user ${id}.`);
  return row;
};

const server = serverForFile({ seed: { users: 12, notifications: 0, files: 0, logs: 0 } });
beforeAll(async () => {
  for (const caller of callers) {
    if (caller === 'nobody') continue;
    const { access, user } = await server.signIn(caller);
    tokens.set(caller, access);
    users.set(caller, currentUserOf(user.user_id));
  }
  other = currentUserOf((await server.signIn('newcomer')).user.user_id);
});

describe('access by role, to own and foreign records', () => {
  it.each(rights)('matches the table for $title', async ({ call, subject, expected }) => {
    const [method = '', path = ''] = call.split(' ');
    const { db } = server.context;
    const answers: string[] = [];
    const wrong: string[] = [];
    for (const caller of callers) {
      serial += 1;
      const me = users.get(caller) ?? other;
      const user = userOf(server, { subject, me, other, call, serial });
      const {
        id,
        query = '',
        body,
        record,
      } = calls[call]?.({ server, user, isOwn: user === me, serial }) ?? {};
      const before = record && JSON.stringify(db.get(...record));
      const address = path.replace('{id}', String(id)) + query;
      const { status, text } = await server.call(method, address, {
        token: tokens.get(caller),
        ...(body === undefined ? {} : { body }),
      });
      answers.push(String(status));
      const isRefused = status >= 400;
      if (isRefused && record && JSON.stringify(db.get(...record)) !== before)
        wrong.push(`${caller} changed it`);
      if (isRefused && user !== me && text.includes(user.email)) wrong.push(`${caller} sees another user`);
    }
    expect(wrong).toEqual([]);
    expect(answers.join(' ')).toBe(expected.join(' '));
  });
});

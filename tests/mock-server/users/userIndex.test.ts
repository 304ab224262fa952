import type { Request } from 'express';
import { beforeEach, describe, expect, it } from 'vitest';
import type { ServerContext } from '../../../mock-server/context';
import type { RequestLogRow, UserRow } from '../../../mock-server/storage/tables';
import { listRequestLog } from '../../../mock-server/users/listRequestLog';
import { listUsers } from '../../../mock-server/users/listUsers';
import { UserIndex } from '../../../mock-server/users/userIndex';

/** The number of property reads, which unlike times does not depend on the machine. */
let reads = 0;

const many = 5_000;

const userRow = (id: number, title = ''): UserRow => {
  const row: Partial<UserRow> = {
    id,
    first_name: 'Ada',
    last_name: 'Byron',
    title,
    last_login: null,
    get email() {
      reads += 1;
      return `user${id % 97}.${id}@pulsehub.test`;
    },
    get is_active() {
      reads += 1;
      return id % 2 === 0;
    },
  };
  return row as UserRow;
};

let rows: readonly UserRow[];
let index: UserIndex;
beforeEach(() => {
  rows = Array.from({ length: many }, (_, at) => userRow(at + 1));
  index = new UserIndex(() => rows);
});

const readsOf = (query: Record<string, string>): number => {
  reads = 0;
  expect(listUsers(index, query).results).toHaveLength(10);
  return reads;
};

const change = (id: number) => {
  rows = rows.map((row) => (row.id === id ? userRow(id, 'Changed') : row));
};

/** The reads for one page of ten rows. */
const onePage = 40;

describe('the list of users reads only the rows of its page', () => {
  it('for each page of a known order', () => {
    expect(readsOf({ ordering: 'email' })).toBeGreaterThanOrEqual(many);
    expect(readsOf({ ordering: 'email', page: '2' })).toBeLessThanOrEqual(onePage);
    expect(readsOf({ ordering: '-email', page: '77' })).toBeLessThanOrEqual(onePage);
  });

  it('for each page of a known filter', () => {
    expect(readsOf({ is_active: 'true' })).toBeGreaterThanOrEqual(many);
    expect(readsOf({ is_active: 'true', page: '2' })).toBeLessThanOrEqual(onePage);
  });

  it('and, where one row has changed, those of a binary search', () => {
    readsOf({ ordering: 'email' });
    change(1_234);
    expect(readsOf({ ordering: 'email', page: '3' })).toBeLessThanOrEqual(onePage + 4 * Math.log2(many) + 10);
    expect(index.by('email').find(({ row }) => row.id === 1_234)?.row.title).toBe('Changed');
  });

  it('for a new search, from cached texts', () => {
    readsOf({ ordering: 'email' });
    expect(readsOf({ ordering: 'email', search: 'user1' })).toBeLessThanOrEqual(onePage);
  });
});

it('the log of one user is read without the rows of others', () => {
  const lookups: unknown[] = [];
  const db = {
    get: () => userRow(7),
    allBy: (...key: unknown[]): RequestLogRow[] => {
      lookups.push(key);
      return [];
    },
  };
  const query = { user: '7', search: 'details', method: 'GET', status_code: '200' };
  listRequestLog({ db } as unknown as ServerContext, { query } as unknown as Request);
  expect(lookups).toEqual([['request_logs', 'user', 7]]);
});

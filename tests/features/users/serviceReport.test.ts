import { read, utils } from '@e965/xlsx';
import { expect, it, vi } from 'vitest';
import { HttpError } from '../../../src/api/HttpError';
import { toSheetFile, type SheetRows } from '../../../src/model/spreadsheet';
import { toSheetRows, type SheetColumn } from '../../../src/features/users/list/saveSheet';
import {
  getReported,
  readReport,
  type AccessReport,
  type ReportedUser,
} from '../../../src/features/users/list/serviceReport';
import { readAccess, serviceKeys } from '../../../src/model/dic-services/services';
import { fullName } from '../../../src/model/users/user';
import type { UserRecord } from '../../../src/model/users/userRecord';
import type { TaskRun } from '../../../src/ui/task/useTask';
import { setUpServer, setUpTokens } from '../../support/setUpServer';

const server = setUpServer({ seed: { users: 500, logs: 0, notifications: 1, files: 1 } });
const tokens = setUpTokens(server, 'superuser');

const readServices = async (id: number) => {
  const path = `/api/user/dic-services/?user_id=${id}`;
  return readAccess((await server.call('GET', path, { token: tokens.superuser })).body);
};
const task = (signal = new AbortController().signal): TaskRun => ({
  signal,
  attempt: (send) => send(),
  onProgress: () => {},
});
const yesNo = (flag: boolean | undefined) => (flag ? 'Yes' : 'No');
const toTable = (report: AccessReport, keys: readonly string[]) =>
  toSheetRows(getReported(report, null), [
    ['Email', ({ email }) => email],
    ['Full Name', fullName],
    ['Active', ({ is_active }) => yesNo(is_active)],
    ...keys.map((key): SheetColumn<ReportedUser> => [key, ({ services }) => yesNo(services[key])]),
  ]);
const readXlsx = async (rows: SheetRows) => {
  const file = await toSheetFile(rows, 'a.xlsx');
  const book = read(await file.arrayBuffer(), { type: 'array' });
  return book.Sheets[book.SheetNames[0] ?? ''] ?? {};
};
const listUsers = (start?: number, end?: number) => {
  const data = (server.context.db.all('users') as unknown as UserRecord[]).slice(start, end);
  return { data, total: data.length };
};

it('reports 500 users as the database has them, also as XLSX', async () => {
  const { db } = server.context;
  const report = await readReport(listUsers(), readServices, task());
  expect(report.failed).toEqual([]);
  const table = toTable(report, serviceKeys);
  const expected = db.all('users').map((user) => {
    const access = db.get('service_access', user.id);
    const services = serviceKeys.map((key) => yesNo(access?.[key] === true));
    const name = `${user.first_name} ${user.last_name}`.trim();
    return [user.email, name, yesNo(user.is_active), ...services];
  });
  expect(expected).toHaveLength(500);
  expect(table).toEqual([['Email', 'Full Name', 'Active', ...serviceKeys], ...expected]);
  const sheet = await readXlsx(table);
  expect(utils.sheet_to_json(sheet, { header: 1, defval: '' })).toEqual(table);

  const emails = getReported(report, 'financial').map(({ email }) => email);
  const having = db.all('users').filter(({ id }) => db.get('service_access', id)?.financial === true);
  expect(emails).toEqual(having.map(({ email }) => email));
});

it('keeps what was read, and reads only the failed users again', async () => {
  const rows = listUsers(0, 6);
  const users = rows.data;
  const failing = new Set([users[1]?.id, users[4]?.id]);
  const asked: number[] = [];
  const readOne = async (id: number) => {
    asked.push(id);
    if (failing.has(id)) throw new Error('Down');
    return { shm: true };
  };
  const first = await readReport(rows, readOne, task());
  expect(first.failed.map(({ item }) => item)).toEqual([users[1], users[4]]);
  expect(toTable(first, ['shm'])).toHaveLength(5);
  failing.clear();
  asked.length = 0;
  const second = await readReport(first, readOne, task());
  expect(asked).toEqual([users[1]?.id, users[4]?.id]);
  expect(toTable(second, ['shm']).map(([email]) => email)).toEqual([
    'Email',
    ...users.map(({ email }) => email),
  ]);
});

it('asks no more once the server is unreachable, and reads the rest again', async () => {
  const rows = listUsers(0, 20);
  const outage = new HttpError(503, null);
  const readNone = vi.fn<() => Promise<never>>(() => Promise.reject(outage));
  const first = await readReport(rows, readNone, task());
  expect(readNone.mock.calls.length).toBeLessThan(5);
  expect(first.failed.map(({ error }) => error)).toEqual(rows.data.map(() => outage));
  const { failed, results } = await readReport(first, () => Promise.resolve({ shm: true }), task());
  expect([failed.length, results.size]).toEqual([0, 20]);
});

it('neutralises formulas in XLSX', async () => {
  const sheet = await readXlsx([['=1+1', '+49', 'x;=2', 'Amélie']]);
  expect(utils.sheet_to_json(sheet, { header: 1 })).toEqual([["'=1+1", "'+49", "x;'=2", 'Amélie']]);
});

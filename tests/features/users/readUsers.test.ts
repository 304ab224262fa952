import { expect, it } from 'vitest';
import { createDataProvider } from '../../../src/api/dataProvider';
import { createHttp } from '../../../src/api/http';
import { readUsers } from '../../../src/features/users/account/readEach';
import { fixedToken } from '../../support/fixedToken';
import { jsonResponse, stubFetch } from '../../support/stubFetch';

const toUser = (id: number) => ({ id, user_id: id, email: `${id}@pulsehub.test` });
const others = [500, 501];

it.each([
  [100, 100, 0],
  [101, 1, 2],
])('reads %s users by %s single calls and %s pages', async (count, single, pages) => {
  const ids = Array.from({ length: count }, (_, at) => at + 1);
  // The last one no longer matches the filter of the list.
  const rows = [...ids.slice(0, -1), ...others].map(toUser);
  const sent = stubFetch(({ path }) => {
    const { pathname, searchParams } = new URL(path, 'http://localhost');
    const id = Number(pathname.split('/').at(-2));
    if (id) return jsonResponse(200, toUser(id));
    const page = Number(searchParams.get('page') ?? 1);
    const size = Number(searchParams.get('page_size'));
    return jsonResponse(200, { count: rows.length, results: rows.slice((page - 1) * size, page * size) });
  });
  const run = {
    signal: new AbortController().signal,
    attempt: <T>(call: () => Promise<T>) => call(),
    onProgress: () => {},
  };
  const data = createDataProvider(createHttp('', fixedToken('token')));
  const { results, failed } = await readUsers(data, ids, { search: 'pulsehub' }, run);
  expect([...results.keys()].toSorted((a, b) => a - b)).toEqual(ids);
  expect(failed).toEqual([]);
  const isPage = ({ path }: { path: string }) => path.includes('search=pulsehub');
  expect([sent.length - sent.filter(isPage).length, sent.filter(isPage).length]).toEqual([single, pages]);
});

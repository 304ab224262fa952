import { describe, expect, it } from 'vitest';
import { HttpError } from '../../src/api/HttpError';
import { readList, type ListQuery, type ReadOptions } from '../../src/api/lists';

interface Row {
  id: number;
}

const rows = (from: number, to: number): Row[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => ({ id: from + index }));
const host = 'https://inner.test:8000/api/things/';

type Responder = (query: ListQuery) => unknown;

/** Simulates a server of `count` rows; `linkNext` adds the absolute URL of the next page. */
const numberedPages =
  (count: number, { size = 20, linkNext = true } = {}): Responder =>
  ({ page = 1 }) => {
    const start = (Number(page) - 1) * size;
    if (start >= count && start > 0) throw new HttpError(404, { detail: 'Invalid page.' });
    const next = start + size < count ? `${host}?page=${Number(page) + 1}` : null;
    const results = rows(start + 1, Math.min(count, start + size));
    return linkNext ? { count, next, results } : { count, results };
  };

const cursorPages =
  (count: number): Responder =>
  ({ cursor = '0' }) => {
    const start = Number(cursor);
    const next = start + 20 < count ? `${host}?cursor=${start + 20}` : null;
    return { next, results: rows(start + 1, Math.min(count, start + 20)) };
  };

const offsetPages =
  (count: number): Responder =>
  ({ offset = 0, limit = 20 }) => {
    const [start, size] = [Number(offset), Number(limit)];
    const next = start + size < count ? `${host}?limit=${size}&offset=${start + size}` : null;
    return { count, next, results: rows(start + 1, Math.min(count, start + size)) };
  };

const recordQueries = (respond: Responder) => {
  const queries: ListQuery[] = [];
  const fetchPage = async (query: ListQuery) => {
    queries.push(query);
    return respond(query);
  };
  return { queries, fetchPage };
};

type FetchPage = ReturnType<typeof recordQueries>['fetchPage'];

const readAll = (fetchPage: FetchPage, filter: ListQuery = {}, options: ReadOptions<unknown> = {}) =>
  readList(fetchPage, { list: '/api/things/', query: {}, filters: [] }, { filter }, options);

describe('readList of all rows', () => {
  it.each<[string, Responder, number, number]>([
    ['a plain array', () => rows(1, 42), 42, 1],
    ['one page', numberedPages(20), 20, 1],
    ['numbered pages with links', numberedPages(42), 42, 3],
    ['numbered pages without links', numberedPages(42, { linkNext: false }), 42, 3],
    ['smaller pages than requested', numberedPages(42, { size: 7 }), 42, 6],
    ['cursors, without a count', cursorPages(42), 42, 3],
    ['offsets', offsetPages(42), 42, 3],
    ['an empty list', () => ({ count: 0, next: null, results: [] }), 0, 1],
    [
      'a relative link without a path',
      ({ page }) => ({ ...(numberedPages(21)({ page }) as object), next: page ? null : '?page=2' }),
      21,
      2,
    ],
  ])('reads %s', async (_what, respond, count, calls) => {
    const { queries, fetchPage } = recordQueries(respond);
    const all = await readAll(fetchPage);
    expect(all.data).toEqual(rows(1, count));
    expect(all).toMatchObject({ total: count, meta: { isComplete: true } });
    expect(queries).toHaveLength(calls);
  });

  it('keeps the filters of the first page or of the next link', async () => {
    const { queries, fetchPage } = recordQueries(numberedPages(42, { linkNext: false }));
    await readAll(fetchPage, { page: 1, page_size: 20, search: 'a' });
    expect(queries.slice(1)).toEqual([2, 3].map((page) => ({ page, page_size: 20, search: 'a' })));
    const linked = recordQueries(({ page }) => ({
      count: 21,
      results: rows(page ? 21 : 1, page ? 21 : 20),
      next: page ? null : `${host}?page=2&search=a`,
    }));
    await readAll(linked.fetchPage);
    expect(linked.queries[1]).toEqual({ page: 2, search: 'a' });
  });

  it('reports loaded rows', async () => {
    const parts: unknown[] = [];
    const { fetchPage } = recordQueries(numberedPages(130));
    await readAll(
      fetchPage,
      {},
      { onPartial: ({ data, total, meta }) => parts.push([data.length, total, meta?.isComplete]) },
    );
    expect(parts).toEqual([
      [20, 130, false],
      [100, 130, false],
    ]);
  });
});

describe('readList of an incomplete list', () => {
  it.each<[string, Responder, number, number]>([
    ['a server that ignores the page', () => ({ count: 42, results: rows(1, 20) }), 20, 42],
    ['a server without a next page', () => ({ count: 42, next: null, results: rows(1, 20) }), 20, 42],
    [
      'a next link to the same page',
      () => ({ count: 42, next: `${host}?cursor=a`, results: rows(1, 20) }),
      20,
      42,
    ],
    ['more than 10,000 rows', numberedPages(12_345, { size: 100 }), 10_000, 12_345],
    ['more than 10,000 rows by cursor, without a count', cursorPages(12_345), 10_000, 10_000],
  ])('marks the list as incomplete: %s', async (_what, respond, count, total) => {
    const all = await readAll(recordQueries(respond).fetchPage);
    expect(all.data).toHaveLength(count);
    expect(all).toMatchObject({ total, meta: { isComplete: false } });
  });

  it.each([404, 429, 500])('rejects if a later page fails with %i', async (status) => {
    const parts: number[] = [];
    const failing: Responder = (query) => {
      if (Number(query['page'] ?? 1) > 1) throw new HttpError(status);
      return numberedPages(42)(query);
    };
    const read = readAll(
      recordQueries(failing).fetchPage,
      {},
      { onPartial: ({ data }) => parts.push(data.length) },
    );
    await expect(read).rejects.toMatchObject({ status });
    expect(new Set(parts)).toEqual(new Set([20]));
  });
});

describe('rows that move between pages', () => {
  it('are read once if others were added before them', async () => {
    const shiftedPages: Responder = ({ page = 1 }) =>
      page === 1
        ? { count: 21, next: '?page=2', results: rows(1, 20) }
        : { count: 22, next: null, results: rows(20, 21) };
    expect((await readAll(recordQueries(shiftedPages).fetchPage)).data).toEqual(rows(1, 21));
  });

  it.each([
    ['the next page starts later', 42, 41],
    ['the last page disappears', 41, 40],
  ])('are all read if one was deleted and %s', async (_label, countBefore, countAfter) => {
    let calls = 0;
    const { fetchPage } = recordQueries((query) => {
      calls += 1;
      return calls === 1 ? numberedPages(countBefore)(query) : numberedPages(countAfter)(query);
    });
    const { data, meta } = await readAll(fetchPage);
    expect(data).toHaveLength(countAfter);
    expect(meta?.isComplete).toBe(true);
  });
});

describe('readList of one page', () => {
  const list = { list: '/api/things/', query: { page: 'page', page_size: 'page_size' }, filters: [] };
  it.each<[string, Responder]>([
    ['of the requested size', numberedPages(45, { size: 10 })],
    ['from a server that returns a plain array', () => rows(1, 45)],
    ['from a server with all rows on one page', () => ({ count: 45, next: null, results: rows(1, 45) })],
    ['from a server whose pages are smaller', numberedPages(45, { size: 4 })],
    ['from a server whose pages are larger', numberedPages(45, { size: 20 })],
  ])('returns the requested page %s', async (_what, respond) => {
    for (const [page, ids] of [
      [1, rows(1, 10)],
      [2, rows(11, 20)],
      [5, rows(41, 45)],
    ] as const) {
      const pagination = { page, perPage: 10 };
      const found = await readList(recordQueries(respond).fetchPage, list, { pagination }, {});
      expect(found.data).toEqual(ids);
      expect(found.total).toBe(45);
    }
  });

  it('sends one request if the server paginates', async () => {
    const { queries, fetchPage } = recordQueries(numberedPages(45, { size: 10 }));
    await readList(fetchPage, list, { pagination: { page: 5, perPage: 10 } }, {});
    expect(queries).toEqual([{ page: 5, page_size: 10 }]);
  });
});

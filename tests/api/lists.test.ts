import { describe, expect, it } from 'vitest';
import { HttpError } from '../../src/api/HttpError';
import { readAll, readPage, type Query } from '../../src/api/lists';

interface Row {
  id: number;
}

const rows = (from: number, to: number): Row[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => ({ id: from + index }));
const getIds = (found: readonly Row[]) => found.map(({ id }) => id);
const host = 'https://inner.test:8000/api/things/';

type Answer = (query: Query) => unknown;

/** A server of `count` rows; `linked` adds the absolute address of the next page. */
const numbered =
  (count: number, { size = 20, linked = true } = {}): Answer =>
  ({ page = 1 }) => {
    const start = (Number(page) - 1) * size;
    if (start >= count && start > 0) throw new HttpError(404, { detail: 'Invalid page.' });
    const next = start + size < count ? `${host}?page=${Number(page) + 1}` : null;
    const results = rows(start + 1, Math.min(count, start + size));
    return linked ? { count, next, results } : { count, results };
  };

const byCursor =
  (count: number): Answer =>
  ({ cursor = '0' }) => {
    const start = Number(cursor);
    const next = start + 20 < count ? `${host}?cursor=${start + 20}` : null;
    return { next, results: rows(start + 1, Math.min(count, start + 20)) };
  };

const byOffset =
  (count: number): Answer =>
  ({ offset = 0, limit = 20 }) => {
    const [start, size] = [Number(offset), Number(limit)];
    const next = start + size < count ? `${host}?limit=${size}&offset=${start + size}` : null;
    return { count, next, results: rows(start + 1, Math.min(count, start + size)) };
  };

const over = (answer: Answer) => {
  const sent: Query[] = [];
  const fetchPage = async (query: Query) => {
    sent.push(query);
    return answer(query);
  };
  return { sent, fetchPage };
};

describe('a list is read to its end', () => {
  it.each<[string, Answer, number, number]>([
    ['a plain array', () => rows(1, 42), 42, 1],
    ['one page', numbered(20), 20, 1],
    ['numbered pages with their addresses', numbered(42), 42, 3],
    ['numbered pages without addresses', numbered(42, { linked: false }), 42, 3],
    ['smaller pages than requested', numbered(42, { size: 7 }), 42, 6],
    ['cursors, without a count', byCursor(42), 42, 3],
    ['offsets', byOffset(42), 42, 3],
    ['an empty list', () => ({ count: 0, next: null, results: [] }), 0, 1],
    [
      'an address without a path',
      ({ page }) => ({ ...(numbered(21)({ page }) as object), next: page ? null : '?page=2' }),
      21,
      2,
    ],
  ])('%s', async (_what, answer, count, calls) => {
    const { sent, fetchPage } = over(answer);
    const all = await readAll<Row>(fetchPage);
    expect(getIds(all.data)).toEqual(getIds(rows(1, count)));
    expect(all).toMatchObject({ total: count, isComplete: true });
    expect(sent).toHaveLength(calls);
  });

  it('with the filters of the first page, or those that the next address names', async () => {
    const { sent, fetchPage } = over(numbered(42, { linked: false }));
    await readAll(fetchPage, { page: 1, page_size: 20, search: 'a' });
    expect(sent.slice(1)).toEqual([2, 3].map((page) => ({ page, page_size: 20, search: 'a' })));
    const linked = over(({ page }) => ({
      count: 21,
      results: rows(page ? 21 : 1, page ? 21 : 20),
      next: page ? null : `${host}?page=2&search=a`,
    }));
    await readAll(linked.fetchPage);
    expect(linked.sent[1]).toEqual({ page: 2, search: 'a' });
  });

  it('showing what has arrived', async () => {
    const parts: [number, number, boolean][] = [];
    const { fetchPage } = over(numbered(130));
    await readAll<Row>(
      fetchPage,
      {},
      { onPartial: ({ data, total, isComplete }) => parts.push([data.length, total, isComplete]) },
    );
    expect(parts).toEqual([
      [20, 130, false],
      [100, 130, false],
    ]);
  });
});

describe('a list that cannot be read to its end says so', () => {
  it.each<[string, Answer, number, number]>([
    ['a server that ignores the page', () => ({ count: 42, results: rows(1, 20) }), 20, 42],
    ['a server that names no next page', () => ({ count: 42, next: null, results: rows(1, 20) }), 20, 42],
    [
      'a next page that is the same one',
      () => ({ count: 42, next: `${host}?cursor=a`, results: rows(1, 20) }),
      20,
      42,
    ],
    ['more than 10,000 rows', numbered(12_345, { size: 100 }), 10_000, 12_345],
    ['more than 10,000 rows by cursor, without a count', byCursor(12_345), 10_000, 10_000],
  ])('%s', async (_what, answer, count, total) => {
    const all = await readAll<Row>(over(answer).fetchPage);
    expect(all.data).toHaveLength(count);
    expect(all).toMatchObject({ total, isComplete: false });
  });

  it.each([404, 429, 500])('a later page that fails with %i', async (status) => {
    const parts: number[] = [];
    const failing: Answer = (query) => {
      if (Number(query['page'] ?? 1) > 1) throw new HttpError(status);
      return numbered(42)(query);
    };
    const read = readAll<Row>(
      over(failing).fetchPage,
      {},
      { onPartial: ({ data }) => parts.push(data.length) },
    );
    await expect(read).rejects.toMatchObject({ status });
    expect(new Set(parts)).toEqual(new Set([20]));
  });
});

describe('rows that move between the pages', () => {
  it('come once where others were added before them', async () => {
    const moved: Answer = ({ page = 1 }) =>
      page === 1
        ? { count: 21, next: '?page=2', results: rows(1, 20) }
        : { count: 22, next: null, results: rows(20, 21) };
    expect(getIds((await readAll<Row>(over(moved).fetchPage)).data)).toEqual(getIds(rows(1, 21)));
  });

  it.each([
    ['the next page starts later', 42, 41],
    ['the last page is gone', 41, 40],
  ])('are all read where one was deleted and %s', async (_how, before, after) => {
    let calls = 0;
    const { fetchPage } = over((query) => {
      calls += 1;
      return calls === 1 ? numbered(before)(query) : numbered(after)(query);
    });
    const { data, isComplete } = await readAll<Row>(fetchPage);
    expect(data).toHaveLength(after);
    expect(isComplete).toBe(true);
  });
});

describe('one page of a list', () => {
  const filters = { page_size: 10 };
  it.each<[string, Answer]>([
    ['as requested', numbered(45, { size: 10 })],
    ['from a server that returns a plain array', () => rows(1, 45)],
    ['from a server with all rows on one page', () => ({ count: 45, next: null, results: rows(1, 45) })],
    ['from a server whose pages are smaller', numbered(45, { size: 4 })],
    ['from a server whose pages are larger', numbered(45, { size: 20 })],
  ])('is the requested one %s', async (_what, answer) => {
    for (const [page, ids] of [
      [1, rows(1, 10)],
      [2, rows(11, 20)],
      [5, rows(41, 45)],
    ] as const) {
      const found = await readPage<Row>(over(answer).fetchPage, { ...filters, page }, { page, perPage: 10 });
      expect(getIds(found.data)).toEqual(getIds(ids));
      expect(found.total).toBe(45);
    }
  });

  it('is requested by one call where the server does as it is told', async () => {
    const { sent, fetchPage } = over(numbered(45, { size: 10 }));
    await readPage(fetchPage, { ...filters, page: 5 }, { page: 5, perPage: 10 });
    expect(sent).toEqual([{ ...filters, page: 5 }]);
  });
});

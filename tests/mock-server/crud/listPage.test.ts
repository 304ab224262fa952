import { describe, expect, it } from 'vitest';
import { listPage, paginate } from '../../../mock-server/crud/listPage';
import { toMessage } from '../../../mock-server/messages/message';
import { objectContaining, stringContaining } from '../../support/matchers';

const rows = [
  { id: 1, name: 'Beta', size: 10, on: true },
  { id: 2, name: 'alpha', size: 9, on: false },
  { id: 3, name: 'gamma', size: 10, on: true },
  { id: 4, name: 'Alpha 10', size: 1, on: false },
];
const options = { search: ['name'], ordering: ['name', 'size', 'on'] } as const;
const ids = (query: Record<string, unknown>) => listPage(rows, query, options).results.map(({ id }) => id);

describe('list page', () => {
  it.each([
    [{}, [1, 2, 3, 4]],
    [{ search: 'ALPHA' }, [2, 4]],
    [{ search: '  ' }, [1, 2, 3, 4]],
    [{ search: '.*' }, []],
    [{ search: 'am', ordering: '-name' }, [3]],
    [{ search: 'a', ordering: '-name' }, [3, 1, 4, 2]],
    [{ on: 'true' }, [1, 2, 3, 4]],
    [{ ordering: 'on' }, [2, 4, 1, 3]],
    [{ ordering: 'name' }, [2, 4, 1, 3]],
    [{ ordering: 'size' }, [4, 2, 1, 3]],
    [{ ordering: '-size' }, [3, 1, 2, 4]],
    [{ ordering: 'secret' }, [1, 2, 3, 4]],
    [{ page: '2', page_size: '3' }, [4]],
    [{ unknown: 'x' }, [1, 2, 3, 4]],
  ])('returns for the query %j the rows %j', (query, expected) => {
    expect(ids(query)).toEqual(expected);
  });

  it('has the total count and the links to the neighbouring pages', () => {
    expect(listPage(rows, { page: '2', page_size: '2', search: 'a' }, options)).toMatchObject({
      count: 4,
      page_size: 2,
      currentPage: 2,
      next: null,
      previous: stringContaining('page=1'),
    });
  });

  it('has at most 100 rows', () => {
    const many = Array.from({ length: 300 }, (_, at) => ({ id: at + 1 }));
    expect(paginate(many, { page_size: '100000' })).toMatchObject({ page_size: 100, count: 300 });
  });

  it.each(['9', '0', '-1', 'x', '1e3'])('returns 404 for page %s', (page) => {
    expect(() => paginate(rows, { page })).toThrow(
      objectContaining({ status: 404, body: { detail: toMessage('Invalid page.') } }),
    );
  });
});

import { describe, expect, it } from 'vitest';
import { readListParams, withListParams } from '../../../src/features/users/list/useUserListParams';
import { defaultListParams } from '../../../src/features/users/list/usersQuery';

const read = (search: string) => readListParams(new URLSearchParams(search));
const write = (search: string, part: Parameters<typeof withListParams>[1]) =>
  decodeURIComponent(withListParams(new URLSearchParams(search), part).toString());

describe('the URL of the users list', () => {
  it.each([
    ['', {}],
    ['page=3&perPage=20', { page: 3, perPage: 20 }],
    ['page=0&perPage=-5', {}],
    ['filter={"is_staff":true,"user_id":7}', { filter: { is_staff: true } }],
    ['filter={half', {}],
    ['sort=email', { sort: { field: 'email', order: 'ASC' } }],
    ['sort=email&order=DESC', { sort: { field: 'email', order: 'DESC' } }],
  ])('is read from %j', (search, part) => {
    expect(read(search)).toEqual({ ...defaultListParams, ...part });
  });

  it('keeps other parameters, and omits defaults', () => {
    expect(write('tab=usersResource&page=4&perPage=20', { filter: { search: 'a' }, page: 1 })).toBe(
      'tab=usersResource&perPage=20&filter={"search":"a"}',
    );
    expect(write('filter={"search":"a"}', { filter: {} })).toBe('');
  });

  it('holds a filter, an order and a page together', () => {
    const part = { filter: { is_active: true }, sort: { field: 'email', order: 'ASC' as const }, page: 2 };
    expect(readListParams(withListParams(new URLSearchParams(), part))).toEqual({
      ...defaultListParams,
      ...part,
    });
  });
});

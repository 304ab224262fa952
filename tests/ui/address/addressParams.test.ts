import { expect, it } from 'vitest';
import {
  int,
  json,
  choice,
  sortOrder,
  readAddress,
  readStored,
  text,
  writeAddress,
  type AddressValues,
} from '../../../src/ui/address/addressParams';

const params = {
  tab: choice(['one', 'two'], 'one'),
  page: int(1),
  size: int(10, (size) => size <= 100),
  q: text(),
  day: text((value) => /^\d{4}-\d\d-\d\d$/.test(value)),
  sort: sortOrder(['name', 'date'], 'name'),
  filter: json((value) => (value as { a?: 1 } | null) ?? {}),
};
type Values = AddressValues<typeof params>;
const defaults: Values = {
  tab: 'one',
  page: 1,
  size: 10,
  q: '',
  day: '',
  sort: { field: 'name', order: 'ASC' },
  filter: {},
};

it.each<[search: string, values: Partial<Values>]>([
  ['', {}],
  ['?tab=two&page=3&q=a', { tab: 'two', page: 3, q: 'a' }],
  ['?tab=nonsense', {}],
  ['?tab=', {}],
  ['?page=0', {}],
  ['?page=-5', {}],
  ['?page=1.5', {}],
  ['?page=99999999', {}],
  ['?size=100', { size: 100 }],
  ['?size=101', {}],
  ['?day=2026-01-01', { day: '2026-01-01' }],
  ['?day=tomorrow', {}],
  ['?sort=date', { sort: { field: 'date', order: 'ASC' } }],
  ['?sort=-name', { sort: { field: 'name', order: 'DESC' } }],
  ['?sort=--name', {}],
  ['?filter={"a":1}', { filter: { a: 1 } }],
  ['?filter={half', {}],
])('reads %j with defaults for missing or invalid values', (search, values) => {
  const result = readAddress<Values>(params, search);
  expect(result).toEqual({ ...defaults, ...values });
  expect(readAddress<Values>(params, writeAddress<Values>(params, '', result))).toEqual(result);
  const { tab, q, day } = result;
  expect(readStored<Values>(params, result)).toMatchObject({ tab, q, day });
});

it.each<[before: string, change: Partial<Values>, after: string]>([
  ['?x=1&page=2', { q: 'a b' }, '?x=1&page=2&q=a+b'],
  ['?page=2&q=a', { page: 1, q: ' ' }, ''],
  ['?tab=two', { tab: 'one', sort: { field: 'name', order: 'DESC' } }, '?sort=-name'],
  ['?filter=%7B%22a%22%3A1%7D', { filter: {} }, ''],
  ['?tab=nonsense', { page: 2 }, '?tab=nonsense&page=2'],
])('changes %j by %j to %j', (before, change, after) => {
  expect(writeAddress<Values>(params, before, change)).toBe(after);
});

it.each([null, 'text', [1], { tab: 'nonsense', q: 1 }])('stored values are checked too: %j', (stored) => {
  expect(readStored<Values>(params, stored)).toEqual(defaults);
});

import { fold } from '../../src/model/text';
import { pageOf, queryText, type Query } from '../crud/listPage';
import { isoTime } from '../time';
import { spansOf, toWholeMinutes } from './dateTimes';
import { userBody } from './userFields';
import { sortColumns, type Entry, type UserIndex } from './userIndex';

type Test = (entry: Entry) => boolean;

const texts = ['email', 'first_name', 'last_name', 'title'] as const;
const flags = ['is_active', 'is_staff', 'is_superuser'] as const;
const dateColumns = ['last_login', 'last_login__gte', 'last_login__lte'] as const;

const textTests = (query: Query): Test[] => {
  const search = fold(queryText(query, 'search'));
  const tests: Test[] = search === '' ? [] : [({ text }) => text.includes(search)];
  for (const column of texts) {
    const term = fold(queryText(query, column));
    // `text` contains every column, so few rows need to be folded again.
    if (term !== '') tests.push(({ row, text }) => text.includes(term) && fold(row[column]).includes(term));
  }
  return tests;
};

const flagTests = (query: Query): Test[] => {
  const tests = flags.flatMap((column): Test[] => {
    const value = queryText(query, column);
    return value === '' ? [] : [({ row }) => row[column] === (value === 'true')];
  });
  const isNull = queryText(query, 'last_login__isnull');
  if (isNull !== '') tests.push(({ row }) => (row.last_login === null) === (isNull === 'true'));
  return tests;
};

const loginTests = (query: Query): Test[] => {
  const { last_login, last_login__gte, last_login__lte } = spansOf(query, dateColumns);
  const exact = last_login && toWholeMinutes(last_login);
  const starts = [exact, last_login__gte].flatMap((span) => (span ? isoTime(span.from) : []));
  const ends = [exact, last_login__lte].flatMap((span) => (span ? isoTime(span.to) : []));
  if (starts.length + ends.length === 0) return [];
  // ISO 8601 dates in UTC sort as text.
  const isWithin = (at: string) => starts.every((start) => at >= start) && ends.every((end) => at <= end);
  return [({ row }) => row.last_login !== null && isWithin(row.last_login)];
};

const nonFilterParams = new Set(['page', 'page_size', 'ordering', 'user_id']);

const filterOf = (query: Query): string =>
  JSON.stringify(Object.entries(query).filter(([name]) => !nonFilterParams.has(name)));

const maxCachedFilters = 20;

const filterCache = new WeakMap<readonly Entry[], Map<string, readonly Entry[]>>();

const applyFilters = (order: readonly Entry[], query: Query): readonly Entry[] => {
  const tests = [...flagTests(query), ...loginTests(query), ...textTests(query)];
  if (tests.length === 0) return order;
  const cache = filterCache.get(order) ?? new Map<string, readonly Entry[]>();
  const key = filterOf(query);
  const matches = cache.get(key) ?? order.filter((entry) => tests.every((test) => test(entry)));
  if (cache.size >= maxCachedFilters) cache.clear();
  filterCache.set(order, cache.set(key, matches));
  return matches;
};

/** `user_id` is the caller and does not filter (spec 2 §6). */
export const listUsers = (index: UserIndex, query: Query) => {
  const ordering = queryText(query, 'ordering');
  const name = ordering.replace(/^-/, '').replace(/^user_id$/, 'id');
  const column = sortColumns.find((known) => known === name);
  const matches = applyFilters(index.by(column ?? 'id'), query);
  const page = pageOf(matches, query, 10, column !== undefined && ordering.startsWith('-'));
  return { ...page, results: page.results.map(({ row }) => userBody(row)) };
};

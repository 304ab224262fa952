import { fold } from '../../src/model/text';
import { paginate, getQueryText, type Query } from '../crud/listPage';
import { toUserBody } from '../sign-in/userBody';
import { isoTime } from '../time';
import { parseTimeRanges, toWholeMinutes } from './dateTimes';
import { sortColumns, type UserEntry, type UserIndex } from './userIndex';

type Filter = (entry: UserEntry) => boolean;

const textColumns = ['email', 'first_name', 'last_name', 'title'] as const;
const flagColumns = ['is_active', 'is_staff', 'is_superuser'] as const;
const dateColumns = ['last_login', 'last_login__gte', 'last_login__lte'] as const;

const createTextFilters = (query: Query): Filter[] => {
  const search = fold(getQueryText(query, 'search'));
  const filters: Filter[] = search === '' ? [] : [({ searchText }) => searchText.includes(search)];
  for (const column of textColumns) {
    const term = fold(getQueryText(query, column));
    // `searchText` contains every column, so few rows need to be folded again.
    if (term !== '')
      filters.push(({ row, searchText }) => searchText.includes(term) && fold(row[column]).includes(term));
  }
  return filters;
};

const createFlagFilters = (query: Query): Filter[] => {
  const filters = flagColumns.flatMap((column): Filter[] => {
    const value = getQueryText(query, column);
    return value === '' ? [] : [({ row }) => row[column] === (value === 'true')];
  });
  const lastLoginIsNull = getQueryText(query, 'last_login__isnull');
  if (lastLoginIsNull !== '')
    filters.push(({ row }) => (row.last_login === null) === (lastLoginIsNull === 'true'));
  return filters;
};

const createLoginFilters = (query: Query): Filter[] => {
  const { last_login, last_login__gte, last_login__lte } = parseTimeRanges(query, dateColumns);
  const exact = last_login && toWholeMinutes(last_login);
  const starts = [exact, last_login__gte].flatMap((range) => (range ? isoTime(range.from) : []));
  const ends = [exact, last_login__lte].flatMap((range) => (range ? isoTime(range.to) : []));
  if (starts.length + ends.length === 0) return [];
  // ISO 8601 dates in UTC sort as text.
  const isWithin = (time: string) =>
    starts.every((start) => time >= start) && ends.every((end) => time <= end);
  return [({ row }) => row.last_login !== null && isWithin(row.last_login)];
};

const nonFilterParams = new Set(['page', 'page_size', 'ordering', 'user_id']);

const getCacheKey = (query: Query): string =>
  JSON.stringify(Object.entries(query).filter(([name]) => !nonFilterParams.has(name)));

const maxCachedFilters = 20;

const filterCache = new WeakMap<readonly UserEntry[], Map<string, readonly UserEntry[]>>();

const applyFilters = (entries: readonly UserEntry[], query: Query): readonly UserEntry[] => {
  const filters = [...createFlagFilters(query), ...createLoginFilters(query), ...createTextFilters(query)];
  if (filters.length === 0) return entries;
  const cache = filterCache.get(entries) ?? new Map<string, readonly UserEntry[]>();
  const key = getCacheKey(query);
  const matches = cache.get(key) ?? entries.filter((entry) => filters.every((filter) => filter(entry)));
  if (cache.size >= maxCachedFilters) cache.clear();
  filterCache.set(entries, cache.set(key, matches));
  return matches;
};

/** Ignores `user_id`, which identifies the caller (spec 2 §6). */
export const listUsers = async (index: UserIndex, query: Query) => {
  const ordering = getQueryText(query, 'ordering');
  const name = ordering.replace(/^-/, '').replace(/^user_id$/, 'id');
  const column = sortColumns.find((known) => known === name);
  const matches = applyFilters(await index.listSorted(column ?? 'id'), query);
  const page = paginate(matches, query, 10, column !== undefined && ordering.startsWith('-'));
  return { ...page, results: page.results.map(({ row }) => toUserBody(row)) };
};

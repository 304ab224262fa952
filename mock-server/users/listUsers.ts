import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { fold } from '../../src/model/text';
import { getQueryText, paginate, sortBy, toSortKey, type Query } from '../crud/listPage';
import { toUserBody } from '../sign-in/userBody';
import type { Database } from '../storage/Database';
import type { UserRow } from '../storage/tables';
import { isoTime } from '../time';
import { parseTimeRanges, toWholeMinutes } from './dateTimes';

const sortColumns = [
  'id',
  'email',
  'username',
  'first_name',
  'last_name',
  'title',
  'date_joined',
  'last_login',
  'is_active',
  'is_staff',
  'is_superuser',
  'is_verified',
  'max_active_sessions',
] as const satisfies (keyof UserRow)[];

type SortColumn = (typeof sortColumns)[number];

interface UserEntry {
  row: UserRow;
  searchText: string;
}

const createEntry = (row: UserRow): UserEntry => ({
  row,
  searchText: fold(`${row.email}\n${row.first_name} ${row.last_name}\n${row.title}`),
});

const batchSize = 2_000;

/** Caches the search texts and the sorted lists, which take long to build for 100,000 users. */
const createUserIndex = (db: Database) => {
  let rows: readonly UserRow[] = [];
  const entries = new WeakMap<UserRow, UserEntry>();
  const sorted = new Map<SortColumn, readonly UserEntry[]>();
  const getEntry = (row: UserRow): UserEntry => {
    const entry = entries.get(row) ?? createEntry(row);
    entries.set(row, entry);
    return entry;
  };

  /** Leaves turns to other requests while it reads and folds the rows. */
  return async (column: SortColumn): Promise<readonly UserEntry[]> => {
    await db.load('users');
    const newRows = db.all('users') === rows ? [] : db.all('users').filter((row) => !entries.has(row));
    for (const [index, row] of newRows.entries()) {
      getEntry(row);
      if (index % batchSize === batchSize - 1) await yieldToEventLoop();
    }
    // Reads the rows again, because some may have changed meanwhile.
    if (db.all('users') !== rows) sorted.clear();
    rows = db.all('users');
    const known = sorted.get(column) ?? sortBy(rows, (row) => toSortKey(row[column], fold)).map(getEntry);
    sorted.set(column, known);
    return known;
  };
};

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

const applyFilters = (entries: readonly UserEntry[], query: Query): readonly UserEntry[] => {
  const filters = [...createFlagFilters(query), ...createLoginFilters(query), ...createTextFilters(query)];
  return filters.length === 0 ? entries : entries.filter((entry) => filters.every((filter) => filter(entry)));
};

/** Ignores `user_id`, which identifies the caller (spec 2 §6). */
export const createUserList = (db: Database) => {
  const listSorted = createUserIndex(db);
  return async (query: Query) => {
    const ordering = getQueryText(query, 'ordering');
    const name = ordering.replace(/^-/, '').replace(/^user_id$/, 'id');
    const column = sortColumns.find((known) => known === name);
    const matches = applyFilters(await listSorted(column ?? 'id'), query);
    const page = paginate(matches, query, 10, column !== undefined && ordering.startsWith('-'));
    return { ...page, results: page.results.map(({ row }) => toUserBody(row)) };
  };
};

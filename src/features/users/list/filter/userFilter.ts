import { isFields } from '../../../../model/fields';
import type { UserStatus } from '../../../../model/users/userRecord';

/** Uses the names of the API (spec 2 §3 "User list filter"). */
const userFlags = ['is_active', 'is_staff', 'is_superuser'] as const;
export const flagFilters = [...userFlags, 'last_login__isnull'] as const;
export const dateTimeFilters = ['last_login', 'last_login__gte', 'last_login__lte'] as const;

type FlagFilter = (typeof flagFilters)[number];
export type DateTimeFilter = (typeof dateTimeFilters)[number];
type PanelFilter = FlagFilter | DateTimeFilter;

export type UserFilter = { search?: string } & Partial<Record<FlagFilter, boolean>> &
  Partial<Record<DateTimeFilter, string>>;

export const panelFilters: readonly PanelFilter[] = [...flagFilters, ...dateTimeFilters];

/** Without seconds, because the server then matches the whole minute. */
export const toMinute = (date: Date): string => `${date.toISOString().slice(0, 16)}Z`;

/** At the start of the day, so that the filter stays the same until the next one. */
export const getDaysAgo = (days: number): string => {
  const now = new Date();
  return toMinute(new Date(now.getFullYear(), now.getMonth(), now.getDate() - days));
};

/** Filters of the built-in views. A date filter excludes users who never signed in. */
export const getBuiltInFilters = () =>
  ({
    neverSignedIn: { last_login__isnull: true },
    noSignIn: { last_login__lte: getDaysAgo(90) },
    superusers: { is_superuser: true },
    inactive: { is_active: false },
  }) as const satisfies Record<string, UserFilter>;

const isDateTime = (text: string) => !Number.isNaN(Date.parse(text));

/** Reads a filter from the URL or from storage and drops unknown or invalid values. */
export const readUserFilter = (values: unknown): UserFilter => {
  if (!isFields(values)) return {};
  const filter: UserFilter = {};
  const search = values['search'];
  if (typeof search === 'string' && search.trim() !== '') filter.search = search.trim().slice(0, 200);
  for (const name of flagFilters) {
    const value = values[name];
    if (typeof value === 'boolean') filter[name] = value;
  }
  for (const name of dateTimeFilters) {
    const value = values[name];
    if (typeof value === 'string' && isDateTime(value)) filter[name] = value;
  }
  return filter;
};

export const getActiveFilters = (filter: UserFilter): PanelFilter[] =>
  panelFilters.filter((name) => filter[name] !== undefined);

/** Changes of a filter; undefined removes a part of it. */
export type FilterDraft = { [Name in keyof UserFilter]?: UserFilter[Name] | undefined };

export const applyDraft = (filter: UserFilter, draft: FilterDraft): UserFilter =>
  Object.fromEntries(Object.entries({ ...filter, ...draft }).filter(([, value]) => value !== undefined));

export const toStatusFilter = (status: UserStatus): UserFilter => ({
  is_active: status.startsWith('active'),
  last_login__isnull: status.endsWith('NotLoggedIn'),
});

export const isSameFilter = (one: UserFilter, other: UserFilter): boolean => {
  const names = ['search', ...panelFilters] as const;
  return names.every((name) => one[name] === other[name]);
};

export const findProblem = ({ last_login__gte: from, last_login__lte: to }: FilterDraft): string | null =>
  from && to && Date.parse(from) > Date.parse(to) ? 'users.filters.fromAfterTo' : null;

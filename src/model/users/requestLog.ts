import type { Schema } from '../../contract/Schema';
import { toLocalDay } from '../time';

export type RequestLogEntry = Omit<Schema<'RequestLogEntry'>, 'user'> & { user?: number | null };

export interface LogFilter {
  search: string;
  status_code: string;
  method: string;
  /** `YYYY-MM-DD` in the user's time zone, inclusive. */
  from: string;
  to: string;
}

export const noLogFilter: LogFilter = { search: '', status_code: '', method: '', from: '', to: '' };

export const logFilterFields = ['search', 'status_code', 'method', 'from', 'to'] as const;

export const logStatusCodes = [200, 400, 403, 404, 500] as const;
export const logMethods = ['GET', 'POST', 'PUT', 'DELETE'] as const;
const changeMethods = ['POST', 'PUT', 'PATCH', 'DELETE'] as const;

/** Filters by one method, by any, or by those that change data. */
export const toRequestFilter = (filter: LogFilter, changesOnly: boolean) => {
  const { method } = filter;
  return changesOnly
    ? { ...filter, method: changeMethods.filter((change) => method === '' || method === change) }
    : filter;
};

export const isSameLogFilter = (a: LogFilter, b: LogFilter): boolean =>
  logFilterFields.every((field) => a[field].trim() === b[field].trim());

export const toDayBoundary = (day: string, edge: 'first' | 'last'): string => {
  const dateTime = new Date(`${day}T${edge === 'first' ? '00:00:00.000' : '23:59:59.999'}`);
  return Number.isNaN(dateTime.getTime()) ? '' : dateTime.toISOString();
};

export interface LogRun {
  entry: RequestLogEntry;
  calls: readonly RequestLogEntry[];
}

const runKey = ({ user, path, method, status_code, ip_address, user_agent }: RequestLogEntry) =>
  JSON.stringify([user, path, method, status_code, ip_address, user_agent]);

export const foldRuns = (entries: readonly RequestLogEntry[]): LogRun[] => {
  const runs: { entry: RequestLogEntry; calls: RequestLogEntry[] }[] = [];
  for (const entry of entries) {
    const last = runs.at(-1);
    if (last && runKey(last.entry) === runKey(entry)) last.calls.push(entry);
    else runs.push({ entry, calls: [entry] });
  }
  return runs;
};

export const callsByDay = (entries: readonly RequestLogEntry[]): { day: string; count: number }[] => {
  const counts = new Map<string, number>();
  for (const { timestamp } of entries) {
    const day = toLocalDay(new Date(timestamp));
    if (day) counts.set(day, (counts.get(day) ?? 0) + 1);
  }
  const days = [...counts.keys()].toSorted();
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return [];
  const all: { day: string; count: number }[] = [];
  // Noon, so that daylight saving cannot skip a day.
  for (const date = new Date(`${first}T12:00:00`); toLocalDay(date) <= last; date.setDate(date.getDate() + 1))
    all.push({ day: toLocalDay(date), count: counts.get(toLocalDay(date)) ?? 0 });
  return all;
};

export const callsByStatus = (entries: readonly RequestLogEntry[]): { status: number; count: number }[] => {
  const counts = new Map<number, number>();
  for (const { status_code: status } of entries) counts.set(status, (counts.get(status) ?? 0) + 1);
  return [...counts].map(([status, count]) => ({ status, count })).toSorted((a, b) => a.status - b.status);
};

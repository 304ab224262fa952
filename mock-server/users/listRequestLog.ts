import type { Request } from 'express';
import type { ServerContext } from '../context';
import { paginate, getQueryText } from '../crud/listPage';
import { requireFound } from '../guards/ApiError';
import type { RequestLogRow } from '../storage/tables';
import { isoTime } from '../time';
import { parseTimeRanges } from './dateTimes';

type Filter = (row: RequestLogRow) => boolean;

const createFilters = (query: Request['query']): Filter[] => {
  const { timestamp_from: from, timestamp_to: to } = parseTimeRanges(query, [
    'timestamp_from',
    'timestamp_to',
  ]);
  const [search, method, status] = ['search', 'method', 'status_code'].map((name) =>
    getQueryText(query, name),
  );
  const filters: Filter[] = [];
  if (method) filters.push((row) => row.method === method);
  if (status) filters.push((row) => row.status_code === Number(status));
  const [earliest, latest] = [from && isoTime(from.from), to && isoTime(to.to)];
  if (earliest) filters.push((row) => row.timestamp >= earliest);
  if (latest) filters.push((row) => row.timestamp <= latest);
  if (search) {
    const term = search.toLowerCase();
    filters.push(({ path, ip_address, request_id = '' }) =>
      [path, ip_address, request_id].some((text) => text.toLowerCase().includes(term)),
    );
  }
  return filters;
};

export const listRequestLog = async ({ db }: ServerContext, req: Request) => {
  const user = getQueryText(req.query, 'user');
  const id = user === '' ? null : requireFound(db.get('users', Number(user))).id;
  // Kept in memory, because one user may have ten thousands of entries.
  await db.load('request_logs');
  const rows = id === null ? db.all('request_logs') : db.findAllBy('request_logs', 'user', id);
  const filters = createFilters(req.query);
  const matches = rows.filter((row) => filters.every((filter) => filter(row)));
  return paginate(matches, req.query, 10, true);
};

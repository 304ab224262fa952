import type { Request } from 'express';
import type { ServerContext } from '../context';
import { paginate, getQueryText, searchRows } from '../crud/listPage';
import { requireFound } from '../guards/ApiError';
import type { RequestLogRow } from '../storage/tables';
import { isoTime } from '../time';
import { parseTimeRanges } from './dateTimes';

const searched = ['path', 'ip_address', 'request_id'] as const;

const createFilter = (query: Request['query']) => {
  const { timestamp_from, timestamp_to } = parseTimeRanges(query, ['timestamp_from', 'timestamp_to']);
  const [from, to] = [
    timestamp_from && isoTime(timestamp_from.from),
    timestamp_to && isoTime(timestamp_to.to),
  ];
  const [method, status] = [getQueryText(query, 'method'), getQueryText(query, 'status_code')];
  return (row: RequestLogRow): boolean =>
    (method === '' || row.method === method) &&
    (status === '' || row.status_code === Number(status)) &&
    (from === undefined || row.timestamp >= from) &&
    (to === undefined || row.timestamp <= to);
};

export const listRequestLog = async ({ db }: ServerContext, req: Request) => {
  const user = getQueryText(req.query, 'user');
  const id = user === '' ? null : requireFound(db.get('users', Number(user))).id;
  // Kept in memory, because one user may have ten thousands of entries.
  await db.load('request_logs');
  const rows = id === null ? db.all('request_logs') : db.findAllBy('request_logs', 'user', id);
  const found = searchRows(rows.filter(createFilter(req.query)), getQueryText(req.query, 'search'), searched);
  return paginate(found, req.query, 10, true);
};

import type { Request } from 'express';
import type { ServerContext } from '../context';
import { pageOf, queryText } from '../crud/listPage';
import { orNotFound, invalidField } from '../guards/ApiError';
import type { RequestLogRow } from '../storage/tables';
import { isoTime } from '../time';
import { spansOf } from './dateTimes';

type Test = (row: RequestLogRow) => boolean;

const testsOf = (query: Request['query']): Test[] => {
  const { timestamp_from: from, timestamp_to: to } = spansOf(query, ['timestamp_from', 'timestamp_to']);
  const [search, method, status] = ['search', 'method', 'status_code'].map((name) => queryText(query, name));
  const tests: Test[] = [];
  if (method) tests.push((row) => row.method === method);
  if (status) tests.push((row) => row.status_code === Number(status));
  const [earliest, latest] = [from && isoTime(from.from), to && isoTime(to.to)];
  if (earliest) tests.push((row) => row.timestamp >= earliest);
  if (latest) tests.push((row) => row.timestamp <= latest);
  if (search) {
    const term = search.toLowerCase();
    tests.push(({ path, ip_address, request_id = '' }) =>
      [path, ip_address, request_id].some((text) => text.toLowerCase().includes(term)),
    );
  }
  return tests;
};

export const listRequestLog = ({ db }: ServerContext, req: Request) => {
  const user = queryText(req.query, 'user');
  if (user === '') throw invalidField('user', 'User ID is required');
  const { id } = orNotFound(db.get('users', Number(user)));
  const rows = db.allBy('request_logs', 'user', id);
  const tests = testsOf(req.query);
  const kept = rows.filter((row) => tests.every((test) => test(row)));
  return pageOf(kept, req.query, 10, true);
};

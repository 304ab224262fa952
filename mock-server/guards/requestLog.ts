import type { RequestHandler, Response } from 'express';
import type { ServerContext } from '../context';
import { getClientAddress, getRequestId, getUserAgent } from '../sessions/visitor';
import type { NewRow } from '../storage/Database';
import { getAttemptedAccount } from './attemptedAccount';
import { getCaller } from './session';
import { isoTime } from '../time';

const flushMs = 250;

const maxPrunedRows = 2_000;
const pruneEvery = 200;

// Query values may contain an email address or a code.
const dropQueryValues = (url: string): string => {
  const [path = '', query] = url.split('?');
  if (!query) return path.slice(0, 300);
  const names = [...new URLSearchParams(query).keys()];
  return `${path}?${names.join('&')}`.slice(0, 300);
};

/** Also runs for disconnected clients, whose 'close' precedes the handler and whose 'finish' never fires. */
const onResponseEnd = (res: Response, listener: () => void): void => {
  // `bind` keeps only the last of the overloads.
  const end = res.end.bind(res) as (...args: unknown[]) => Response;
  res.end = (...args: unknown[]) => {
    res.end = end;
    listener();
    return end(...args);
  };
};

/** Limit for all accounts together since the start of the server. */
export const maxLoggedAttempts = 5_000;

/** Drops anonymous calls, except failed sign-in attempts, which never push other rows out of the log. */
export const createRequestLog = ({ db, now, settings }: ServerContext) => {
  let buffered: (NewRow<'request_logs'> & { isAttempt: boolean })[] = [];
  const attempts = new Set<number>();
  const addAttempt = (id: number) => {
    const [oldest] = attempts.add(id);
    if (attempts.size <= maxLoggedAttempts || oldest === undefined) return;
    attempts.delete(oldest);
    db.remove('request_logs', oldest);
  };
  let writtenSincePrune = Infinity;
  const pruneOldRows = (written: number) => {
    writtenSincePrune += written;
    if (writtenSincePrune < pruneEvery) return;
    const excess = db.count('request_logs') - attempts.size - settings.maxLogRows;
    for (const { id } of db.first('request_logs', Math.min(Math.max(0, excess), maxPrunedRows))) {
      db.remove('request_logs', id);
      attempts.delete(id);
    }
    writtenSincePrune = excess > maxPrunedRows ? Infinity : 0;
  };
  let timer: NodeJS.Timeout | null = null;
  let closed = false;
  const flush = () => {
    if (timer) clearTimeout(timer);
    timer = null;
    const rows = buffered;
    buffered = [];
    for (const { isAttempt, ...row } of rows) {
      if (row.user === null || !db.get('users', row.user)) continue;
      const { id } = db.insert('request_logs', row);
      if (isAttempt) addAttempt(id);
    }
    if (rows.length > 0) pruneOldRows(rows.length);
  };
  const handler: RequestHandler = (req, res, next) => {
    const requestId = getRequestId(req);
    const call = {
      timestamp: isoTime(now()),
      path: dropQueryValues(req.originalUrl),
      method: req.method,
      ip_address: getClientAddress(req),
      user_agent: getUserAgent(req),
      ...(requestId && { request_id: requestId }),
    };
    onResponseEnd(res, () => {
      const caller = getCaller(res)?.user.id;
      const user = caller ?? (res.statusCode >= 400 ? getAttemptedAccount(res) : null);
      if (closed || user === null) return;
      buffered.push({ ...call, user, status_code: res.statusCode, isAttempt: caller === undefined });
      timer ??= setTimeout(flush, flushMs);
    });
    next();
  };
  const close = () => {
    flush();
    closed = true;
  };
  return { handler, flush, close };
};

export type RequestLog = ReturnType<typeof createRequestLog>;

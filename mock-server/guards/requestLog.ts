import type { RequestHandler, Response } from 'express';
import type { ServerContext } from '../context';
import { getClientAddress, getRequestId, getUserAgent } from './visitor';
import type { NewRow } from '../storage/Database';
import { getAttemptedAccount } from './attemptedAccount';
import { getCaller } from './session';
import { isoTime } from '../time';

const flushMs = 250;

const maxPrunedRows = 2_000;
const pruneEveryRows = 200;

// Query values may contain an email address or a code.
const dropQueryValues = (url: string): string => {
  const [path = '', query] = url.split('?');
  if (!query) return path.slice(0, 300);
  const names = [...new URLSearchParams(query).keys()];
  return `${path}?${names.join('&')}`.slice(0, 300);
};

/** Also runs for disconnected clients, whose 'close' precedes the handler and whose 'finish' never fires. */
export const onResponseEnd = (res: Response, listener: () => void): void => {
  // `bind` keeps only the last of the overloads.
  const end = res.end.bind(res) as (...args: unknown[]) => Response;
  res.end = (...args: unknown[]) => {
    res.end = end;
    listener();
    return end(...args);
  };
};

/** Limit across all accounts since the server started. */
export const maxLoggedAttempts = 5_000;

/** Drops anonymous requests, except failed sign-in attempts, which never push other rows out of the log. */
export const createRequestLog = ({ db, now, settings }: ServerContext) => {
  let buffered: (NewRow<'request_logs'> & { isAttempt: boolean })[] = [];
  const attemptIds = new Set<number>();
  const addAttempt = (id: number) => {
    const [oldest] = attemptIds.add(id);
    if (attemptIds.size <= maxLoggedAttempts || oldest === undefined) return;
    attemptIds.delete(oldest);
    db.remove('request_logs', oldest);
  };
  let rowsSincePrune = Infinity;
  const pruneOldRows = (rowCount: number) => {
    rowsSincePrune += rowCount;
    if (rowsSincePrune < pruneEveryRows) return;
    const excess = db.count('request_logs') - attemptIds.size - settings.maxLogRows;
    for (const { id } of db.first('request_logs', Math.min(Math.max(0, excess), maxPrunedRows))) {
      db.remove('request_logs', id);
      attemptIds.delete(id);
    }
    rowsSincePrune = excess > maxPrunedRows ? Infinity : 0;
  };
  let timer: NodeJS.Timeout | null = null;
  let isClosed = false;
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
    const entry = {
      timestamp: isoTime(now()),
      path: dropQueryValues(req.originalUrl),
      method: req.method,
      ip_address: getClientAddress(req),
      user_agent: getUserAgent(req),
      ...(requestId && { request_id: requestId }),
    };
    onResponseEnd(res, () => {
      const callerId = getCaller(res)?.user.id;
      const user = callerId ?? (res.statusCode >= 400 ? getAttemptedAccount(res) : null);
      if (isClosed || user === null) return;
      buffered.push({ ...entry, user, status_code: res.statusCode, isAttempt: callerId === undefined });
      timer ??= setTimeout(flush, flushMs);
    });
    next();
  };
  const close = () => {
    flush();
    isClosed = true;
  };
  return { handler, flush, close };
};

export type RequestLog = ReturnType<typeof createRequestLog>;

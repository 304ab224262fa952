import type { RequestHandler } from 'express';
import type { ServerContext } from '../context';
import { addressOf, userAgentOf } from '../sessions/visitor';
import type { NewRow } from '../storage/Database';
import { callerOf } from './session';

const gatherMs = 250;

const clearedAtOnce = 2_000;
const leastCleared = 200;

// Query values may contain an e-mail or a code, so only their names are logged.
const withoutValues = (url: string): string => {
  const [path = '', query] = url.split('?');
  if (!query) return path.slice(0, 300);
  const names = [...new URLSearchParams(query).keys()];
  return `${path}?${names.join('&')}`.slice(0, 300);
};

export const createRequestLog = ({ db, now, settings }: ServerContext) => {
  let gathered: NewRow<'request_logs'>[] = [];
  let sinceCleared = Infinity;
  const clearOld = (written: number) => {
    sinceCleared += written;
    if (sinceCleared < leastCleared) return;
    const tooMany = db.count('request_logs') - settings.keptLogRows;
    for (const { id } of db.first('request_logs', Math.min(Math.max(0, tooMany), clearedAtOnce)))
      db.remove('request_logs', id);
    sinceCleared = tooMany > clearedAtOnce ? Infinity : 0;
  };
  let timer: NodeJS.Timeout | null = null;
  let closed = false;
  const flush = () => {
    if (timer) clearTimeout(timer);
    timer = null;
    const rows = gathered;
    gathered = [];
    for (const row of rows)
      if (row.user === null || db.get('users', row.user)) db.insert('request_logs', row);
    if (rows.length > 0) clearOld(rows.length);
  };
  const handler: RequestHandler = (req, res, next) => {
    const call = {
      timestamp: new Date(now()).toISOString(),
      path: withoutValues(req.originalUrl),
      method: req.method,
      ip_address: addressOf(req),
      user_agent: userAgentOf(req),
    };
    res.on('close', () => {
      if (closed) return;
      gathered.push({ ...call, user: callerOf(res)?.user.id ?? null, status_code: res.statusCode });
      timer ??= setTimeout(flush, gatherMs);
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

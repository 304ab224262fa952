import type { Response } from 'express';
import { digest } from '../sign-in/secrets';
import type { Database } from '../storage/Database';
import { day, hour, isoTime, minute } from '../time';
import { ApiError } from './ApiError';

export class AttemptLimiter {
  private readonly times = new Map<string, number[]>();
  private purgedAt = 0;

  constructor(
    private readonly now: () => number,
    private readonly period = minute,
  ) {}

  getWaitMs(key: string, limit: number): number {
    const recent = this.getRecent(digest(key));
    const [oldest = 0] = recent;
    return recent.length >= limit ? oldest + this.period - this.now() : 0;
  }

  record(key: string): void {
    this.purge();
    const keyHash = digest(key);
    this.times.set(keyHash, [...this.getRecent(keyHash), this.now()]);
  }

  private getRecent(keyHash: string): number[] {
    return (this.times.get(keyHash) ?? []).filter((time) => time > this.now() - this.period);
  }

  private purge(): void {
    if (this.now() - this.purgedAt < this.period) return;
    this.purgedAt = this.now();
    for (const keyHash of this.times.keys())
      if (this.getRecent(keyHash).length === 0) this.times.delete(keyHash);
  }
}

/** Doubles the wait with each failure beyond the free attempts, up to an hour. Survives a restart. */
export class BackOff {
  private purgedAt = 0;

  constructor(
    private readonly db: Database,
    private readonly now: () => number,
  ) {}

  getWaitMs(key: string, freeAttempts: number): number {
    const row = this.find(key);
    if (!row || row.failures < freeAttempts) return 0;
    const pause = Math.min(hour, minute * 2 ** Math.min(10, row.failures - freeAttempts));
    return Math.max(0, Date.parse(row.last_at) + pause - this.now());
  }

  recordFailure(key: string): void {
    this.purge();
    const row = this.find(key);
    const last_at = isoTime(this.now());
    if (row) this.db.update('failed_attempts', row.id, { failures: row.failures + 1, last_at });
    else {
      const expires_at = isoTime(this.now() + day);
      this.db.insert('failed_attempts', { key: digest(key), failures: 1, last_at, expires_at });
    }
  }

  reset(key: string): void {
    const row = this.db.findBy('failed_attempts', 'key', digest(key));
    if (row) this.db.remove('failed_attempts', row.id);
  }

  private find(key: string) {
    const row = this.db.findBy('failed_attempts', 'key', digest(key));
    if (!row || Date.parse(row.expires_at) > this.now()) return row;
    this.db.remove('failed_attempts', row.id);
    return undefined;
  }

  private purge(): void {
    if (this.now() - this.purgedAt < minute) return;
    this.purgedAt = this.now();
    for (const { id, expires_at } of this.db.all('failed_attempts'))
      if (Date.parse(expires_at) <= this.now()) this.db.remove('failed_attempts', id);
  }
}

type AttemptListener = (isCorrect: boolean) => void;

export const onAttemptResult = (res: Response, listener: AttemptListener): void => {
  res.locals['attemptListener'] = listener;
};

/** Overrides the result of the attempt; null is neither a success nor a failure. */
export const setAttemptResult = (res: Response, isCorrect: boolean | null): void => {
  res.locals['attemptResult'] = isCorrect;
};

/** Returns null for a 429 or a server error, because neither is a wrong guess. */
const toAttemptResult = (error: unknown): boolean | null => {
  if (error === undefined) return true;
  return error instanceof ApiError && error.status < 429 ? false : null;
};

export const reportAttemptResult = (res: Response, error?: unknown): void => {
  const listener = res.locals['attemptListener'] as AttemptListener | undefined;
  const override = res.locals['attemptResult'] as boolean | null | undefined;
  const isCorrect = override === undefined ? toAttemptResult(error) : override;
  if (isCorrect !== null) listener?.(isCorrect);
};

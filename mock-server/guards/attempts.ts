import type { Response } from 'express';
import { digest } from '../sign-in/secrets';
import type { Database } from '../storage/Database';
import { day, hour, isoTime, minute } from '../time';
import { ApiError } from './ApiError';

export class Attempts {
  private readonly times = new Map<string, number[]>();
  private purgedAt = 0;

  constructor(
    private readonly now: () => number,
    private readonly period = minute,
  ) {}

  getWaitMs(name: string, limit: number): number {
    const recent = this.getRecent(digest(name));
    const [oldest = 0] = recent;
    return recent.length >= limit ? oldest + this.period - this.now() : 0;
  }

  record(name: string): void {
    this.purge();
    const key = digest(name);
    this.times.set(key, [...this.getRecent(key), this.now()]);
  }

  private getRecent(key: string): number[] {
    return (this.times.get(key) ?? []).filter((time) => time > this.now() - this.period);
  }

  private purge(): void {
    if (this.now() - this.purgedAt < this.period) return;
    this.purgedAt = this.now();
    for (const key of this.times.keys()) if (this.getRecent(key).length === 0) this.times.delete(key);
  }
}

/** Doubles the wait with each failure beyond the free ones, up to an hour. Survives a restart. */
export class BackOff {
  private purgedAt = 0;

  constructor(
    private readonly db: Database,
    private readonly now: () => number,
  ) {}

  getWaitMs(name: string, free: number): number {
    const row = this.find(name);
    if (!row || row.failures < free) return 0;
    const pause = Math.min(hour, minute * 2 ** Math.min(10, row.failures - free));
    return Math.max(0, Date.parse(row.last_at) + pause - this.now());
  }

  recordFailure(name: string): void {
    this.purge();
    const row = this.find(name);
    const last_at = isoTime(this.now());
    if (row) this.db.update('failed_attempts', row.id, { failures: row.failures + 1, last_at });
    else {
      const expires_at = isoTime(this.now() + day);
      this.db.insert('failed_attempts', { key: digest(name), failures: 1, last_at, expires_at });
    }
  }

  reset(name: string): void {
    const row = this.db.findBy('failed_attempts', 'key', digest(name));
    if (row) this.db.remove('failed_attempts', row.id);
  }

  private find(name: string) {
    const row = this.db.findBy('failed_attempts', 'key', digest(name));
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

type Listener = (isCorrect: boolean) => void;

export const onOutcome = (res: Response, listener: Listener): void => {
  res.locals['outcomeListener'] = listener;
};

/** Overrides the outcome of the call; null counts neither as a success nor as a failure. */
export const setOutcome = (res: Response, isCorrect: boolean | null): void => {
  res.locals['outcome'] = isCorrect;
};

/** Returns null for a 429 or a server error, which do not count as wrong guesses. */
const toOutcome = (failure: unknown): boolean | null => {
  if (failure === undefined) return true;
  return failure instanceof ApiError && failure.status < 429 ? false : null;
};

export const settleOutcome = (res: Response, failure?: unknown): void => {
  const listener = res.locals['outcomeListener'] as Listener | undefined;
  const override = res.locals['outcome'] as boolean | null | undefined;
  const isCorrect = override === undefined ? toOutcome(failure) : override;
  if (isCorrect !== null) listener?.(isCorrect);
};

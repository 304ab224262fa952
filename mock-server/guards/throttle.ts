import type { RequestHandler } from 'express';
import type { ServerContext } from '../context';
import { sendFailure } from './answer';
import { callerOf } from './person';
import { throttled } from './Refusal';
import { accountOf } from './throttledCalls';

const minute = 60_000;
const keptAccounts = 10_000;

/** Counts attempts per account over the last minute. */
export class Attempts {
  private readonly times = new Map<string, number[]>();

  constructor(
    private readonly limit: number,
    private readonly now: () => number,
  ) {}

  /** Counts one more attempt; answers 0, or the seconds to wait where there were too many. */
  count(account: string): number {
    if (this.limit === 0) return 0;
    const now = this.now();
    const recent = (this.times.get(account) ?? []).filter((time) => time > now - minute);
    const [oldest = now] = recent;
    if (recent.length >= this.limit) return Math.max(1, Math.ceil((oldest + minute - now) / 1000));
    this.forgetOld(now);
    this.times.set(account, [...recent, now]);
    return 0;
  }

  private forgetOld(now: number): void {
    if (this.times.size < keptAccounts) return;
    for (const [account, times] of this.times)
      if ((times.at(-1) ?? 0) <= now - minute) this.times.delete(account);
  }
}

/** Refuses more than `throttlePerMinute` attempts on one account with 429, whether or not it exists. */
export const throttle = (context: ServerContext): RequestHandler => {
  const attempts = new Attempts(context.settings.throttlePerMinute, context.now);
  return (req, res, next) => {
    const account = accountOf(context, req, callerOf(res)?.person);
    const seconds = account === null ? 0 : attempts.count(account);
    if (seconds > 0) sendFailure(req, res, throttled(seconds));
    else next();
  };
};

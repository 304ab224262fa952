import { digest } from '../secrets';
import { minute } from '../time';

/** A list, so that typed text cannot imitate the key of somebody else. */
type AttemptKey = readonly (string | number)[];

export class AttemptLimiter {
  private readonly times = new Map<string, number[]>();
  private purgedAt = 0;

  constructor(
    private readonly now: () => number,
    private readonly period = minute,
  ) {}

  getWaitMs(key: AttemptKey, limit: number): number {
    const recent = this.getRecent(this.hash(key));
    const [oldest = 0] = recent;
    return recent.length >= limit ? oldest + this.period - this.now() : 0;
  }

  record(key: AttemptKey): void {
    this.purge();
    const keyHash = this.hash(key);
    this.times.set(keyHash, [...this.getRecent(keyHash), this.now()]);
  }

  private hash(key: AttemptKey): string {
    return digest(JSON.stringify(key));
  }

  /** Ignores attempts in the future, because the clock was set back. */
  private getRecent(keyHash: string): number[] {
    const now = this.now();
    return (this.times.get(keyHash) ?? []).filter((time) => time > now - this.period && time <= now);
  }

  private purge(): void {
    if (Math.abs(this.now() - this.purgedAt) < this.period) return;
    this.purgedAt = this.now();
    for (const keyHash of this.times.keys())
      if (this.getRecent(keyHash).length === 0) this.times.delete(keyHash);
  }
}

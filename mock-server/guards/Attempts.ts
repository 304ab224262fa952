import { digest } from '../sign-in/secrets';

const minute = 60_000;

export class Attempts {
  private readonly times = new Map<string, number[]>();
  private purgedAt = 0;

  constructor(private readonly now: () => number) {}

  wait(name: string, limit: number): number {
    const recent = this.recent(digest(name));
    const [oldest = 0] = recent;
    return recent.length >= limit ? oldest + minute - this.now() : 0;
  }

  count(name: string): void {
    this.purge();
    const key = digest(name);
    this.times.set(key, [...this.recent(key), this.now()]);
  }

  private recent(key: string): number[] {
    return (this.times.get(key) ?? []).filter((time) => time > this.now() - minute);
  }

  private purge(): void {
    if (this.now() - this.purgedAt < minute) return;
    this.purgedAt = this.now();
    for (const key of this.times.keys()) if (this.recent(key).length === 0) this.times.delete(key);
  }
}

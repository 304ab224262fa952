import { setImmediate as breathe } from 'node:timers/promises';
import type { Database, NewRow } from './Database';
import { RowCache } from './RowCache';
import type { SqliteFile } from './SqliteFile';
import { tableNames, tableOf, type IndexOf, type Key, type Row, type TableName, type Tables } from './tables';

/** What is written at once within one long transaction, so that its rows do not gather in memory. */
const mostPending = 500;

export class SqliteDatabase implements Database {
  commits = 0;
  private readonly caches = new Map<TableName, RowCache>();
  private readonly pending = new Map<TableName, Map<number, Row | null>>();
  private readonly nextIds: Map<TableName, number>;
  private nextCommit: Promise<void> | null = null;
  private isHeld = false;
  private isClosed = false;

  constructor(private readonly file: SqliteFile) {
    this.nextIds = file.nextIds();
    for (const name of tableNames) if (tableOf(name).memory === 'from the start') this.cacheOf(name);
  }

  all<N extends TableName>(table: N): readonly Tables[N][] {
    const rows = this.cacheOf(table)?.all() ?? this.withPending(table, this.file.all(table));
    return rows as readonly Tables[N][];
  }

  readAhead(table: TableName): boolean {
    return !this.isClosed && !this.caches.has(table) && this.file.readAhead(table);
  }

  first<N extends TableName>(table: N, count: number): readonly Tables[N][] {
    const changed = this.pending.get(table)?.size ?? 0;
    const rows = this.withPending(table, this.file.first(table, count + changed));
    return rows.slice(0, count) as Tables[N][];
  }

  count(table: TableName): number {
    let count = this.file.count(table);
    for (const [id, row] of this.pending.get(table) ?? [])
      count += Number(row !== null) - Number(this.file.one(table, id) !== undefined);
    return count;
  }

  get<N extends TableName>(table: N, id: number): Tables[N] | undefined {
    const cache = this.caches.get(table);
    const pending = this.pending.get(table)?.get(id);
    const row = cache?.get(id) ?? pending ?? undefined;
    const isOnDisk = !cache && pending === undefined && id < this.nextId(table);
    return (isOnDisk ? this.file.one(table, id) : row) as Tables[N] | undefined;
  }

  allBy<N extends TableName>(table: N, index: IndexOf<N>, key: Key): Tables[N][] {
    this.cacheOf(table);
    return this.by(table, index, key) as Tables[N][];
  }

  findBy<N extends TableName>(table: N, index: IndexOf<N>, key: Key): Tables[N] | undefined {
    return this.by(table, index, key)[0] as Tables[N] | undefined;
  }

  insert<N extends TableName>(table: N, row: NewRow<N>): Tables[N] {
    const { id = this.nextId(table) } = row;
    if (this.get(table, id)) throw new Error(`There is a row ${id} in ${table} already.`);
    return this.put(table, { ...row, id } as unknown as Tables[N]);
  }

  update<N extends TableName>(table: N, id: number, change: Partial<Tables[N]>): Tables[N] | undefined {
    const row = this.get(table, id);
    return row && this.put(table, { ...row, ...change, id });
  }

  remove(table: TableName, id: number): void {
    this.caches.get(table)?.delete(id);
    this.note(table, id, null);
  }

  async together(work: () => Promise<void>): Promise<void> {
    await this.saved();
    this.isHeld = true;
    this.file.transaction('BEGIN IMMEDIATE');
    try {
      await work();
      this.flush();
      this.file.transaction('COMMIT');
      this.commits += 1;
    } catch (failure) {
      this.pending.clear();
      this.file.rollback();
      throw failure;
    } finally {
      this.isHeld = false;
    }
  }

  saved(): Promise<void> {
    if (this.isHeld || this.pending.size === 0) return Promise.resolve();
    if (!this.nextCommit) {
      this.nextCommit = breathe().then(() => this.commit());
      // What the disk refused goes with the next commit; the next `saved()` reports it.
      this.nextCommit.catch(() => undefined);
    }
    return this.nextCommit;
  }

  async close(): Promise<void> {
    if (this.isClosed) return;
    await this.saved().finally(() => {
      this.isClosed = true;
      this.file.close();
    });
  }

  private cacheOf(table: TableName): RowCache | undefined {
    const known = this.caches.get(table);
    if (known || tableOf(table).memory === 'never') return known;
    const cache = new RowCache(this.withPending(table, this.file.all(table)));
    this.caches.set(table, cache);
    return cache;
  }

  private by(table: TableName, index: string, key: Key): Row[] {
    const cache = this.caches.get(table);
    const rows = cache
      ? this.file.idsBy(table, index, key).flatMap((id) => cache.get(id) ?? [])
      : this.file.by(table, index, key);
    const keyOf = tableOf(table).indexes[index];
    return this.withPending(table, rows, (row) => keyOf?.(row) === key);
  }

  private withPending(table: TableName, rows: Row[], fits = (_row: Row) => true): Row[] {
    const pending = this.pending.get(table);
    if (!pending) return rows;
    const changed = [...pending.values()].flatMap((row) => (row && fits(row) ? row : []));
    return [...rows.filter(({ id }) => !pending.has(id)), ...changed].sort((a, b) => a.id - b.id);
  }

  private nextId(table: TableName): number {
    return this.nextIds.get(table) ?? 1;
  }

  private put<N extends TableName>(table: N, row: Tables[N]): Tables[N] {
    this.caches.get(table)?.put(row);
    this.nextIds.set(table, Math.max(this.nextId(table), row.id + 1));
    this.note(table, row.id, row);
    return row;
  }

  private note(table: TableName, id: number, row: Row | null): void {
    if (this.isClosed) throw new Error('The database is closed.');
    const rows = this.pending.get(table) ?? new Map<number, Row | null>();
    this.pending.set(table, rows.set(id, row));
    if (!this.isHeld) void this.saved();
    else if (rows.size >= mostPending) this.flush();
  }

  private flush(): void {
    this.file.append(this.pending, this.nextIds);
    this.pending.clear();
  }

  private commit(): void {
    this.nextCommit = null;
    this.file.write(this.pending, this.nextIds);
    this.commits += 1;
    this.pending.clear();
  }
}

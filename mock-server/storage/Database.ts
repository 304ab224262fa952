import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { SqliteFile } from './SqliteFile';
import { tableNames, tableOf, type IndexOf, type Key, type Row, type TableName, type Tables } from './tables';

export type NewRow<N extends TableName> = Omit<Tables[N], 'id'> & { id?: number };

interface Cache {
  rows: Map<number, Row>;
  list: readonly Row[] | null;
}

/** A long transaction writes its rows in batches of this size to limit memory. */
const maxPending = 500;

/** All writes of one tick share a commit; a response is sent only after `saved()`. */
export class Database {
  commits = 0;
  private readonly caches = new Map<TableName, Cache>();
  private readonly pending = new Map<TableName, Map<number, Row | null>>();
  private readonly nextIds: Map<TableName, number>;
  private nextCommit: Promise<void> | null = null;
  private inTransaction = false;
  private isClosed = false;

  constructor(private readonly file: SqliteFile) {
    this.nextIds = file.nextIds();
    for (const name of tableNames) if (tableOf(name).memory === 'from the start') this.cacheOf(name);
  }

  /** Sorted by id. Do not change the array or its rows. */
  all<N extends TableName>(table: N): readonly Tables[N][] {
    const cache = this.cacheOf(table);
    if (cache) cache.list ??= [...cache.rows.values()].sort((a, b) => a.id - b.id);
    const rows = cache?.list ?? this.withPending(table, this.file.all(table));
    return rows as readonly Tables[N][];
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
    const row = cache?.rows.get(id) ?? pending ?? undefined;
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
    if (this.get(table, id)) throw new Error(`${table} already has a row ${id}.`);
    this.nextIds.set(table, Math.max(this.nextId(table), id + 1));
    return this.keep(table, { ...row, id } as unknown as Tables[N]);
  }

  update<N extends TableName>(table: N, id: number, change: Partial<Tables[N]>): Tables[N] | undefined {
    const row = this.get(table, id);
    return row && this.keep(table, { ...row, ...change, id });
  }

  remove(table: TableName, id: number): void {
    this.change(table, id, null);
  }

  /** Runs `work` in one commit. `saved()` does not wait inside; after a failure only `close()` may follow. */
  async transaction(work: () => Promise<void>): Promise<void> {
    await this.saved();
    this.inTransaction = true;
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
      this.inTransaction = false;
    }
  }

  /** Rejects when a write so far has failed. */
  saved(): Promise<void> {
    if (this.inTransaction || this.pending.size === 0) return Promise.resolve();
    if (!this.nextCommit) {
      this.nextCommit = yieldToEventLoop().then(() => this.commit());
      // A failed write is retried with the next commit, and the next `saved()` reports it.
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

  private cacheOf(table: TableName): Cache | undefined {
    const known = this.caches.get(table);
    if (known || tableOf(table).memory === 'never') return known;
    const list = this.withPending(table, this.file.all(table));
    const cache = { rows: new Map(list.map((row) => [row.id, row])), list };
    this.caches.set(table, cache);
    return cache;
  }

  private by(table: TableName, index: string, key: Key): Row[] {
    const cache = this.caches.get(table);
    const rows = cache
      ? this.file.idsBy(table, index, key).flatMap((id) => cache.rows.get(id) ?? [])
      : this.file.by(table, index, key);
    const keyOf = tableOf(table).indexes[index];
    return this.withPending(table, rows, (row) => keyOf?.(row) === key);
  }

  private withPending(table: TableName, rows: Row[], matches = (_row: Row) => true): Row[] {
    const pending = this.pending.get(table);
    if (!pending) return rows;
    const changed = [...pending.values()].flatMap((row) => (row && matches(row) ? row : []));
    return [...rows.filter(({ id }) => !pending.has(id)), ...changed].sort((a, b) => a.id - b.id);
  }

  private nextId(table: TableName): number {
    return this.nextIds.get(table) ?? 1;
  }

  private keep<N extends TableName>(table: N, row: Tables[N]): Tables[N] {
    this.change(table, row.id, row);
    return row;
  }

  private change(table: TableName, id: number, row: Row | null): void {
    if (this.isClosed) throw new Error('The database is closed.');
    const cache = this.caches.get(table);
    if (row) cache?.rows.set(id, row);
    else cache?.rows.delete(id);
    if (cache) cache.list = null;
    const pending = this.pending.get(table) ?? new Map<number, Row | null>();
    this.pending.set(table, pending.set(id, row));
    if (!this.inTransaction) void this.saved();
    else if (pending.size >= maxPending) this.flush();
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

import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { SqliteFile } from './SqliteFile';
import type { IndexName, Key, Row, TableName, Tables } from './tables';

export type NewRow<N extends TableName> = Omit<Tables[N], 'id'> & { id?: number };

interface CachedTable {
  rows: Map<number, Row>;
  sorted: readonly Row[] | null;
}

/** Table of which only the first batches have been read. */
interface PartialTable extends CachedTable {
  lastId: number;
  done: Promise<void>;
}

const batchSize = 2_000;

/**
 * Writes to the file at once, in one transaction per tick; send responses only after `waitForCommit()`.
 * Caches a table in memory once it is listed, because sorting and filtering is faster there.
 */
export class Database {
  /** Reason of the last failed transaction. */
  lastError: unknown = null;
  private readonly cachedTables = new Map<TableName, CachedTable>();
  private readonly partialTables = new Map<TableName, PartialTable>();
  private readonly nextIds = new Map<TableName, number>();
  private isClosed = false;
  /** Absent while no transaction is open. */
  private commit: Promise<void> | null = null;
  private failure: { error: unknown } | null = null;

  constructor(private readonly file: SqliteFile) {}

  /** Reads tables in batches, and leaves turns to other requests. Call before `all` reads 100,000 rows at once. */
  async load(...tables: TableName[]): Promise<void> {
    for (const table of tables) await (this.partialTables.get(table)?.done ?? this.readInBatches(table));
  }

  /** Returns all rows by id. Do not change the array or its rows. */
  all<N extends TableName>(table: N): readonly Tables[N][] {
    const cached = this.loadTable(table);
    cached.sorted ??= [...cached.rows.values()].sort((a, b) => a.id - b.id);
    return cached.sorted as readonly Tables[N][];
  }

  first<N extends TableName>(table: N, count: number): readonly Tables[N][] {
    return this.file.list(table, count) as Tables[N][];
  }

  count(table: TableName): number {
    return this.file.count(table);
  }

  get<N extends TableName>(table: N, id: number): Tables[N] | undefined {
    const cached = this.cachedTables.get(table);
    return (cached ? cached.rows.get(id) : this.file.get(table, id)) as Tables[N] | undefined;
  }

  findAllBy<N extends TableName>(table: N, index: IndexName<N>, key: Key): Tables[N][] {
    const cached = this.cachedTables.get(table);
    const rows = cached
      ? this.file.findIds(table, index, key).flatMap((id) => cached.rows.get(id) ?? [])
      : this.file.find(table, index, key);
    return rows as Tables[N][];
  }

  findBy<N extends TableName>(table: N, index: IndexName<N>, key: Key): Tables[N] | undefined {
    const [id] = this.file.findIds(table, index, key);
    return id === undefined ? undefined : this.get(table, id);
  }

  insert<N extends TableName>(table: N, fields: NewRow<N>): Tables[N] {
    const next = this.nextId(table);
    const id = fields.id ?? next;
    const row = { ...fields, id } as unknown as Tables[N];
    this.nextIds.set(table, Math.max(next, id + 1));
    this.write(table, id, row, () => this.file.insert(table, row));
    return row;
  }

  update<N extends TableName>(table: N, id: number, change: Partial<Tables[N]>): Tables[N] | undefined {
    const before = this.get(table, id);
    if (!before) return undefined;
    const row = { ...before, ...change, id };
    this.write(table, id, row, () => this.file.replace(table, row));
    return row;
  }

  remove(table: TableName, id: number): void {
    this.write(table, id, null, () => this.file.remove(table, id, this.nextId(table)));
  }

  /** Runs `work` in one transaction, in which `waitForCommit()` resolves at once. */
  async transaction(work: () => Promise<void>): Promise<void> {
    await this.waitForCommit();
    this.begin(Promise.resolve());
    await work().catch((error: unknown) => (this.failure = { error }));
    this.end();
  }

  /** Rejects if the writes of this tick failed and were rolled back. */
  waitForCommit(): Promise<void> {
    return this.commit ?? Promise.resolve();
  }

  async close(): Promise<void> {
    if (this.isClosed) return;
    await this.waitForCommit().finally(() => {
      this.isClosed = true;
      this.file.close();
    });
  }

  private loadTable(table: TableName): CachedTable {
    const known = this.cachedTables.get(table);
    if (known) return known;
    const sorted = this.file.list(table);
    const cached = { rows: new Map(sorted.map((row) => [row.id, row])), sorted };
    this.cachedTables.set(table, cached);
    return cached;
  }

  private readInBatches(table: TableName): Promise<void> {
    const partial: PartialTable = { rows: new Map(), sorted: null, lastId: 0, done: Promise.resolve() };
    const read = async () => {
      while (!this.isClosed && !this.cachedTables.has(table)) {
        const batch = this.file.list(table, batchSize, partial.lastId);
        for (const row of batch) partial.rows.set(row.id, row);
        partial.lastId = batch.at(-1)?.id ?? partial.lastId;
        if (batch.length < batchSize) this.cachedTables.set(table, partial);
        else await yieldToEventLoop();
      }
    };
    this.partialTables.set(table, partial);
    partial.done = read().finally(() => this.partialTables.delete(table));
    return partial.done;
  }

  private nextId(table: TableName): number {
    const known = this.nextIds.get(table) ?? this.file.nextId(table);
    this.nextIds.set(table, known);
    return known;
  }

  /** Leaves failures to `waitForCommit()`, because timers and sockets write too. */
  private write(table: TableName, id: number, row: Row | null, change: () => void): void {
    if (this.isClosed) throw new Error('The database is closed.');
    if (!this.commit) {
      const commit = yieldToEventLoop().then(() => this.end());
      commit.catch(() => undefined);
      this.begin(commit);
    }
    this.attempt(change);
    const cached = this.cachedTables.get(table) ?? this.partialTables.get(table);
    if (!cached) return;
    if (row) cached.rows.set(id, row);
    else cached.rows.delete(id);
    cached.sorted = null;
  }

  /** Skips all steps after a failure, because SQLite ends a transaction on a full disk and would save later steps. */
  private attempt(step: () => void): void {
    if (this.failure) return;
    try {
      step();
    } catch (error) {
      this.failure = { error };
    }
  }

  private begin(commit: Promise<void>): void {
    this.commit = commit;
    this.failure = null;
    this.attempt(() => this.file.begin());
  }

  private end(): void {
    this.commit = null;
    this.attempt(() => this.file.commit());
    if (!this.failure) return;
    this.lastError = this.failure.error;
    this.cachedTables.clear();
    for (const partial of this.partialTables.values()) {
      partial.rows.clear();
      partial.lastId = 0;
    }
    this.file.rollback();
    throw this.lastError;
  }
}

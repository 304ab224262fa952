import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type Sqlite from 'libsql';
import { toRecord } from '../toRecord';
import { closeFile, openDatabaseFile } from './sqliteFile';
import {
  getIndexes,
  tableNames,
  type IndexName,
  type Key,
  type Row,
  type TableName,
  type Tables,
} from './tables';

export type NewRow<N extends TableName> = Omit<Tables[N], 'id'> & { id?: number };

/** Rows in memory, up to the id of the last row that was read. */
interface Cache {
  rows: Map<number, Row>;
  sorted: readonly Row[] | null;
  lastId: number;
}

const batchSize = 2_000;

/** Built once, because seeding 100,000 users executes them half a million times. */
const writeStatements = toRecord(
  tableNames,
  (name) => `REPLACE INTO "${name}" VALUES (?, ?${', ?'.repeat(Object.keys(getIndexes(name)).length)})`,
);

/**
 * Writes to the file at once, in one transaction per tick; send responses only after `waitForCommit()`.
 * Keeps a table in memory once it is listed, because sorting and filtering is faster there.
 */
export class Database {
  /** Reason of the last failed transaction. */
  lastError: unknown = null;
  private readonly caches = new Map<TableName, Cache>();
  private readonly nextIds = new Map<TableName, number>();
  private readonly statements = new Map<string, Sqlite.Statement>();
  /** Absent while no transaction is open. */
  private commit: Promise<void> | null = null;
  private failure: { error: unknown } | null = null;

  constructor(private readonly file: Sqlite.Database) {}

  /** Reads tables in batches, and leaves turns to other requests. Call before `all` reads 100,000 rows at once. */
  async load(...tables: TableName[]): Promise<void> {
    for (const table of tables)
      while (this.file.open && this.readOn(table, batchSize).lastId !== Infinity) await yieldToEventLoop();
  }

  /** Returns all rows by id. Do not change the array or its rows. */
  all<N extends TableName>(table: N): readonly Tables[N][] {
    const cache = this.readOn(table);
    cache.sorted ??= [...cache.rows.values()].sort((a, b) => a.id - b.id);
    return cache.sorted as readonly Tables[N][];
  }

  first<N extends TableName>(table: N, count: number): readonly Tables[N][] {
    return this.list(table, count) as Tables[N][];
  }

  count(table: TableName): number {
    return this.query(`SELECT count(*) FROM "${table}"`)[0] as number;
  }

  get<N extends TableName>(table: N, id: number): Tables[N] | undefined {
    const row =
      this.caches.get(table)?.rows.get(id) ?? this.rows(`SELECT row FROM "${table}" WHERE id = ?`, id)[0];
    return row as Tables[N] | undefined;
  }

  findAllBy<N extends TableName>(table: N, index: IndexName<N>, key: Key): Tables[N][] {
    if (this.caches.has(table))
      return this.findIds(table, index, key).flatMap((id) => this.get(table, id) ?? []);
    return this.rows(`SELECT row FROM "${table}" WHERE "${index}" = ? ORDER BY id`, key) as Tables[N][];
  }

  findBy<N extends TableName>(table: N, index: IndexName<N>, key: Key): Tables[N] | undefined {
    const [id] = this.findIds(table, index, key);
    return id === undefined ? undefined : this.get(table, id);
  }

  insert<N extends TableName>(table: N, fields: NewRow<N>): Tables[N] {
    const next = this.nextId(table);
    const id = fields.id ?? next;
    this.nextIds.set(table, Math.max(next, id + 1));
    return this.save(table, { ...fields, id } as unknown as Tables[N]);
  }

  update<N extends TableName>(table: N, id: number, change: Partial<Tables[N]>): Tables[N] | undefined {
    const before = this.get(table, id);
    return before && this.save(table, { ...before, ...change, id });
  }

  remove(table: TableName, id: number): void {
    this.write(() => void this.prepare(`DELETE FROM "${table}" WHERE id = ?`).run(id));
    const cache = this.caches.get(table);
    if (cache?.rows.delete(id)) cache.sorted = null;
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
    await this.waitForCommit().finally(() => {
      // libsql keeps a closed connection open until its statements are collected.
      this.statements.clear();
      if (this.file.open) closeFile(this.file);
    });
  }

  /** Reads the next rows into memory, all without `count`. */
  private readOn(table: TableName, count = -1): Cache {
    const cache = this.caches.get(table) ?? { rows: new Map<number, Row>(), sorted: null, lastId: 0 };
    this.caches.set(table, cache);
    if (cache.lastId === Infinity) return cache;
    const batch = this.list(table, count, cache.lastId);
    for (const row of batch) cache.rows.set(row.id, row);
    cache.lastId = batch.length === count ? (batch.at(-1)?.id ?? Infinity) : Infinity;
    return cache;
  }

  private list(table: TableName, count: number, afterId = 0): Row[] {
    return this.rows(`SELECT row FROM "${table}" WHERE id > ? ORDER BY id LIMIT ?`, afterId, count);
  }

  private findIds(table: TableName, index: string, key: Key): number[] {
    return this.query(`SELECT id FROM "${table}" WHERE "${index}" = ? ORDER BY id`, key) as number[];
  }

  private rows(sql: string, ...values: Key[]): Row[] {
    return this.query(sql, ...values).map((text) => JSON.parse(String(text)) as Row);
  }

  /** Returns the first column. */
  private query(sql: string, ...values: Key[]): unknown[] {
    return this.prepare(sql)
      .pluck()
      .all(...values);
  }

  private prepare(sql: string): Sqlite.Statement {
    const known = this.statements.get(sql) ?? this.file.prepare(sql);
    this.statements.set(sql, known);
    return known;
  }

  /** SQLite keeps the highest id of each table, so that the id of a removed row is not reused. */
  private nextId(table: TableName): number {
    const readLastId = () =>
      Number(this.query('SELECT seq FROM sqlite_sequence WHERE name = ?', table)[0] ?? 0);
    return this.nextIds.get(table) ?? readLastId() + 1;
  }

  private save<N extends TableName>(table: N, row: Tables[N]): Tables[N] {
    this.write(() => {
      const keys = Object.values(getIndexes(table)).map((getKey) => getKey(row));
      this.prepare(writeStatements[table]).run(row.id, JSON.stringify(row), ...keys);
    });
    const cache = this.caches.get(table);
    cache?.rows.set(row.id, row);
    if (cache) cache.sorted = null;
    return row;
  }

  /** Leaves failures to `waitForCommit()`, because timers and sockets write too. */
  private write(change: () => void): void {
    if (!this.file.open) throw new Error('The database is closed.');
    if (!this.commit) {
      const commit = yieldToEventLoop().then(() => this.end());
      commit.catch(() => undefined);
      this.begin(commit);
    }
    this.attempt(change);
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
    this.attempt(() => this.file.exec('BEGIN IMMEDIATE'));
  }

  private end(): void {
    this.commit = null;
    this.attempt(() => this.file.exec('COMMIT'));
    if (!this.failure) return;
    this.lastError = this.failure.error;
    this.caches.clear();
    // SQLite rolls back on its own after some failures, such as a full disk.
    if (this.file.inTransaction) this.file.exec('ROLLBACK');
    throw this.lastError;
  }
}

export const openDatabase = async (...args: Parameters<typeof openDatabaseFile>): Promise<Database> =>
  new Database(await openDatabaseFile(...args));

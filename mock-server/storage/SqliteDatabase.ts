import type { Database, NewRow } from './Database';
import type { GroupKeys } from './indexes';
import type { MemoryTable } from './MemoryTable';
import type { Row, SqliteFile } from './SqliteFile';
import type { TableName, Tables } from './tables';

interface Waiting {
  resolve: () => void;
  reject: (failure: unknown) => void;
}

/** Memory in front, a SQLite file behind: the writes of one tick go to the disk in one transaction. */
export class SqliteDatabase implements Database {
  /** How often the disk was asked to keep a commit. */
  commits = 0;
  private readonly pending = new Map<TableName, Map<number, Row | null>>();
  private waiting: Waiting[] = [];
  private isScheduled = false;
  private isHeld = false;
  private isClosed = false;

  constructor(
    private readonly tables: Record<TableName, MemoryTable>,
    private readonly file: SqliteFile,
  ) {}

  all<N extends TableName>(table: N): readonly Tables[N][] {
    return this.tables[table].all() as readonly Row[] as readonly Tables[N][];
  }

  get<N extends TableName>(table: N, id: number): Tables[N] | undefined {
    return this.tables[table].get(id) as Tables[N] | undefined;
  }

  find<N extends TableName>(table: N, matches: (row: Tables[N]) => boolean): Tables[N] | undefined {
    return this.all(table).find(matches);
  }

  allBy<N extends keyof GroupKeys>(table: N, index: GroupKeys[N], key: string | number): Tables[N][] {
    return this.tables[table].group(index, key) as Row[] as Tables[N][];
  }

  findBy<N extends keyof GroupKeys>(
    table: N,
    index: GroupKeys[N],
    key: string | number,
  ): Tables[N] | undefined {
    return this.allBy(table, index, key)[0];
  }

  insert<N extends TableName>(table: N, row: NewRow<N>): Tables[N] {
    const { id = this.tables[table].nextId, ...columns } = row;
    if (this.get(table, id)) throw new Error(`There is a row ${id} in ${table} already.`);
    return this.put(table, { ...columns, id } as unknown as Tables[N]);
  }

  update<N extends TableName>(table: N, id: number, change: Partial<Tables[N]>): Tables[N] | undefined {
    const row = this.get(table, id);
    return row && this.put(table, { ...row, ...change, id });
  }

  remove(table: TableName, id: number): boolean {
    const removed = this.tables[table].delete(id);
    if (removed) this.note(table, id, null);
    return removed;
  }

  async together(work: () => Promise<void>): Promise<void> {
    this.isHeld = true;
    try {
      await work();
    } catch (failure) {
      this.pending.clear();
      throw failure;
    } finally {
      this.isHeld = false;
    }
    await this.saved();
  }

  saved(): Promise<void> {
    if (this.isHeld || this.pending.size === 0) return Promise.resolve();
    this.schedule();
    return new Promise((resolve, reject) => this.waiting.push({ resolve, reject }));
  }

  async close(): Promise<void> {
    if (this.isClosed) return;
    try {
      await this.saved();
    } finally {
      this.isClosed = true;
      this.file.close();
    }
  }

  private put<N extends TableName>(table: N, row: Tables[N]): Tables[N] {
    this.tables[table].put(row);
    this.note(table, row.id, row);
    return row;
  }

  private note(table: TableName, id: number, row: Row | null): void {
    if (this.isClosed) throw new Error('The database is closed.');
    const rows = this.pending.get(table) ?? new Map<number, Row | null>();
    this.pending.set(table, rows.set(id, row));
    this.schedule();
  }

  private schedule(): void {
    if (this.isScheduled || this.isHeld) return;
    this.isScheduled = true;
    setImmediate(() => {
      this.isScheduled = false;
      if (!this.isHeld && !this.isClosed) this.commit();
    });
  }

  private commit(): void {
    const waiting = this.waiting;
    this.waiting = [];
    try {
      if (this.pending.size > 0) {
        this.file.write(this.pending, (table) => this.tables[table].nextId);
        this.commits += 1;
        this.pending.clear();
      }
      for (const { resolve } of waiting) resolve();
    } catch (failure) {
      // What the disk refused goes with the next write, or the next answer.
      for (const { reject } of waiting) reject(failure);
    }
  }
}

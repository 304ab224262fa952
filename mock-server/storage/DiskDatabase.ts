import type { Database, NewRow } from './Database';
import type { DiskFiles } from './DiskFiles';
import type { GroupKeys } from './indexes';
import type { Journal } from './Journal';
import type { Change, Row } from './journalLine';
import type { MemoryTable } from './MemoryTable';
import type { TableState } from './tableFile';
import type { TableName, Tables } from './tables';

interface Waiting {
  resolve: () => void;
  reject: (failure: unknown) => void;
}

export interface DiskDatabaseParts {
  tables: Record<TableName, MemoryTable>;
  files: DiskFiles;
  journal: Journal;
  /** Bytes of journal from which on the tables are rewritten. */
  compactAt: number;
  report: (line: string) => void;
  release: () => Promise<void>;
}

/**
 * Memory in front, a journal behind. While one commit is on its way to the disk, the writes that
 * arrive gather in `pending` and go together in the next.
 */
export class DiskDatabase implements Database {
  /** How often the disk was asked to keep a commit. */
  commits = 0;
  private readonly pending = new Map<string, Change>();
  private readonly dirty = new Set<TableName>();
  private waiting: Waiting[] = [];
  private running: Promise<void> | null = null;
  private compacting: Promise<void> | null = null;
  private scheduled = false;
  private held = false;
  private closed = false;
  private journal: Journal;

  constructor(private readonly parts: DiskDatabaseParts) {
    this.journal = parts.journal;
  }

  all<N extends TableName>(table: N): readonly Tables[N][] {
    return this.parts.tables[table].all() as readonly Row[] as readonly Tables[N][];
  }

  get<N extends TableName>(table: N, id: number): Tables[N] | undefined {
    return this.parts.tables[table].get(id) as Tables[N] | undefined;
  }

  find<N extends TableName>(table: N, matches: (row: Tables[N]) => boolean): Tables[N] | undefined {
    return this.all(table).find(matches);
  }

  allBy<N extends keyof GroupKeys>(table: N, index: GroupKeys[N], key: string | number): Tables[N][] {
    return this.parts.tables[table].group(index, key) as Row[] as Tables[N][];
  }

  findBy<N extends keyof GroupKeys>(
    table: N,
    index: GroupKeys[N],
    key: string | number,
  ): Tables[N] | undefined {
    return this.allBy(table, index, key)[0];
  }

  insert<N extends TableName>(table: N, row: NewRow<N>): Tables[N] {
    const { id = this.parts.tables[table].nextId, ...columns } = row;
    if (this.get(table, id)) throw new Error(`There is a row ${id} in ${table} already.`);
    return this.put(table, { ...columns, id } as unknown as Tables[N]);
  }

  update<N extends TableName>(table: N, id: number, change: Partial<Tables[N]>): Tables[N] | undefined {
    const row = this.get(table, id);
    return row && this.put(table, { ...row, ...change, id });
  }

  remove(table: TableName, id: number): boolean {
    const removed = this.parts.tables[table].delete(id);
    if (removed) this.note([table, id, null]);
    return removed;
  }

  async together(work: () => Promise<void>): Promise<void> {
    this.held = true;
    try {
      await work();
    } catch (failure) {
      this.pending.clear();
      this.dirty.clear();
      throw failure;
    } finally {
      this.held = false;
    }
    await this.saved();
  }

  saved(): Promise<void> {
    if (this.held) return Promise.resolve();
    if (this.pending.size > 0) {
      this.schedule();
      return new Promise((resolve, reject) => this.waiting.push({ resolve, reject }));
    }
    return this.running ?? Promise.resolve();
  }

  /** Writes the tables that changed anew, so that the next start has no journal to replay. */
  async close(): Promise<void> {
    if (this.closed) return;
    try {
      while (this.pending.size > 0 || this.running) await this.saved();
      this.closed = true;
      await this.compacting;
      const states = this.capture();
      if (states.size > 0) {
        const old = this.journal;
        this.journal = await this.parts.files.beginJournal();
        await old.close();
        await this.parts.files.keep(states);
      }
    } finally {
      this.closed = true;
      await this.journal.close();
      await this.parts.release();
    }
  }

  private put<N extends TableName>(table: N, row: Tables[N]): Tables[N] {
    this.parts.tables[table].put(row);
    this.note([table, row.id, row]);
    return row;
  }

  private note(change: Change): void {
    if (this.closed) throw new Error('The database is closed.');
    const [table, id] = change;
    this.pending.set(`${table}:${id}`, change);
    this.dirty.add(table);
    this.schedule();
  }

  private schedule(): void {
    if (this.scheduled || this.running || this.held) return;
    this.scheduled = true;
    setImmediate(() => {
      this.scheduled = false;
      if (!this.running) this.begin();
    });
  }

  private begin(): void {
    const changes = [...this.pending.values()];
    const waiting = this.waiting;
    this.pending.clear();
    this.waiting = [];
    // Taken in the same tick as the changes, so that a table file never holds half a commit.
    const states = this.journal.size > this.parts.compactAt && !this.compacting ? this.capture() : null;
    const commit = this.commit(changes, states);
    this.running = commit;
    void this.settle(commit, changes, waiting, states);
  }

  private async settle(
    commit: Promise<void>,
    changes: Change[],
    waiting: Waiting[],
    states: Map<TableName, TableState> | null,
  ): Promise<void> {
    try {
      await commit;
      this.running = null;
      for (const { resolve } of waiting) resolve();
      if (this.pending.size > 0) this.schedule();
    } catch (failure) {
      this.running = null;
      this.putBack(changes);
      for (const table of states?.keys() ?? []) this.dirty.add(table);
      for (const { reject } of waiting) reject(failure);
      // Otherwise the next write or the next answer tries again.
      if (this.waiting.length > 0) this.schedule();
    }
  }

  private async commit(changes: Change[], states: Map<TableName, TableState> | null): Promise<void> {
    if (changes.length > 0) {
      await this.journal.append(changes);
      this.commits += 1;
    }
    if (states) await this.rotate(states);
  }

  private async rotate(states: Map<TableName, TableState>): Promise<void> {
    const old = this.journal;
    const failed = (failure: unknown) => {
      // The journals still hold everything; the next time tries again.
      for (const table of states.keys()) this.dirty.add(table);
      this.parts.report(`The tables could not be rewritten: ${String(failure)}`);
    };
    try {
      this.journal = await this.parts.files.beginJournal();
      await old.close();
    } catch (failure) {
      failed(failure);
      return;
    }
    this.compacting = this.parts.files
      .keep(states)
      .catch(failed)
      .finally(() => {
        this.compacting = null;
      });
  }

  private capture(): Map<TableName, TableState> {
    const states = new Map<TableName, TableState>();
    for (const table of this.dirty) {
      const { nextId } = this.parts.tables[table];
      states.set(table, { nextId, rows: this.parts.tables[table].all() });
    }
    this.dirty.clear();
    return states;
  }

  /** A commit that the disk refused goes into the next, except where a row has changed since. */
  private putBack(changes: Change[]): void {
    for (const change of changes) {
      const key = `${change[0]}:${change[1]}`;
      if (!this.pending.has(key)) this.pending.set(key, change);
    }
  }
}

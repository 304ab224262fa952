import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { fold } from '../../src/model/text';
import { sortBy, toSortKey } from '../crud/listPage';
import type { Database } from '../storage/Database';
import type { UserRow } from '../storage/tables';

export const sortColumns = [
  'id',
  'email',
  'username',
  'first_name',
  'last_name',
  'title',
  'date_joined',
  'last_login',
  'is_active',
  'is_staff',
  'is_superuser',
  'is_verified',
  'max_active_sessions',
] as const satisfies (keyof UserRow)[];

type SortColumn = (typeof sortColumns)[number];

export interface UserEntry {
  row: UserRow;
  searchText: string;
}

const createEntry = (row: UserRow): UserEntry => ({
  row,
  searchText: fold(`${row.email}\n${row.first_name} ${row.last_name}\n${row.title}`),
});

const batchSize = 2_000;

/** Caches the search texts and the sorted lists, which take long to build for 100,000 users. */
export class UserIndex {
  private rows: readonly UserRow[] = [];
  private readonly entries = new WeakMap<UserRow, UserEntry>();
  private readonly sorted = new Map<SortColumn, readonly UserEntry[]>();

  constructor(private readonly db: Database) {}

  /** Leaves turns to other requests while it reads and folds the rows. */
  async listSorted(column: SortColumn): Promise<readonly UserEntry[]> {
    await this.db.load('users');
    await this.addEntries(this.db.all('users'));
    // Reads the rows again, because some may have changed meanwhile.
    const rows = this.db.all('users');
    if (rows !== this.rows) this.sorted.clear();
    this.rows = rows;
    const known = this.sorted.get(column);
    if (known) return known;
    const entries = sortBy(rows, (row) => toSortKey(row[column], fold)).map((row) => this.getEntry(row));
    this.sorted.set(column, entries);
    return entries;
  }

  private async addEntries(rows: readonly UserRow[]): Promise<void> {
    if (rows === this.rows) return;
    let added = 0;
    for (const row of rows) {
      if (this.entries.has(row)) continue;
      this.getEntry(row);
      if (++added % batchSize === 0) await yieldToEventLoop();
    }
  }

  private getEntry(row: UserRow): UserEntry {
    const entry = this.entries.get(row) ?? createEntry(row);
    this.entries.set(row, entry);
    return entry;
  }
}

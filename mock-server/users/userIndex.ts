import { fold } from '../../src/model/text';
import { sortBy } from '../crud/listPage';
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

export type SortColumn = (typeof sortColumns)[number];

export interface UserEntry {
  row: UserRow;
  text: string;
}

const createEntry = (row: UserRow): UserEntry => ({
  row,
  text: fold(`${row.email}\n${row.first_name} ${row.last_name}\n${row.title}`),
});

const getRank = ({ row }: UserEntry, column: SortColumn): string | number => {
  const value = row[column];
  if (typeof value === 'string') return fold(value);
  return value === null ? '' : Number(value);
};

const comesBefore = (one: UserEntry, other: UserEntry, column: SortColumn): boolean => {
  const [a, b] = [getRank(one, column), getRank(other, column)];
  return a === b ? one.row.id < other.row.id : a < b;
};

const insertionIndex = (list: readonly UserEntry[], entry: UserEntry, column: SortColumn): number => {
  let [low, high] = [0, list.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const middleEntry = list[middle];
    if (middleEntry && comesBefore(middleEntry, entry, column)) low = middle + 1;
    else high = middle;
  }
  return low;
};

/** Beyond this number of changes, sorting again is cheaper than moving rows. */
const maxMoves = 500;

/** Moves changed rows within the sorted lists, so that a sign-in among 100,000 users does not cost a sort. */
export class UserIndex {
  private rows: readonly UserRow[] = [];
  private entries: UserEntry[] = [];
  private readonly orders = new Map<SortColumn, UserEntry[]>();

  constructor(private readonly read: () => readonly UserRow[]) {}

  sortedBy(column: SortColumn): readonly UserEntry[] {
    this.refresh();
    const order = this.orders.get(column) ?? sortBy(this.entries, (entry) => getRank(entry, column));
    this.orders.set(column, order);
    return order;
  }

  private refresh(): void {
    const rows = this.read();
    if (rows === this.rows) return;
    const removed = new Set<UserEntry>();
    const added: UserEntry[] = [];
    const before = this.entries;
    let position = 0;
    const entries = rows.map((row) => {
      let old = before[position];
      for (; old && old.row.id < row.id; old = before[++position]) removed.add(old);
      if (old?.row.id === row.id) {
        position += 1;
        if (old.row === row) return old;
        removed.add(old);
      }
      const entry = createEntry(row);
      added.push(entry);
      return entry;
    });
    for (const entry of before.slice(position)) removed.add(entry);
    this.rows = rows;
    this.entries = entries;
    this.updateOrders(removed, added);
  }

  private updateOrders(removed: ReadonlySet<UserEntry>, added: readonly UserEntry[]): void {
    if (removed.size + added.length > maxMoves) {
      this.orders.clear();
      return;
    }
    for (const [column, order] of this.orders) {
      const updated = [...order];
      for (const entry of removed) updated.splice(insertionIndex(updated, entry, column), 1);
      for (const entry of added) updated.splice(insertionIndex(updated, entry, column), 0, entry);
      this.orders.set(column, updated);
    }
  }
}

import { fold } from '../../src/model/text';
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

export interface Entry {
  row: UserRow;
  text: string;
}

const entryOf = (row: UserRow): Entry => ({
  row,
  text: fold(`${row.email}\n${row.first_name} ${row.last_name}\n${row.title}`),
});

const rankOf = (row: UserRow, column: SortColumn): string | number => {
  const value = row[column];
  if (typeof value === 'string') return fold(value);
  return value === null ? '' : Number(value);
};

/** Where the row stands in the order, or would stand. */
const placeOf = (order: readonly Entry[], row: UserRow, column: SortColumn): number => {
  const rank = rankOf(row, column);
  const isAfter = (other: UserRow) => {
    const at = rankOf(other, column);
    return at === rank ? other.id < row.id : at < rank;
  };
  let [low, high] = [0, order.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const entry = order[middle];
    if (entry && isAfter(entry.row)) low = middle + 1;
    else high = middle;
  }
  return low;
};

const sorted = (entries: readonly Entry[], column: SortColumn): Entry[] => {
  const ranked = entries.map((entry) => ({ entry, at: rankOf(entry.row, column) }));
  ranked.sort((a, b) => (a.at === b.at ? 0 : a.at < b.at ? -1 : 1));
  return ranked.map(({ entry }) => entry);
};

/** With so many changes at once, sorting again is cheaper than mending. */
const mostMended = 500;

/** A changed row is moved within the orders: one sign-in among 100,000 users must not cost a sort. */
export class UserIndex {
  private rows: readonly UserRow[] = [];
  private known: ReadonlySet<UserRow> = new Set();
  private readonly orders = new Map<SortColumn, Entry[]>([['id', []]]);

  constructor(private readonly read: () => readonly UserRow[]) {}

  by(column: SortColumn): readonly Entry[] {
    this.refresh();
    const order = this.orders.get(column) ?? sorted(this.orders.get('id') ?? [], column);
    this.orders.set(column, order);
    return order;
  }

  private refresh(): void {
    const rows = this.read();
    if (rows === this.rows) return;
    const known = new Set(rows);
    const gone = this.rows.filter((row) => !known.has(row));
    const fresh = rows.filter((row) => !this.known.has(row));
    this.rows = rows;
    this.known = known;
    if (gone.length + fresh.length > mostMended) {
      this.orders.clear();
      this.orders.set('id', rows.map(entryOf));
    } else this.mend(gone, fresh.map(entryOf));
  }

  private mend(gone: readonly UserRow[], fresh: readonly Entry[]): void {
    for (const [column, order] of this.orders) {
      const mended = [...order];
      for (const row of gone) mended.splice(placeOf(mended, row, column), 1);
      for (const entry of fresh) mended.splice(placeOf(mended, entry.row, column), 0, entry);
      this.orders.set(column, mended);
    }
  }
}

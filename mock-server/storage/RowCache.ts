import type { Row } from './tables';

export class RowCache {
  private rows: Map<number, Row>;
  private list: readonly Row[] | null;
  private greatest: number;

  constructor(rows: readonly Row[]) {
    this.rows = new Map(rows.map((row) => [row.id, row]));
    this.list = rows;
    this.greatest = rows.at(-1)?.id ?? 0;
  }

  get(id: number): Row | undefined {
    return this.rows.get(id);
  }

  all(): readonly Row[] {
    this.list ??= [...this.rows.values()];
    return this.list;
  }

  put(row: Row): void {
    const isLate = row.id < this.greatest && !this.rows.has(row.id);
    this.rows.set(row.id, row);
    if (isLate) this.rows = new Map([...this.rows].sort(([a], [b]) => a - b));
    this.greatest = Math.max(this.greatest, row.id);
    this.list = null;
  }

  delete(id: number): void {
    this.rows.delete(id);
    this.list = null;
  }
}

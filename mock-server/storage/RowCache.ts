import type { Row } from './table';

export class RowCache {
  private readonly rows: Map<number, Row>;
  private list: readonly Row[] | null;

  constructor(rows: readonly Row[]) {
    this.rows = new Map(rows.map((row) => [row.id, row]));
    this.list = rows;
  }

  get(id: number): Row | undefined {
    return this.rows.get(id);
  }

  those(ids: readonly number[]): Row[] {
    return ids.flatMap((id) => this.rows.get(id) ?? []);
  }

  all(): readonly Row[] {
    this.list ??= [...this.rows.values()].sort((a, b) => a.id - b.id);
    return this.list;
  }

  put(row: Row): void {
    this.rows.set(row.id, row);
    this.list = null;
  }

  delete(id: number): void {
    this.rows.delete(id);
    this.list = null;
  }
}

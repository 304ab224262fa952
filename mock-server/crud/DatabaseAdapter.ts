import { isDeepStrictEqual } from 'node:util';
import type { Database } from '../storage/Database';
import type { Row, TableName } from '../storage/tables';
import { served } from './collections';

export type CrudState = Record<string, Row[]>;

/** Lets lowdb work on our database: it reads copies, and only changed rows are written back. */
export class DatabaseAdapter {
  constructor(private readonly db: Database) {}

  /** Returns copies, because json-server changes rows in place. */
  read(): CrudState {
    const rows = served.map(({ table }) => [table, [...this.db.all(table)]]);
    return structuredClone(Object.fromEntries(rows)) as CrudState;
  }

  write(state: CrudState): void {
    for (const { table } of served) this.writeTable(table, state[table] ?? []);
  }

  private writeTable(table: TableName, rows: Row[]): void {
    const kept = new Set<number>();
    for (const row of rows) {
      const before = this.db.get(table, row.id);
      if (!before) {
        const { id: _suggested, ...fields } = row;
        // json-server would reuse the id of a deleted row, so the database assigns one and the response shows it.
        row.id = this.db.insert(table, fields).id;
      } else if (!isDeepStrictEqual(before, row)) this.db.update(table, row.id, row);
      kept.add(row.id);
    }
    for (const { id } of this.db.all(table)) if (!kept.has(id)) this.db.remove(table, id);
  }
}

import { isDeepStrictEqual } from 'node:util';
import type { Database } from '../storage/Database';
import type { Tables } from '../storage/tables';
import type { CrudTable } from './collections';

export type CrudState = { [N in CrudTable]: Tables[N][] };

/** Lets lowdb work on our database: it reads copies, and only the rows that its owner changed are written back. */
export class DatabaseAdapter {
  constructor(private readonly db: Database) {}

  /** json-server changes rows in place, so it gets its own. */
  read(): CrudState {
    return structuredClone({
      google_play: [...this.db.all('google_play')],
      dic_services: [...this.db.all('dic_services')],
      message_templates: [...this.db.all('message_templates')],
    });
  }

  write(state: CrudState): void {
    this.writeTable('google_play', state.google_play);
    this.writeTable('dic_services', state.dic_services);
    this.writeTable('message_templates', state.message_templates);
  }

  private writeTable<N extends CrudTable>(table: N, rows: Tables[N][]): void {
    const kept = new Set<number>();
    for (const row of rows) {
      const before = this.db.get(table, row.id);
      if (!before) {
        const { id: _suggested, ...fields } = row;
        // json-server would give the number of a deleted row again; ours goes into its answer too.
        row.id = this.db.insert(table, fields).id;
      } else if (!isDeepStrictEqual(before, row)) this.db.update(table, row.id, row);
      kept.add(row.id);
    }
    for (const { id } of this.db.all(table)) if (!kept.has(id)) this.db.remove(table, id);
  }
}

import Sqlite from 'libsql';
import { vi } from 'vitest';

/** Makes commits of the database fail as on a full disk, until the spy is restored. */
export const failCommits = () =>
  vi.spyOn(Sqlite.prototype, 'exec').mockImplementation(function (this: Sqlite.Database, sql) {
    if (sql === 'COMMIT') throw new Error('database or disk is full');
    this.prepare(sql).run();
    return this;
  });

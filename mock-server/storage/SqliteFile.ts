import Sqlite from 'libsql';
import { StorageError } from './StorageError';
import { tableNames } from './tableNames';
import type { TableName } from './tables';

export interface Row {
  id: number;
}

/** What changed in each table, by id; null for a row that was removed. */
export type Changes = ReadonlyMap<TableName, ReadonlyMap<number, Row | null>>;

export interface TableState {
  nextId: number;
  rows: Row[];
}

/** "PHub", so that a file of ours can be told from another program's. */
const applicationId = 0x50487562;
const schemaVersion = 1;

const advice = 'Nothing was changed. Restore it from a copy, or move the data folder away to begin again.';

/** One table each, the row as JSON beside its id; and the next id of each, so that none is given twice. */
const schema = [
  ...tableNames.map((name) => `CREATE TABLE ${name} (id INTEGER PRIMARY KEY, row TEXT NOT NULL) STRICT`),
  'CREATE TABLE next_ids (name TEXT PRIMARY KEY, next_id INTEGER NOT NULL) STRICT',
  `PRAGMA application_id = ${applicationId}`,
  `PRAGMA user_version = ${schemaVersion}`,
].join(';\n');

const codeOf = (failure: unknown) => (failure as { code?: string }).code ?? '';

const explain = (path: string, failure: unknown): unknown => {
  if (failure instanceof StorageError) return failure;
  if (/^SQLITE_(BUSY|LOCKED)/.test(codeOf(failure)))
    return new StorageError(
      `Another server works with this data (${path}). End it, or choose another DATA_DIR.`,
    );
  if (/^SQLITE_(CORRUPT|NOTADB)/.test(codeOf(failure)) || failure instanceof SyntaxError)
    return new StorageError(`${path} is damaged, or was not written by PulseHub. ${advice}`);
  if (/^SQLITE_(CANTOPEN|READONLY|PERM|IOERR|FULL)/.test(codeOf(failure)))
    return new StorageError(`${path} cannot be written: ${String(failure)}. ${advice}`);
  return failure;
};

/** The database file. Every call is synchronous; while it is open no other process can open it. */
export class SqliteFile {
  private readonly statements = new Map<string, Sqlite.Statement>();

  private readonly db: Sqlite.Database;

  private constructor(private readonly path: string) {
    this.db = new Sqlite(path);
  }

  /** Makes the tables in a new file. Throws StorageError where the file is in use, damaged, foreign or of another version. */
  static open(path: string): SqliteFile {
    const file = new SqliteFile(path);
    try {
      // The system frees the lock of a process that was killed, whatever became of the process.
      file.db.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN IMMEDIATE; COMMIT');
      file.check();
      file.db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL');
      return file;
    } catch (failure) {
      file.unlock();
      throw explain(path, failure);
    }
  }

  read(table: TableName): TableState {
    try {
      const rows = this.prepare(`SELECT row FROM ${table} ORDER BY id`).all() as { row: string }[];
      const next = this.prepare('SELECT next_id FROM next_ids WHERE name = ?').get(table) as
        { next_id: number } | undefined;
      return { nextId: next?.next_id ?? 1, rows: rows.map(({ row }) => JSON.parse(row) as Row) };
    } catch (failure) {
      throw explain(this.path, failure);
    }
  }

  /** All of it or nothing, and on disk when it returns. Throws where the disk refuses it. */
  write(changes: Changes, nextIdOf: (table: TableName) => number): void {
    this.db.exec('BEGIN IMMEDIATE');
    try {
      for (const [table, rows] of changes) {
        for (const [id, row] of rows) this.writeRow(table, id, row);
        this.prepare('INSERT OR REPLACE INTO next_ids VALUES (?, ?)').run(table, nextIdOf(table));
      }
      this.db.exec('COMMIT');
    } catch (failure) {
      // SQLite has rolled back by itself after some failures, such as a full disk.
      if (this.db.inTransaction) this.db.exec('ROLLBACK');
      throw failure;
    }
  }

  /** Leaves one plain file behind. */
  close(): void {
    this.db.exec('PRAGMA journal_mode = DELETE');
    this.unlock();
  }

  /** libsql keeps a closed connection open until its statements were collected, so the lock is given back first. */
  private unlock(): void {
    try {
      this.db.exec('PRAGMA locking_mode = NORMAL; SELECT count(*) FROM sqlite_schema');
    } catch {
      // Where it cannot be read it is not locked either.
    }
    this.statements.clear();
    this.db.close();
  }

  private writeRow(table: TableName, id: number, row: Row | null): void {
    if (row) this.prepare(`INSERT OR REPLACE INTO ${table} VALUES (?, ?)`).run(id, JSON.stringify(row));
    else this.prepare(`DELETE FROM ${table} WHERE id = ?`).run(id);
  }

  private check(): void {
    const [version, owner, tables] = [
      this.pragma('user_version'),
      this.pragma('application_id'),
      (this.prepare('SELECT count(*) AS n FROM sqlite_schema').get() as { n: number }).n,
    ];
    if (version === 0 && owner === 0 && tables === 0) {
      this.db.exec(`BEGIN IMMEDIATE;\n${schema};\nCOMMIT`);
      return;
    }
    if (owner !== applicationId)
      throw new StorageError(`${this.path} was not written by PulseHub. ${advice}`);
    if (version !== schemaVersion)
      throw new StorageError(
        `${this.path} was written by another version of PulseHub (${String(version)}, here ${schemaVersion}). ${advice}`,
      );
    if (this.pragma('quick_check') !== 'ok') throw new StorageError(`${this.path} is damaged. ${advice}`);
  }

  private pragma(name: string): unknown {
    const row = this.prepare(`PRAGMA ${name}`).get() as Record<string, unknown>;
    return row[name];
  }

  private prepare(sql: string): Sqlite.Statement {
    const known = this.statements.get(sql) ?? this.db.prepare(sql);
    this.statements.set(sql, known);
    return known;
  }
}

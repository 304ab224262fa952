import Sqlite from 'libsql';
import { toRecord } from '../toRecord';
import { getIndexes, tableNames, type Key, type Row, type TableName } from './tables';

/** "PHub" in ASCII, to detect files of other programs. */
const applicationId = 0x50487562;
const schemaVersion = 4;

const recoveryHint =
  'Nothing was changed. Restore it from a backup, or move the data folder away to start again.';

const createTable = (name: TableName): string[] => {
  const indexes = Object.keys(getIndexes(name));
  const columns = indexes.map((index) => `, "${index}" ANY NOT NULL`).join('');
  return [
    `CREATE TABLE IF NOT EXISTS "${name}" (id INTEGER PRIMARY KEY, row TEXT NOT NULL${columns}) STRICT`,
    ...indexes.map((index) => `CREATE INDEX IF NOT EXISTS ${name}_${index} ON "${name}" ("${index}")`),
  ];
};

const schema = [
  ...tableNames.flatMap(createTable),
  'CREATE TABLE IF NOT EXISTS next_ids (name TEXT PRIMARY KEY, next_id INTEGER NOT NULL) STRICT',
  `PRAGMA application_id = ${applicationId}`,
  `PRAGMA user_version = ${schemaVersion}`,
].join(';\n');

/** Built once, because seeding 100,000 users executes them half a million times. */
const writeStatements = toRecord(tableNames, (name) => {
  const target = `INTO "${name}" VALUES (?, ?${', ?'.repeat(Object.keys(getIndexes(name)).length)})`;
  return { insert: `INSERT ${target}`, replace: `REPLACE ${target}` };
});

const columnValues = (table: TableName, row: Row): Key[] => [
  row.id,
  JSON.stringify(row),
  ...Object.values(getIndexes(table)).map((getKey) => getKey(row)),
];

const toStorageError = (path: string, error: unknown): unknown => {
  if (error instanceof StorageError) return error;
  const { code = '' } = error as { code?: string };
  if (/^SQLITE_(BUSY|LOCKED)/.test(code))
    return new StorageError(
      `Another server is using this data (${path}). Stop it, or choose another DATA_DIR.`,
    );
  if (/^SQLITE_(CORRUPT|NOTADB)/.test(code) || error instanceof SyntaxError)
    return new StorageError(`${path} is damaged, or was not written by PulseHub. ${recoveryHint}`);
  if (/^SQLITE_(CANTOPEN|READONLY|PERM|IOERR|FULL)/.test(code))
    return new StorageError(`${path} cannot be written: ${String(error)}. ${recoveryHint}`);
  return error;
};

export class SqliteFile {
  private readonly statements = new Map<string, Sqlite.Statement>();

  private constructor(
    private readonly path: string,
    private readonly db = new Sqlite(path),
  ) {}

  static open(path: string): SqliteFile {
    const file = new SqliteFile(path);
    try {
      // The operating system releases the lock of a killed process.
      file.db.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN IMMEDIATE; COMMIT');
      file.checkOrigin();
      file.db.exec(`BEGIN IMMEDIATE;\n${schema};\nCOMMIT`);
      file.db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA cache_size = -32768');
      return file;
    } catch (error) {
      // Leaves no write-ahead log behind, which would not be renamed with the file.
      if (error instanceof OtherVersionError) file.close();
      else file.unlock();
      throw toStorageError(path, error);
    }
  }

  get(table: TableName, id: number): Row | undefined {
    return this.queryRows(`SELECT row FROM "${table}" WHERE id = ?`, id)[0];
  }

  findIds(table: TableName, index: string, key: Key): number[] {
    return this.query(`SELECT id FROM "${table}" WHERE "${index}" = ? ORDER BY id`, key) as number[];
  }

  find(table: TableName, index: string, key: Key): Row[] {
    return this.queryRows(`SELECT row FROM "${table}" WHERE "${index}" = ? ORDER BY id`, key);
  }

  /** Without `count`, returns all rows with a greater id. */
  list(table: TableName, count = -1, afterId = 0): Row[] {
    return this.queryRows(`SELECT row FROM "${table}" WHERE id > ? ORDER BY id LIMIT ?`, afterId, count);
  }

  count(table: TableName): number {
    return this.queryValue(`SELECT count(*) FROM "${table}"`) as number;
  }

  nextId(table: TableName): number {
    const sql = `SELECT max(ifnull((SELECT max(id) + 1 FROM "${table}"), 1),
      ifnull((SELECT next_id FROM next_ids WHERE name = ?), 1))`;
    return this.queryValue(sql, table) as number;
  }

  insert(table: TableName, row: Row): void {
    this.prepare(writeStatements[table].insert).run(...columnValues(table, row));
  }

  replace(table: TableName, row: Row): void {
    this.prepare(writeStatements[table].replace).run(...columnValues(table, row));
  }

  /** `nextId` keeps the id of the last row from being reused. */
  remove(table: TableName, id: number, nextId: number): void {
    this.prepare(`DELETE FROM "${table}" WHERE id = ?`).run(id);
    this.prepare('REPLACE INTO next_ids VALUES (?, ?)').run(table, nextId);
  }

  begin(): void {
    this.db.exec('BEGIN IMMEDIATE');
  }

  commit(): void {
    this.db.exec('COMMIT');
  }

  rollback(): void {
    // SQLite rolls back on its own after some failures, such as a full disk.
    if (this.db.inTransaction) this.db.exec('ROLLBACK');
  }

  close(): void {
    this.db.exec('PRAGMA journal_mode = DELETE');
    this.unlock();
  }

  /** Releases the lock first, because libsql keeps a closed connection open until its statements are collected. */
  private unlock(): void {
    try {
      this.db.exec('PRAGMA locking_mode = NORMAL; SELECT count(*) FROM sqlite_schema');
    } catch {
      // A file that cannot be read is not locked either.
    }
    this.statements.clear();
    this.db.close();
  }

  private queryRows(sql: string, ...values: Key[]): Row[] {
    try {
      return this.query(sql, ...values).map((text) => JSON.parse(String(text)) as Row);
    } catch (error) {
      throw toStorageError(this.path, error);
    }
  }

  private checkOrigin(): void {
    const version = this.queryValue('PRAGMA user_version') as number;
    const fileApplicationId = this.queryValue('PRAGMA application_id');
    const isEmpty = this.queryValue('SELECT count(*) FROM sqlite_schema') === 0;
    if (version === 0 && fileApplicationId === 0 && isEmpty) return;
    if (fileApplicationId !== applicationId)
      throw new StorageError(`${this.path} was not written by PulseHub. ${recoveryHint}`);
    if (version !== schemaVersion) throw new OtherVersionError(this.path);
    if (this.queryValue('PRAGMA quick_check') !== 'ok')
      throw new StorageError(`${this.path} is damaged. ${recoveryHint}`);
  }

  /** Returns the first column. */
  private query(sql: string, ...values: Key[]): unknown[] {
    return this.prepare(sql)
      .pluck()
      .all(...values);
  }

  private queryValue(sql: string, ...values: Key[]): unknown {
    return this.query(sql, ...values)[0];
  }

  private prepare(sql: string): Sqlite.Statement {
    const known = this.statements.get(sql) ?? this.db.prepare(sql);
    this.statements.set(sql, known);
    return known;
  }
}

export class StorageError extends Error {}

export class OtherVersionError extends StorageError {}

import { mkdir, open, rename } from 'node:fs/promises';
import { join } from 'node:path';
import Sqlite from 'libsql';
import type { ServerSettings } from '../settings';
import { isoTime } from '../time';
import { getIndexes, tableNames, type TableName } from './tables';

export const databaseFile = 'pulsehub.db';

export class StorageError extends Error {}

class OtherVersionError extends StorageError {}

/** "PHub" in ASCII, to detect files of other programs. */
const applicationId = 0x50487562;
const schemaVersion = 5;

const recoveryHint =
  'Nothing was changed. Restore it from a backup, or move the data folder away to start again.';

const createTable = (name: TableName): string[] => {
  const indexes = Object.keys(getIndexes(name));
  const columns = indexes.map((index) => `, "${index}" ANY NOT NULL`).join('');
  return [
    `CREATE TABLE IF NOT EXISTS "${name}" (id INTEGER PRIMARY KEY AUTOINCREMENT, row TEXT NOT NULL${columns}) STRICT`,
    ...indexes.map((index) => `CREATE INDEX IF NOT EXISTS ${name}_${index} ON "${name}" ("${index}")`),
  ];
};

const schema = [
  ...tableNames.flatMap(createTable),
  `PRAGMA application_id = ${applicationId}`,
  `PRAGMA user_version = ${schemaVersion}`,
].join(';\n');

const toStorageError = (path: string, error: unknown): unknown => {
  const { code = '' } = error as { code?: string };
  if (/^SQLITE_(BUSY|LOCKED)/.test(code))
    return new StorageError(
      `Another server is using this data (${path}). Stop it, or choose another DATA_DIR.`,
    );
  if (/^SQLITE_(CORRUPT|NOTADB)/.test(code))
    return new StorageError(`${path} is damaged, or was not written by PulseHub. ${recoveryHint}`);
  if (/^SQLITE_(CANTOPEN|READONLY|PERM|IOERR|FULL)/.test(code))
    return new StorageError(`${path} cannot be written: ${String(error)}. ${recoveryHint}`);
  return error;
};

const checkOrigin = (file: Sqlite.Database, path: string): void => {
  const query = (sql: string) => file.prepare(sql).pluck().all()[0];
  const version = query('PRAGMA user_version');
  const fileApplicationId = query('PRAGMA application_id');
  const isEmpty = query('SELECT count(*) FROM sqlite_schema') === 0;
  if (version === 0 && fileApplicationId === 0 && isEmpty) return;
  if (fileApplicationId !== applicationId)
    throw new StorageError(`${path} was not written by PulseHub. ${recoveryHint}`);
  if (version !== schemaVersion) throw new OtherVersionError();
  if (query('PRAGMA quick_check') !== 'ok') throw new StorageError(`${path} is damaged. ${recoveryHint}`);
};

/** Releases the lock first, because libsql keeps a closed connection open until its statements are collected. */
const unlock = (file: Sqlite.Database): void => {
  try {
    file.exec('PRAGMA locking_mode = NORMAL; SELECT count(*) FROM sqlite_schema');
  } catch {
    // A file that cannot be read is not locked either.
  }
  file.close();
};

/** Leaves no write-ahead log behind. */
export const closeFile = (file: Sqlite.Database): void => {
  file.exec('PRAGMA journal_mode = DELETE');
  unlock(file);
};

const openFile = async (path: string): Promise<Sqlite.Database> => {
  // SQLite copies the mode to the WAL file.
  const handle = await open(path, 'a', 0o600).catch((error: unknown) => {
    throw new StorageError(`${path} cannot be written: ${String(error)}`);
  });
  await handle.close();
  const file = new Sqlite(path);
  try {
    // The operating system releases the lock of a killed process.
    file.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN IMMEDIATE; COMMIT');
    checkOrigin(file, path);
    file.exec(`BEGIN IMMEDIATE;\n${schema};\nCOMMIT`);
    file.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA cache_size = -32768');
    return file;
  } catch (error) {
    if (error instanceof OtherVersionError) closeFile(file);
    else unlock(file);
    throw toStorageError(path, error);
  }
};

/** Sets a file of another version aside. Rejects with StorageError if it is damaged, foreign or in use. */
export const openDatabaseFile = async ({
  dataDir,
  now,
  print,
}: Pick<ServerSettings, 'dataDir' | 'now' | 'print'>): Promise<Sqlite.Database> => {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const path = join(dataDir, databaseFile);
  return openFile(path).catch(async (error: unknown) => {
    if (!(error instanceof OtherVersionError)) throw error;
    const keptPath = `${path}.${isoTime(now()).slice(0, 19).replaceAll(':', '-')}`;
    await rename(path, keptPath);
    print(
      `${path} is of another version of PulseHub. It was set aside as ${keptPath}; a new one is created.`,
    );
    return openFile(path);
  });
};

import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { createFolder } from '../files/durableWrite';
import { Database } from './Database';
import { StorageError, SqliteFile } from './SqliteFile';

export const databaseFile = 'pulsehub.db';

/** Creates the file with mode 600, which SQLite copies to the WAL file. */
const createPrivateFile = async (path: string): Promise<void> => {
  try {
    await (await open(path, 'a', 0o600)).close();
  } catch (error) {
    throw new StorageError(`${path} cannot be written: ${String(error)}`);
  }
};

/** Rejects with StorageError if the file is damaged, foreign, of another version or in use. */
export const openDatabase = async (dataDir: string): Promise<Database> => {
  await createFolder(dataDir);
  const path = join(dataDir, databaseFile);
  await createPrivateFile(path);
  return new Database(SqliteFile.open(path));
};

import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { makeFolder } from '../files/durable';
import { Database } from './Database';
import { StorageError, SqliteFile } from './SqliteFile';

export const databaseFile = 'pulsehub.db';

/** Only the owner may read it; SQLite gives the file beside it the same rights. */
const claimForOwner = async (path: string): Promise<void> => {
  try {
    await (await open(path, 'a', 0o600)).close();
  } catch (failure) {
    throw new StorageError(`${path} cannot be written: ${String(failure)}`);
  }
};

/** Rejects with StorageError where the file is damaged, foreign, of another version or in use. */
export const openDatabase = async (dataDir: string): Promise<Database> => {
  await makeFolder(dataDir);
  const path = join(dataDir, databaseFile);
  await claimForOwner(path);
  const file = SqliteFile.open(path);
  try {
    return new Database(file);
  } catch (failure) {
    file.close();
    throw failure;
  }
};

import { open, readdir, rename, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { makeFolder } from '../files/durable';
import { Database } from './Database';
import { StorageError, SqliteFile } from './SqliteFile';

export const databaseFile = 'pulsehub.db';

/** Earlier versions kept their data as a journal and JSON, which this version does not read. */
const moveOldDataAside = async (dataDir: string, report: (line: string) => void): Promise<void> => {
  const oldFolder = join(dataDir, 'database');
  const names = await readdir(oldFolder).catch(() => []);
  if (!names.some((name) => /^(manifest\.json|journal-\d+\.log)$/.test(name))) return;
  const backup = `${oldFolder}.former-${Date.now()}`;
  await rename(oldFolder, backup);
  await rm(join(dataDir, 'lock'), { force: true });
  report(
    `The data of an earlier version was moved to ${basename(backup)}, because this version cannot read it. The server starts with new data.`,
  );
};

/** Creates the file for its owner alone; SQLite copies the permissions to the WAL file. */
const createForOwner = async (path: string): Promise<void> => {
  try {
    await (await open(path, 'a', 0o600)).close();
  } catch (failure) {
    throw new StorageError(`${path} cannot be written: ${String(failure)}`);
  }
};

/** Rejects with StorageError when the file is damaged, foreign, of another version or in use. */
export const openDatabase = async (
  dataDir: string,
  { report = (line: string) => console.error(line) } = {},
): Promise<Database> => {
  await makeFolder(dataDir);
  await moveOldDataAside(dataDir, report);
  const path = join(dataDir, databaseFile);
  await createForOwner(path);
  const file = SqliteFile.open(path);
  try {
    return new Database(file);
  } catch (failure) {
    file.close();
    throw failure;
  }
};

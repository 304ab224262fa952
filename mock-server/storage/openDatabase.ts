import { mkdir, open, rename } from 'node:fs/promises';
import { join } from 'node:path';
import type { ServerSettings } from '../settings';
import { isoTime } from '../time';
import { Database } from './Database';
import { OtherVersionError, StorageError, SqliteFile } from './SqliteFile';

export const databaseFile = 'pulsehub.db';

/** Creates the file with mode 600, which SQLite copies to the WAL file. */
const openPrivateFile = async (path: string): Promise<SqliteFile> => {
  try {
    await (await open(path, 'a', 0o600)).close();
  } catch (error) {
    throw new StorageError(`${path} cannot be written: ${String(error)}`);
  }
  return SqliteFile.open(path);
};

/** Sets a file of another version aside. Rejects with StorageError if it is damaged, foreign or in use. */
export const openDatabase = async ({
  dataDir,
  now,
  print,
}: Pick<ServerSettings, 'dataDir' | 'now' | 'print'>): Promise<Database> => {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const path = join(dataDir, databaseFile);
  const file = await openPrivateFile(path).catch(async (error: unknown) => {
    if (!(error instanceof OtherVersionError)) throw error;
    const keptPath = `${path}.${isoTime(now()).slice(0, 19).replaceAll(':', '-')}`;
    await rename(path, keptPath);
    print(
      `${path} is of another version of PulseHub. It was set aside as ${keptPath}; a new one is created.`,
    );
    return openPrivateFile(path);
  });
  return new Database(file);
};

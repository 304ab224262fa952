import { open, readdir, rename, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { makeFolder } from './durable';
import { indexes } from './indexes';
import { MemoryTable } from './MemoryTable';
import { SqliteDatabase } from './SqliteDatabase';
import { StorageError } from './StorageError';
import { SqliteFile } from './SqliteFile';
import { tableNames } from './tableNames';
import type { TableName } from './tables';

export interface OpenOptions {
  /** Told in one sentence of everything that a person should know; by default stderr. */
  report?: (line: string) => void;
}

/** The database below the data folder; SQLite keeps `-wal` beside it while it is open. */
export const databaseFile = 'pulsehub.db';

const readTable = (file: SqliteFile, table: TableName): MemoryTable => {
  const known: Record<string, unknown> = indexes;
  const memory = new MemoryTable(known[table] as ConstructorParameters<typeof MemoryTable>[0]);
  const { rows, nextId } = file.read(table);
  for (const row of rows) memory.put(row);
  memory.nextId = Math.max(memory.nextId, nextId);
  return memory;
};

/** Versions before this one kept the data in a folder of journals and JSON, which no longer is read. */
const moveFormerAside = async (dataDir: string, report: (line: string) => void): Promise<void> => {
  const former = join(dataDir, 'database');
  const names = await readdir(former).catch(() => []);
  if (!names.some((name) => /^(manifest\.json|journal-\d+\.log)$/.test(name))) return;
  const aside = `${former}.former-${Date.now()}`;
  await rename(former, aside);
  await rm(join(dataDir, 'lock'), { force: true });
  report(
    `The data of a former version was moved to ${basename(aside)}, since this version does not read it. It begins with new data.`,
  );
};

/** Only the owner may read it; SQLite gives the file beside it the same rights. */
const claimForOwner = async (path: string): Promise<void> => {
  try {
    await (await open(path, 'a', 0o600)).close();
  } catch (failure) {
    throw new StorageError(`${path} cannot be written: ${String(failure)}`);
  }
};

/**
 * Opens the database below `dataDir`, creating it where there is none. Rejects with StorageError, whose
 * message names the file, where it is damaged, foreign or of another version, or another server has it open.
 */
export const openDatabase = async (dataDir: string, options: OpenOptions = {}): Promise<SqliteDatabase> => {
  await makeFolder(dataDir);
  await moveFormerAside(dataDir, options.report ?? ((line) => console.error(line)));
  const path = join(dataDir, databaseFile);
  await claimForOwner(path);
  const file = SqliteFile.open(path);
  try {
    const tables = tableNames.map((name) => [name, readTable(file, name)] as const);
    return new SqliteDatabase(Object.fromEntries(tables) as Record<TableName, MemoryTable>, file);
  } catch (failure) {
    file.close();
    throw failure;
  }
};

import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { isTooDeep } from '../depth';
import { DiskDatabase } from './DiskDatabase';
import { DiskFiles } from './DiskFiles';
import { indexes } from './indexes';
import type { Change, Row } from './journalLine';
import { lock } from './lock';
import { MemoryTable } from './MemoryTable';
import { tableNames } from './tableNames';
import type { TableState } from './tableFile';
import type { TableName } from './tables';

export interface OpenOptions {
  /** Bytes of journal from which on the tables are rewritten. */
  compactAt?: number;
  /** Told in one sentence of everything that a person should know; by default stderr. */
  report?: (line: string) => void;
}

/** Tables with a column of whatever shape somebody sent. */
const shapeless: readonly TableName[] = ['message_templates', 'notifications'];

/** What an older server took in may be nested too deeply to be copied or written again; it counts as nothing. */
const readable = (table: TableName, row: Row): Row => {
  if (!shapeless.includes(table) || !isTooDeep(row)) return row;
  const emptied = Object.entries(row).map(
    ([name, value]) => [name, isTooDeep(value) ? null : value] as const,
  );
  return { ...row, ...Object.fromEntries<unknown>(emptied) };
};

const emptyTables = (): Record<TableName, MemoryTable> => {
  const known: Record<string, unknown> = indexes;
  const entries = tableNames.map((name) => {
    const keys = (known[name] ?? {}) as ConstructorParameters<typeof MemoryTable>[0];
    return [name, new MemoryTable(keys)] as const;
  });
  return Object.fromEntries(entries) as Record<TableName, MemoryTable>;
};

/**
 * Opens the database below `dataDir`, creating it where there is none. Rejects with StorageError, whose
 * message names the file, where a file is damaged or foreign or another server holds the folder.
 */
export const openDatabase = async (dataDir: string, options: OpenOptions = {}): Promise<DiskDatabase> => {
  const report = options.report ?? ((line: string) => console.error(line));
  await mkdir(dataDir, { recursive: true });
  const release = await lock(join(dataDir, 'lock'));
  try {
    const tables = emptyTables();
    const replayed = new Set<TableName>();
    const load = (table: TableName, { nextId, rows }: TableState) => {
      for (const row of rows) tables[table].put(readable(table, row));
      tables[table].nextId = Math.max(tables[table].nextId, nextId);
    };
    const apply = (changes: Change[]) => {
      for (const [table, id, row] of changes) {
        replayed.add(table);
        if (row) tables[table].put(readable(table, row));
        else tables[table].delete(id);
        // A row that came and went keeps its number.
        tables[table].nextId = Math.max(tables[table].nextId, id + 1);
      }
    };
    const files = new DiskFiles(join(dataDir, 'database'), report);
    await files.read(load, apply);
    const journal = await files.beginJournal();
    const states = [...replayed].map((table) => {
      const { nextId } = tables[table];
      return [table, { nextId, rows: tables[table].all() }] as const;
    });
    await files.keep(new Map(states));
    return new DiskDatabase({
      tables,
      files,
      journal,
      report,
      release,
      compactAt: options.compactAt ?? 8_000_000,
    });
  } catch (failure) {
    await release();
    throw failure;
  }
};

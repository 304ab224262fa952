import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { setImmediate as breathe } from 'node:timers/promises';
import { writeDurably } from './durable';
import type { Row } from './journalLine';
import { StorageError } from './StorageError';
import type { TableName } from './tables';

/** One table as it stood at one moment. */
export interface TableState {
  nextId: number;
  rows: readonly Row[];
}

const rowsPerPiece = 1_000;
const tailStart = '\n],"sha256":"';

/** One JSON document, one row a line, sealed by a checksum over everything before it. */
async function* pieces(table: TableName, { nextId, rows }: TableState): AsyncGenerator<string> {
  const hash = createHash('sha256');
  const seal = (text: string) => {
    hash.update(text);
    return text;
  };
  const head = { format: 'pulsehub-table', version: 1, table, next_id: nextId };
  yield seal(`${JSON.stringify(head).slice(0, -1)},"rows":[`);
  for (let start = 0; start < rows.length; start += rowsPerPiece) {
    const lines = rows.slice(start, start + rowsPerPiece).map((row) => `\n${JSON.stringify(row)}`);
    yield seal(`${start > 0 ? ',' : ''}${lines.join(',')}`);
    // A table of 100,000 rows must not hold up the answers that are waiting.
    await breathe();
  }
  yield `${tailStart}${hash.digest('hex')}"}\n`;
}

export const writeTable = (path: string, table: TableName, state: TableState): Promise<void> =>
  writeDurably(path, pieces(table, state));

const isTableDocument = (value: unknown, table: TableName): value is { next_id: number; rows: Row[] } =>
  typeof value === 'object' &&
  value !== null &&
  'format' in value &&
  value.format === 'pulsehub-table' &&
  'version' in value &&
  value.version === 1 &&
  'table' in value &&
  value.table === table &&
  'next_id' in value &&
  typeof value.next_id === 'number' &&
  'rows' in value &&
  Array.isArray(value.rows);

/** Throws StorageError, leaving the file as it is, where it is damaged or not one of ours. */
export const readTable = async (path: string, table: TableName): Promise<TableState> => {
  const text = await readFile(path, 'utf8');
  const end = text.lastIndexOf(tailStart);
  const seal = text.slice(end + tailStart.length, -3);
  if (end >= 0 && createHash('sha256').update(text.slice(0, end)).digest('hex') === seal) {
    const value = JSON.parse(text) as unknown;
    if (isTableDocument(value, table)) return { nextId: value.next_id, rows: value.rows };
  }
  throw new StorageError(
    `${path} is damaged, was changed by hand, or was not written by PulseHub. Nothing was changed. Restore it from a copy, or move the data folder away to begin anew.`,
  );
};

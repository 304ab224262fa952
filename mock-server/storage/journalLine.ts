import { createHash } from 'node:crypto';
import { isTableName } from './tableNames';
import type { TableName } from './tables';

export interface Row {
  id: number;
}

/** The new state of one row; null where it was removed. */
export type Change = readonly [table: TableName, id: number, row: Row | null];

/** One line of the journal. A commit is one line or several, all but its last marked as continued. */
export interface Commit {
  changes: Change[];
  continued: boolean;
}

const checksum = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16);

const sealed = (value: unknown): string => {
  const text = JSON.stringify(value);
  return `${checksum(text)} ${text}\n`;
};

/** Undefined where the checksum does not fit. */
const unsealed = (line: string): unknown => {
  const text = line.slice(17);
  return line[16] === ' ' && checksum(text) === line.slice(0, 16) ? (JSON.parse(text) as unknown) : undefined;
};

export const headLine = (number: number): string =>
  sealed({ format: 'pulsehub-journal', version: 1, number });

export const commitLine = ({ changes, continued }: Commit): string =>
  sealed(continued ? { changes, continued } : { changes });

const isChange = (value: unknown): value is Change =>
  Array.isArray(value) &&
  typeof value[0] === 'string' &&
  isTableName(value[0]) &&
  Number.isSafeInteger(value[1]) &&
  typeof value[2] === 'object';

/** Reads a line without its line break. Undefined where it is damaged or not a commit. */
export const readCommit = (line: string): Commit | undefined => {
  const value = unsealed(line);
  if (typeof value !== 'object' || value === null || !('changes' in value)) return undefined;
  const { changes } = value;
  if (!Array.isArray(changes) || !changes.every(isChange)) return undefined;
  return { changes, continued: 'continued' in value && value.continued === true };
};

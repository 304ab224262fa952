import { isFields } from '../../../model/fields';
import {
  validateRows,
  readUserSheet,
  userSheetLimit,
  userSheetTypes,
  type RowFault,
} from '../../../model/users/userSheetRows';

export type UserSheetType = (typeof userSheetTypes)[number];

export const userSheetType = (name: string): UserSheetType | null =>
  userSheetTypes.find((type) => name.toLowerCase().endsWith(`.${type}`)) ?? null;

/** Returns a message key (spec 2 §5 "Mass upload"), or null for a valid file. */
export const userSheetProblem = (file: { name: string; size: number } | null): string | null => {
  if (!file) return 'users.mass.fileRequired';
  if (!userSheetType(file.name)) return 'users.mass.fileType';
  return file.size > userSheetLimit ? 'users.mass.fileSize' : null;
};

interface RowVerdict {
  row: number;
  email: string;
  name: string;
  fault: string | null;
}

export interface RowVerdicts {
  rows: number;
  good: number;
  bad: number;
  header: RowFault[];
  verdicts: RowVerdict[];
}

/** `refused` holds the errors that only the server can find, such as an e-mail in use. */
export const judgeCells = (
  cells: readonly (readonly string[])[],
  refused: readonly RowFault[] = [],
): RowVerdicts => {
  const { rows, faults: header } = readUserSheet(cells);
  const faults = new Map<number, string>();
  for (const { row, message } of [...validateRows(rows, () => false), ...refused])
    if (!faults.get(row)?.includes(message))
      faults.set(row, [faults.get(row), message].filter(Boolean).join(' '));
  const verdicts = rows.map(({ row, email, first_name, last_name }) => ({
    row,
    email,
    name: [first_name, last_name].filter(Boolean).join(' '),
    fault: faults.get(row) ?? null,
  }));
  const bad = verdicts.filter(({ fault }) => fault !== null);
  const good = verdicts.filter(({ fault }) => fault === null);
  return { rows: rows.length, good: good.length, bad: bad.length, header, verdicts: [...bad, ...good] };
};

/** Reads the row errors from a 400 response (spec 2 §7). */
export const faultsOf = (body: unknown): RowFault[] =>
  isFields(body) && Array.isArray(body['rows']) ? (body['rows'] as unknown[]).filter(isFault) : [];

const isFault = (fault: unknown): fault is RowFault =>
  isFields(fault) && typeof fault['row'] === 'number' && typeof fault['message'] === 'string';

import { isFields } from '../../../model/fields';
import { fullName } from '../../../model/users/user';
import {
  validateRows,
  readUserSheet,
  userSheetLimit,
  userSheetTypes,
  type RowFault,
  type SheetCells,
} from '../../../model/users/userSheetRows';

export type UserSheetType = (typeof userSheetTypes)[number];

export const getUserSheetType = (name: string): UserSheetType | null =>
  userSheetTypes.find((type) => name.toLowerCase().endsWith(`.${type}`)) ?? null;

/** Message key of the first fault of a chosen file (spec 2 §5 "Mass upload"). */
export const findSheetProblem = (file: File | ''): string | undefined => {
  if (!file) return 'users.mass.fileRequired';
  if (!getUserSheetType(file.name)) return 'users.mass.fileType';
  return file.size > userSheetLimit ? 'users.mass.fileSize' : undefined;
};

interface RowValidation {
  row: number;
  email: string;
  name: string;
  error: string | null;
}

export interface SheetValidation {
  /** Faults of the header, after which no row is read. */
  header: string[];
  /** Rows with errors first. */
  results: RowValidation[];
}

/** Row rejected by the server. */
export interface RowError {
  row: number;
  field: string;
  message: string;
}

/** `rowErrors` come from the server, which may check more than this function. */
export const validateCells = (
  cells: SheetCells,
  getMessage: (fault: RowFault) => string,
  rowErrors: readonly RowError[] = [],
  isTaken: (email: string) => boolean = () => false,
): SheetValidation => {
  const { rows, faults } = readUserSheet(cells);
  const errors = new Map<number, string>();
  const rowFaults = validateRows(rows, isTaken).map((fault) => ({
    row: fault.row,
    message: getMessage(fault),
  }));
  for (const { row, message } of [...rowFaults, ...rowErrors])
    if (!errors.get(row)?.includes(message))
      errors.set(row, [errors.get(row), message].filter(Boolean).join(' '));
  const results = rows.map((account) => ({
    row: account.row,
    email: account.email,
    name: fullName(account),
    error: errors.get(account.row) ?? null,
  }));
  return {
    header: faults.map(getMessage),
    results: results.toSorted((a, b) => Number(b.error !== null) - Number(a.error !== null)),
  };
};

/** Reads the row errors from a 400 response (spec 2 §7). */
export const readRowErrors = (body: unknown): RowError[] =>
  isFields(body) && Array.isArray(body['rows']) ? (body['rows'] as unknown[]).filter(isRowError) : [];

const isRowError = (value: unknown): value is RowError =>
  isFields(value) && typeof value['row'] === 'number' && typeof value['message'] === 'string';

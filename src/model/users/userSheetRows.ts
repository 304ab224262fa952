import { bodies } from '../../contract/generated/fields';
import { isEmail, maxPassword, minPassword } from './accountRules';

/** Decisions §6 "Mass upload columns", spec 2 §5. */
export const userSheetColumns = ['email', 'first_name', 'last_name', 'title', 'password'] as const;

type UserSheetColumn = (typeof userSheetColumns)[number];

const requiredColumns: readonly UserSheetColumn[] = ['email', 'first_name', 'last_name'];

export const userSheetLimit = 5_242_880;

export const userSheetTypes = ['csv', 'xls', 'xlsx'] as const;

const maxUsers = 10_000;

/** Limits of what a reader returns, because a small file can name a long text in many cells. */
export const sheetLimits = {
  /** More than allowed, so that excess rows are detected. */
  maxRows: maxUsers + 1_000,
  maxColumns: 20,
  maxCellLength: 1_000,
  maxLength: 10_000_000,
};

/** Each password costs the server a slow hash. */
const maxPasswords = 500;

const maxTextLength = bodies.createUser.last_name.maxLength;

export interface UserSheetRow extends Record<UserSheetColumn, string> {
  row: number;
}

export type FaultName =
  | 'tooManyColumns'
  | 'longCell'
  | 'tooMuchText'
  | 'unknownColumn'
  | 'repeatedColumn'
  | 'missingColumn'
  | 'tooManyAccounts'
  | 'tooManyPasswords'
  | 'blank'
  | 'email'
  | 'repeatedEmail'
  | 'takenEmail'
  | 'short'
  | 'long';

/** The portal and the server each have their own messages for it. */
export interface RowFault {
  row: number;
  field: string;
  fault: FaultName;
  /** A column, a limit or another row. */
  value?: string | number;
}

/** A fault instead of cells that exceed `sheetLimits`. */
export type SheetCells = string[][] | RowFault;

interface UserSheet {
  rows: UserSheetRow[];
  faults: RowFault[];
}

/** `\s` includes the byte order mark. */
const normalizeHeader = (header: string) => header.toLowerCase().replaceAll(/[\s_-]+/g, '');

const findColumn = (header: string): UserSheetColumn | null =>
  userSheetColumns.find((column) => normalizeHeader(column) === normalizeHeader(header)) ?? null;

const headerFaults = (
  headers: readonly string[],
  columns: readonly (UserSheetColumn | null)[],
): RowFault[] => [
  ...headers.flatMap((header, index): RowFault[] => {
    if (header.trim() === '') return [];
    const column = columns[index];
    if (!column) return [{ row: 1, field: header.trim(), fault: 'unknownColumn', value: header.trim() }];
    return columns.indexOf(column) < index
      ? [{ row: 1, field: column, fault: 'repeatedColumn', value: column }]
      : [];
  }),
  ...requiredColumns
    .filter((column) => !columns.includes(column))
    .map((column) => ({ row: 1, field: column, fault: 'missingColumn' as const, value: column })),
];

const invisible = /(?![\u200C\u200D])[\p{Cf}\p{Cs}\u2028\u2029]/gu;

const visibleText = (text: string) =>
  text
    .replaceAll(/\p{Cc}+/gu, ' ')
    .replaceAll(invisible, '')
    .trim();

export const readUserSheet = (cells: SheetCells): UserSheet => {
  if (!Array.isArray(cells)) return { rows: [], faults: [cells] };
  const [headers = [], ...body] = cells;
  const columns = headers.map(findColumn);
  const faults = headerFaults(headers, columns);
  if (faults.length > 0) return { rows: [], faults };
  const rows = body.flatMap((values, index): UserSheetRow[] => {
    if (values.every((value) => value.trim() === '')) return [];
    const read = (column: UserSheetColumn) => values[columns.indexOf(column)] ?? '';
    return [
      {
        row: index + 2,
        email: read('email').trim().toLowerCase(),
        first_name: visibleText(read('first_name')),
        last_name: visibleText(read('last_name')),
        title: read('title').trim(),
        password: read('password'),
      },
    ];
  });
  return { rows, faults };
};

type Fault = Pick<RowFault, 'fault' | 'value'>;

const emailFault = ({ email }: UserSheetRow, earlier: number | undefined, isTaken: boolean): Fault | null => {
  if (email === '') return { fault: 'blank' };
  if (!isEmail(email)) return { fault: 'email' };
  if (earlier !== undefined) return { fault: 'repeatedEmail', value: earlier };
  return isTaken ? { fault: 'takenEmail' } : null;
};

const textFault = (text: string, value: number = maxTextLength): Fault | null =>
  text.length > value ? { fault: 'long', value } : null;

const passwordFault = ({ password }: UserSheetRow): Fault | null =>
  password !== '' && password.length < minPassword
    ? { fault: 'short', value: minPassword }
    : textFault(password, maxPassword);

const limitFaults = (rows: readonly UserSheetRow[]): RowFault[] => {
  const withPassword = rows.filter(({ password }) => password !== '');
  const excessRow = rows[maxUsers];
  const excessPassword = withPassword[maxPasswords];
  return [
    ...(excessRow
      ? [{ row: excessRow.row, field: 'email', fault: 'tooManyAccounts' as const, value: maxUsers }]
      : []),
    ...(excessPassword
      ? [
          {
            row: excessPassword.row,
            field: 'password',
            fault: 'tooManyPasswords' as const,
            value: maxPasswords,
          },
        ]
      : []),
  ];
};

export const validateRows = (
  rows: readonly UserSheetRow[],
  isTaken: (email: string) => boolean,
): RowFault[] => {
  const limits = limitFaults(rows);
  if (limits.length > 0) return limits;
  const seen = new Map<string, number>();
  return rows.flatMap((account) => {
    const { row, email } = account;
    const found: [UserSheetColumn, Fault | null][] = [
      ['email', emailFault(account, seen.get(email), isTaken(email))],
      ['first_name', textFault(account.first_name)],
      ['last_name', textFault(account.last_name)],
      ['title', textFault(account.title)],
      ['password', passwordFault(account)],
    ];
    if (!seen.has(email)) seen.set(email, row);
    return found.flatMap(([field, fault]) => (fault === null ? [] : [{ row, field, ...fault }]));
  });
};

const normalizeService = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

/** Finds the services named in a comma-separated text. */
export const readServiceKeys = (
  text: string,
  services: readonly string[],
): { keys: string[]; unknownNames: string[] } => {
  const names = text
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
  const findKey = (name: string) =>
    services.find((key) => key === name) ??
    services.find((key) => normalizeService(key) === normalizeService(name));
  return {
    keys: services.filter((key) => names.some((name) => findKey(name) === key)),
    unknownNames: names.filter((name) => findKey(name) === undefined),
  };
};

import { bodies } from '../../api/generated/fields';
import { serviceKeys, type ServiceKey } from '../dic-services/services';
import { isEmail, maxPassword, minPassword } from './accountRules';

/** Decisions §4 "Mass upload columns", spec 2 §5. */
export const userSheetColumns = ['email', 'first_name', 'last_name', 'title', 'password'] as const;

export type UserSheetColumn = (typeof userSheetColumns)[number];

const neededColumns: readonly UserSheetColumn[] = ['email', 'first_name', 'last_name'];

export const userSheetLimit = 5_242_880;

export const userSheetTypes = ['csv', 'xls', 'xlsx'] as const;

export const maxUsers = 10_000;

/** More than allowed, so that excess rows are noticed. */
export const maxSheetRows = maxUsers + 1_000;

/** Each password costs the server a slow hash. */
export const maxPasswords = 500;

const maxTextLength = bodies.createUser.last_name.maxLength;

export interface UserSheetRow extends Record<UserSheetColumn, string> {
  row: number;
}

export interface RowFault {
  row: number;
  field: string;
  message: string;
}

export interface UserSheet {
  rows: UserSheetRow[];
  faults: RowFault[];
}

/** `\s` includes the byte order mark. */
const plainHeader = (header: string) => header.toLowerCase().replaceAll(/[\s_-]+/g, '');

export const columnOf = (header: string): UserSheetColumn | null =>
  userSheetColumns.find((column) => plainHeader(column) === plainHeader(header)) ?? null;

const headerFaults = (
  headers: readonly string[],
  columns: readonly (UserSheetColumn | null)[],
): RowFault[] => [
  ...headers.flatMap((header, at) => {
    if (header.trim() === '') return [];
    const column = columns[at];
    if (!column) return [{ row: 1, field: header.trim(), message: `Unknown column "${header.trim()}".` }];
    return columns.indexOf(column) < at
      ? [{ row: 1, field: column, message: `The column "${column}" is there twice.` }]
      : [];
  }),
  ...neededColumns
    .filter((column) => !columns.includes(column))
    .map((column) => ({ row: 1, field: column, message: `The column "${column}" is missing.` })),
];

export const readUserSheet = (cells: readonly (readonly string[])[]): UserSheet => {
  const [headers = [], ...body] = cells;
  const columns = headers.map(columnOf);
  const faults = headerFaults(headers, columns);
  if (faults.length > 0) return { rows: [], faults };
  const rows = body.flatMap((values, at): UserSheetRow[] => {
    if (values.every((value) => value.trim() === '')) return [];
    const read = (column: UserSheetColumn) => values[columns.indexOf(column)] ?? '';
    return [
      {
        row: at + 2,
        email: read('email').trim().toLowerCase(),
        first_name: read('first_name').trim(),
        last_name: read('last_name').trim(),
        title: read('title').trim(),
        password: read('password'),
      },
    ];
  });
  return { rows, faults };
};

const emailFault = (
  { email }: UserSheetRow,
  earlier: number | undefined,
  isTaken: boolean,
): string | null => {
  if (email === '') return 'This field may not be blank.';
  if (!isEmail(email)) return 'Enter a valid email address.';
  if (earlier !== undefined) return `Row ${earlier} has this email already.`;
  return isTaken ? 'A user with this email already exists.' : null;
};

const passwordFault = ({ password }: UserSheetRow): string | null => {
  if (password !== '' && password.length < minPassword)
    return `Password must be at least ${minPassword} characters long.`;
  return password.length > maxPassword
    ? `Ensure this field has no more than ${maxPassword} characters.`
    : null;
};

const textFault = (text: string): string | null =>
  text.length > maxTextLength ? `Ensure this field has no more than ${maxTextLength} characters.` : null;

const tooMany = (rows: readonly UserSheetRow[]): RowFault[] => {
  const withPassword = rows.filter(({ password }) => password !== '');
  const excessRow = rows[maxUsers];
  const excessPassword = withPassword[maxPasswords];
  return [
    ...(excessRow
      ? [{ row: excessRow.row, field: 'email', message: `A file takes up to ${maxUsers} accounts.` }]
      : []),
    ...(excessPassword
      ? [
          {
            row: excessPassword.row,
            field: 'password',
            message: `A file takes up to ${maxPasswords} passwords. Leave the others empty: those accounts are set up by the mailed link.`,
          },
        ]
      : []),
  ];
};

export const validateRows = (
  rows: readonly UserSheetRow[],
  isTaken: (email: string) => boolean,
): RowFault[] => {
  const limits = tooMany(rows);
  if (limits.length > 0) return limits;
  const seen = new Map<string, number>();
  return rows.flatMap((account) => {
    const { row, email } = account;
    const found: [UserSheetColumn, string | null][] = [
      ['email', emailFault(account, seen.get(email), isTaken(email))],
      ['first_name', textFault(account.first_name)],
      ['last_name', textFault(account.last_name)],
      ['title', textFault(account.title)],
      ['password', passwordFault(account)],
    ];
    if (!seen.has(email)) seen.set(email, row);
    return found.flatMap(([field, message]) => (message === null ? [] : [{ row, field, message }]));
  });
};

const plainService = (text: string) => text.toLowerCase().replaceAll(/[^a-z\d]/g, '');

export const readServiceKeys = (text: string): { keys: ServiceKey[]; unknown: string[] } => {
  const names = text
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
  const keyOf = (name: string) => serviceKeys.find((key) => plainService(key) === plainService(name));
  return {
    keys: serviceKeys.filter((key) => names.some((name) => keyOf(name) === key)),
    unknown: names.filter((name) => keyOf(name) === undefined),
  };
};

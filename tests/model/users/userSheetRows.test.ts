import { describe, expect, it } from 'vitest';
import { maxPassword } from '../../../src/model/users/accountRules';
import {
  columnOf,
  validateRows,
  maxUsers,
  maxPasswords,
  readUserSheet,
  readServiceKeys,
} from '../../../src/model/users/userSheetRows';

const header = ['email', 'first_name', 'last_name', 'title', 'password'];
const noneTaken = () => false;
/** The column length in the database. */
const maxText = 150;

describe('a header', () => {
  it.each([
    ['email', 'email'],
    ['E-Mail', 'email'],
    ['\uFEFFEmail', 'email'],
    [' First Name ', 'first_name'],
    ['LAST_NAME', 'last_name'],
    ['lastname', 'last_name'],
    ['first __ - name', 'first_name'],
    ['mail', null],
    ['', null],
    ['is_superuser', null],
  ])('%j is the column %j', (text, column) => {
    expect(columnOf(text)).toBe(column);
  });

  it.each([
    [['email', 'first_name', 'last_name', ' role '], 'role', 'Unknown column "role".'],
    [['first_name', 'last_name'], 'email', 'The column "email" is missing.'],
    [['email', 'first_name'], 'last_name', 'The column "last_name" is missing.'],
    [['email', 'E-mail', 'first_name', 'last_name'], 'email', 'The column "email" is there twice.'],
    [[], 'email', 'The column "email" is missing.'],
  ])('%j is rejected for %s', (headers, field, message) => {
    expect(readUserSheet([headers]).faults).toContainEqual({ row: 1, field, message });
  });

  it('may have blank cells at its end', () => {
    expect(readUserSheet([['email', 'first_name', 'last_name', '', ' ']]).faults).toEqual([]);
  });
});

describe('rows', () => {
  it('keep their number in the file, with blank ones left out', () => {
    const { rows } = readUserSheet([
      header,
      ['', ' ', ''],
      ['A@X.test', ' Ada ', 'Byron', '', ' secret '],
      [],
      ['b@x.test'],
    ]);
    expect(rows).toEqual([
      { row: 3, email: 'a@x.test', first_name: 'Ada', last_name: 'Byron', title: '', password: ' secret ' },
      { row: 5, email: 'b@x.test', first_name: '', last_name: '', title: '', password: '' },
    ]);
  });

  const faultsOf = (...rows: string[][]) =>
    validateRows(readUserSheet([header, ...rows]).rows, (email) => email === 'taken@x.test');

  it.each([
    [['', 'Ada'], 'email', 'This field may not be blank.'],
    [['nobody', 'Ada'], 'email', 'Enter a valid email address.'],
    [['TAKEN@x.test', 'Ada'], 'email', 'A user with this email already exists.'],
    [['a@x.test', 'x'.repeat(151)], 'first_name', 'Ensure this field has no more than 150 characters.'],
    [['a@x.test', '', '', '', 'short'], 'password', 'Password must be at least 6 characters long.'],
    [
      ['a@x.test', '', '', '', 'x'.repeat(513)],
      'password',
      'Ensure this field has no more than 512 characters.',
    ],
  ])('%j are rejected for %s', (row, field, message) => {
    expect(faultsOf(['fine@x.test', 'Fay', 'Ne', 'Dr', 'longer'], row)).toEqual([{ row: 3, field, message }]);
  });

  it('report the earlier row with the same e-mail, whatever its case', () => {
    expect(faultsOf(['a@x.test'], ['b@x.test'], ['A@X.TEST'])).toEqual([
      { row: 4, field: 'email', message: 'Row 2 has this email already.' },
    ]);
  });

  it('get all their errors reported', () => {
    expect(faultsOf(['x', '', '', '', '1'], ['y']).map(({ row, field }) => [row, field])).toEqual([
      [2, 'email'],
      [2, 'password'],
      [3, 'email'],
    ]);
  });

  it.each([
    ['', maxUsers, /takes up to 10000 accounts/],
    ['secret', maxPasswords, /takes up to 500 passwords/],
  ])('with password %j are rejected beyond %i', (password, most, message) => {
    const rows = Array.from({ length: most + 1 }, (_, at) => [`u${at}@x.test`, '', '', '', password]);
    const table = readUserSheet([header, ...rows]);
    expect(validateRows(table.rows.slice(0, most), noneTaken)).toEqual([]);
    expect(validateRows(table.rows, noneTaken)).toEqual([
      expect.objectContaining({ row: most + 2, message: expect.stringMatching(message) as string }),
    ]);
  });
});

it.each([
  ['', [], []],
  ['financial,code_hub', ['financial', 'code_hub'], []],
  [' Code Hub , AI Hub,', ['code_hub', 'ai_hub'], []],
  ['BusinessIntelligence,BusinessIntelligence', ['business_intelligence'], []],
  ['shm,nothing', ['shm'], ['nothing']],
])('services typed as %j are parsed to %j, unknown %j', (text, keys, unknown) => {
  expect(readServiceKeys(text)).toEqual({ keys, unknown });
});

it('the texts of a row are trimmed, its password is not', () => {
  const [row] = readUserSheet([header, [' A@X.test ', ' Ada ', ' Byron ', ' Dr ', ' secret ']]).rows;
  expect(row).toEqual({
    row: 2,
    email: 'a@x.test',
    first_name: 'Ada',
    last_name: 'Byron',
    title: 'Dr',
    password: ' secret ',
  });
});

it('a row may lack the optional columns', () => {
  const [row] = readUserSheet([
    ['email', 'first_name', 'last_name'],
    ['a@x.test', 'Ada', 'Byron'],
  ]).rows;
  expect(row).toMatchObject({ title: '', password: '' });
});

it.each(['first_name', 'last_name', 'title'] as const)(
  'the longest %s is accepted, one letter more is rejected',
  (field) => {
    const withText = (length: number) => {
      const values = header.map((name) =>
        name === 'email' ? 'a@x.test' : name === field ? 'x'.repeat(length) : '',
      );
      return validateRows(readUserSheet([header, values]).rows, noneTaken);
    };
    expect(withText(maxText)).toEqual([]);
    expect(withText(maxText + 1)).toEqual([
      { row: 2, field, message: `Ensure this field has no more than ${maxText} characters.` },
    ]);
  },
);

it('the longest password is accepted', () => {
  const row = ['a@x.test', '', '', '', 'x'.repeat(maxPassword)];
  expect(validateRows(readUserSheet([header, row]).rows, noneTaken)).toEqual([]);
});

it('a third row with the same e-mail reports the first', () => {
  const rows = readUserSheet([header, ['a@x.test'], ['a@x.test'], ['a@x.test']]).rows;
  expect(validateRows(rows, noneTaken).map(({ message }) => message)).toEqual(
    Array(2).fill('Row 2 has this email already.'),
  );
});

it.each([
  ['', 'email', 'A file takes up to 10000 accounts.'],
  [
    'secret',
    'password',
    'A file takes up to 500 passwords. Leave the others empty: those accounts are set up by the mailed link.',
  ],
])('a file with too many rows is rejected at its column, with password %j', (password, field, message) => {
  const most = password ? maxPasswords : maxUsers;
  const rows = Array.from({ length: most + 1 }, (_, at) => [`u${at}@x.test`, '', '', '', password]);
  expect(validateRows(readUserSheet([header, ...rows]).rows, noneTaken)).toEqual([
    { row: most + 2, field, message },
  ]);
});

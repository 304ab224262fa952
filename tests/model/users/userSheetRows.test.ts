import { describe, expect, it } from 'vitest';
import { serviceKeys } from '../../../src/model/dic-services/services';
import { validateRows, readUserSheet, readServiceKeys } from '../../../src/model/users/userSheetRows';

const header = ['email', 'first_name', 'last_name', 'title', 'password'];
const noneTaken = () => false;

describe('header', () => {
  it.each([
    ['email', 'email'],
    ['E-Mail', 'email'],
    ['\uFEFFEmail', 'email'],
    [' First Name ', 'first_name'],
    ['LAST_NAME', 'last_name'],
    ['lastname', 'last_name'],
    ['first __ - name', 'first_name'],
  ])('maps %j to the column %j', (text, column) => {
    const headers = header.map((name) => (name === column ? text : name));
    expect(readUserSheet([headers, header])).toMatchObject({ rows: [{ [column]: column }], faults: [] });
  });

  it.each([
    [['email', 'first_name', 'last_name', ' role '], 'role', 'unknownColumn', 'role'],
    [[...header, 'mail'], 'mail', 'unknownColumn', 'mail'],
    [[...header, 'is_superuser'], 'is_superuser', 'unknownColumn', 'is_superuser'],
    [['first_name', 'last_name'], 'email', 'missingColumn', 'email'],
    [['email', 'first_name'], 'last_name', 'missingColumn', 'last_name'],
    [['email', 'E-mail', 'first_name', 'last_name'], 'email', 'repeatedColumn', 'email'],
    [[], 'email', 'missingColumn', 'email'],
  ])('rejects %j for %s: %s', (headers, field, fault, value) => {
    expect(readUserSheet([headers]).faults).toContainEqual({ row: 1, field, fault, value });
  });

  it('may have blank cells at its end', () => {
    expect(readUserSheet([['email', 'first_name', 'last_name', '', ' ']]).faults).toEqual([]);
  });
});

describe('rows', () => {
  it('keep their file row numbers and omit blank rows', () => {
    const { rows } = readUserSheet([
      header,
      ['', ' ', ''],
      ['A@X.test', ' Ada\u200B ', 'Lovelace\nByron', '', ' secret '],
      [],
      ['b@x.test'],
    ]);
    expect(rows).toEqual([
      {
        row: 3,
        email: 'a@x.test',
        first_name: 'Ada',
        last_name: 'Lovelace Byron',
        title: '',
        password: ' secret ',
      },
      { row: 5, email: 'b@x.test', first_name: '', last_name: '', title: '', password: '' },
    ]);
  });

  const faultsOf = (...rows: string[][]) =>
    validateRows(readUserSheet([header, ...rows]).rows, (email) => email === 'taken@x.test');

  it.each([
    [['', 'Ada'], 'email', { fault: 'blank' }],
    [['nobody', 'Ada'], 'email', { fault: 'email' }],
    [['TAKEN@x.test', 'Ada'], 'email', { fault: 'takenEmail' }],
    [['a@x.test', 'x'.repeat(151)], 'first_name', { fault: 'long', value: 150 }],
    [['a@x.test', '', 'x'.repeat(151)], 'last_name', { fault: 'long', value: 150 }],
    [['a@x.test', '', '', 'x'.repeat(151)], 'title', { fault: 'long', value: 150 }],
    [['a@x.test', '', '', '', 'short'], 'password', { fault: 'short', value: 6 }],
    [['a@x.test', '', '', '', 'x'.repeat(513)], 'password', { fault: 'long', value: 512 }],
  ])('reject %j for %s: %j', (row, field, fault) => {
    const longest = 'x'.repeat(150);
    expect(faultsOf(['fine@x.test', longest, longest, longest, 'longer'], row)).toEqual([
      { row: 3, field, ...fault },
    ]);
  });

  it('report the earlier row with the same e-mail, whatever its case', () => {
    expect(faultsOf(['a@x.test'], ['b@x.test'], ['A@X.TEST'])).toEqual([
      { row: 4, field: 'email', fault: 'repeatedEmail', value: 2 },
    ]);
  });

  it('report all errors', () => {
    expect(faultsOf(['x', '', '', '', '1'], ['y']).map(({ row, field }) => [row, field])).toEqual([
      [2, 'email'],
      [2, 'password'],
      [3, 'email'],
    ]);
  });

  it.each([
    ['', 10_000, 'tooManyAccounts'],
    ['secret', 500, 'tooManyPasswords'],
  ])('with password %j are rejected beyond %i: %s', (password, most, fault) => {
    const rows = Array.from({ length: most + 1 }, (_, at) => [`u${at}@x.test`, '', '', '', password]);
    const table = readUserSheet([header, ...rows]);
    expect(validateRows(table.rows.slice(0, most), noneTaken)).toEqual([]);
    expect(validateRows(table.rows, noneTaken)).toEqual([
      expect.objectContaining({ row: most + 2, fault, value: most }),
    ]);
  });
});

it.each([
  ['', [], []],
  ['financial,code_hub', ['financial', 'code_hub'], []],
  [' Code Hub , AI Hub,', ['code_hub', 'ai_hub'], []],
  ['BusinessIntelligence,BusinessIntelligence', ['business_intelligence'], []],
  ['shm,nothing', ['shm'], ['nothing']],
  ['Payroll, codehub, بوابة', ['codehub', 'payroll', 'بوابة'], []],
])('parses services %j as %j, unknown %j', (text, keys, unknown) => {
  const services = [...serviceKeys, 'codehub', 'payroll', 'رواتب', 'بوابة'];
  expect(readServiceKeys(text, services)).toEqual({ keys, unknownNames: unknown });
});

import { describe, expect, it } from 'vitest';
import { readRowErrors, validateCells } from '../../../src/features/users/import/userSheet';
import type { RowFault } from '../../../src/model/users/userSheetRows';

const formatFault = ({ fault, value = '' }: RowFault) => `${fault} ${value}`.trim();

const header = ['email', 'first_name', 'last_name'];

describe('upload rows', () => {
  it('are validated and sorted by error', () => {
    const cells = [header, ['a@b.test', 'A', 'B'], ['bad', 'C', 'D'], ['A@b.test', 'E', 'F'], ['', '', '']];
    expect(validateCells(cells, formatFault).results).toEqual([
      { row: 3, email: 'bad', name: 'C D', error: 'email' },
      { row: 4, email: 'a@b.test', name: 'E F', error: 'repeatedEmail 2' },
      { row: 2, email: 'a@b.test', name: 'A B', error: null },
    ]);
  });

  it('include server errors', () => {
    const serverErrors = [{ row: 2, field: 'email', message: 'A user with this email already exists.' }];
    expect(validateCells([header, ['a@b.test', 'A', 'B']], formatFault, serverErrors).results[0]?.error).toBe(
      'A user with this email already exists.',
    );
  });

  it('include duplicate addresses once', () => {
    const serverErrors = [{ row: 2, field: 'email', message: 'takenEmail' }];
    const isTaken = (email: string) => email === 'a@b.test';
    const cells = [header, ['A@b.test', 'A', 'B'], ['c@b.test', 'C', 'D']];
    const { results } = validateCells(cells, formatFault, serverErrors, isTaken);
    expect(results.map(({ error }) => error)).toEqual(['takenEmail', null]);
  });

  it('are not validated with an invalid header', () => {
    const { results, header: faults } = validateCells([[...header, 'phone'], ['a@b.test']], formatFault);
    expect([results, faults]).toEqual([[], ['unknownColumn phone']]);
  });

  it('are not read from a file that exceeds the limits', () => {
    const fault = { row: 2, field: 'file', fault: 'longCell', value: 1_000 } as const;
    expect(validateCells(fault, formatFault)).toEqual({ header: ['longCell 1000'], results: [] });
  });

  it.each([
    [null, []],
    [{ rows: 'no' }, []],
    [
      { rows: [{ row: 2, field: 'email', message: 'Bad.' }, { row: '3' }] },
      [{ row: 2, field: 'email', message: 'Bad.' }],
    ],
  ])('read errors from the response %j', (body, faults) => {
    expect(readRowErrors(body)).toEqual(faults);
  });
});

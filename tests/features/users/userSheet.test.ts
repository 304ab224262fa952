import { describe, expect, it } from 'vitest';
import { faultsOf, judgeCells } from '../../../src/features/users/import/userSheet';

const header = ['email', 'first_name', 'last_name'];

describe('the rows of an upload', () => {
  it('each get a verdict, and the counts add up', () => {
    const cells = [header, ['a@b.test', 'A', 'B'], ['bad', 'C', 'D'], ['A@b.test', 'E', 'F'], ['', '', '']];
    const { rows, good, bad, verdicts } = judgeCells(cells);
    expect([rows, good, bad]).toEqual([3, 1, 2]);
    expect(verdicts).toEqual([
      { row: 3, email: 'bad', name: 'C D', fault: 'Enter a valid email address.' },
      { row: 4, email: 'a@b.test', name: 'E F', fault: 'Row 2 has this email already.' },
      { row: 2, email: 'a@b.test', name: 'A B', fault: null },
    ]);
  });

  it('take in what only the server knew', () => {
    const refused = [{ row: 2, field: 'email', message: 'A user with this email already exists.' }];
    expect(judgeCells([header, ['a@b.test', 'A', 'B']], refused).verdicts[0]?.fault).toBe(
      'A user with this email already exists.',
    );
  });

  it('are not judged where the header is wrong', () => {
    expect(
      judgeCells([
        ['email', 'phone'],
        ['a@b.test', '1'],
      ]),
    ).toMatchObject({ rows: 0, verdicts: [] });
    expect(judgeCells([['email', 'phone']]).header.map(({ field }) => field)).toContain('phone');
  });

  it.each([
    [null, []],
    [{ rows: 'no' }, []],
    [
      { rows: [{ row: 2, field: 'email', message: 'Bad.' }, { row: '3' }] },
      [{ row: 2, field: 'email', message: 'Bad.' }],
    ],
  ])('are read from a refusal %j', (body, faults) => {
    expect(faultsOf(body)).toEqual(faults);
  });
});

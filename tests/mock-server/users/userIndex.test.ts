import { expect, it } from 'vitest';
import type { UserRow } from '../../../mock-server/storage/tables';
import { defaults } from '../../../mock-server/users/addUser';
import { sortColumns, UserIndex } from '../../../mock-server/users/userIndex';

const titles = ['', 'Lead', 'surveyor', 'Éditeur'];

const userRow = (id: number, turn: number): UserRow => ({
  ...defaults,
  id,
  email: `u${(id * 7919) % 97}@pulsehub.test`,
  username: `u${id % 13}`,
  first_name: `N${(id * turn) % 11}`,
  title: titles[(id + turn) % 4] ?? '',
  date_joined: `2025-01-0${(id % 9) + 1}`,
  last_login: id % 3 ? `2026-01-0${(turn % 9) + 1}` : null,
  is_active: id % 2 === 0,
});

it.each([
  ['a few', 5],
  ['most', 900],
])('the order by each column is a new sort’s after %s rows were changed, added and removed', (_, many) => {
  let rows: readonly UserRow[] = Array.from({ length: 900 }, (_row, at) => userRow(at + 1, 1));
  const index = new UserIndex(() => rows);
  for (let turn = 2; turn < 5; turn++) {
    const left = rows.filter(({ id }) => id % 211 !== turn);
    const every = Math.ceil(left.length / many);
    const changed = left.map((row, at) => (at % every === 0 ? userRow(row.id, turn) : row));
    rows = [...changed, userRow(1000 + turn, turn)];
    const fresh = new UserIndex(() => rows);
    for (const column of sortColumns) {
      const [kept, sorted] = [index, fresh].map((one) => one.by(column).map(({ row, text }) => [row, text]));
      expect([column, kept]).toEqual([column, sorted]);
    }
  }
});

import { expect, it } from 'vitest';
import { jsonChunks } from '../../../../mock-server/users/data/jsonChunks';

const textOf = (file: object) => Buffer.concat([...jsonChunks(file)]).toString();

it.each([
  [{ format: 'x', version: 1 }],
  [{ user: { name: 'A\nB', roles: [] }, rows: [] }],
  [{ rows: [{ within: ['one', 'two'] }, { within: [] }], last: null }],
])('formats %j', (file) => {
  expect(JSON.parse(textOf(file))).toEqual(file);
});

it('takes the rows of a list as they are written', () => {
  let taken = 0;
  const rows = function* () {
    for (; taken < 1000; taken++) yield 'x'.repeat(1000);
  };
  const chunks = jsonChunks({ rows: rows() });
  for (const size of [66, 132, 198]) {
    chunks.next();
    expect(taken).toBeLessThan(size);
  }
});

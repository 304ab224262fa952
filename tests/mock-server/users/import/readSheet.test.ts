import { setImmediate as turn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { readSheet } from '../../../../mock-server/users/import/readSheet';

const processes = () => process.getActiveResourcesInfo().filter((name) => name === 'ProcessWrap').length;

it('sheets are read by two processes at a time, and all of them', async () => {
  const before = processes();
  const names = ['a', 'b', 'c', 'd', 'e', 'f'];
  const sheets = names.map((name) => readSheet(Buffer.from(`email\n${name}@pulsehub.test\n`), 'csv'));
  await turn();
  expect(processes() - before).toBe(2);
  const read = await Promise.all(sheets);
  expect(read.map((rows) => rows[1])).toEqual(names.map((name) => [`${name}@pulsehub.test`]));
});

it('more sheets than can wait are refused with 429', async () => {
  const sheets = Array.from({ length: 23 }, () => readSheet(Buffer.from('email\n'), 'csv'));
  const results = await Promise.allSettled(sheets);
  const refused = results.flatMap((result) =>
    result.status === 'rejected' ? [result.reason as unknown] : [],
  );
  expect(refused).toMatchObject([{ status: 429 }]);
});

import { setImmediate as turn } from 'node:timers/promises';
import { utils, write } from '@e965/xlsx';
import { describe, expect, it } from 'vitest';
import { readSheet, unpackedSize } from '../../../../mock-server/users/import/readSheet';

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
  const refused = results.filter(({ status }) => status === 'rejected');
  expect(refused).toMatchObject([{ reason: { status: 429 } }]);
});

const workbook = (): Buffer => {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet([['email'], ['a@b.co']]));
  return Buffer.from(write(book, { type: 'buffer', bookType: 'xlsx', compression: true }) as Buffer);
};

const directory = Buffer.from('PK\u0001\u0002', 'latin1');

describe('a workbook', () => {
  it('states its unpacked size', () => {
    const size = unpackedSize(workbook());
    expect(size).toBeGreaterThan(workbook().length);
    expect(size).toBeLessThan(100_000);
  });

  it('that would unpack to a huge size is not read', async () => {
    const bomb = workbook();
    bomb.writeUInt32LE(2_000_000_000, bomb.indexOf(directory) + 24);
    expect(unpackedSize(bomb)).toBeGreaterThan(2_000_000_000);
    await expect(readSheet(bomb, 'xlsx')).rejects.toThrow('could not be read');
  });
});

it.each([
  ['no bytes', Buffer.alloc(0)],
  ['no directory', Buffer.from('PK\u0003\u0004')],
  ['a truncated directory', Buffer.concat([workbook().subarray(0, 40), Buffer.from('PK\u0005\u0006')])],
  ['a directory at a wrong offset', Buffer.concat([Buffer.alloc(9), workbook().subarray(1)])],
])('a file with %s counts as infinitely large', (_what, bytes) => {
  expect(unpackedSize(bytes)).toBe(Infinity);
});

it('an unclosed quote is rejected', async () => {
  await expect(readSheet(Buffer.from('email\n"a@b.co'), 'csv')).rejects.toThrow('could not be read');
});

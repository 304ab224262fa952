import { utils, write } from '@e965/xlsx';
import { describe, expect, it } from 'vitest';
import { readSheet, unpackedSize } from '../../../../mock-server/users/import/readSheet';

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

  it('is read as rows of text', async () => {
    expect(await readSheet(workbook(), 'xlsx')).toEqual([['email'], ['a@b.co']]);
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
  [
    'a truncated directory',
    Buffer.concat([workbook().subarray(0, 40), Buffer.from('PK\u0005\u0006', 'latin1')]),
  ],
  ['a directory at a wrong offset', Buffer.concat([Buffer.alloc(9), workbook().subarray(1)])],
])('a file with %s counts as infinitely large', (_what, bytes) => {
  expect(unpackedSize(bytes)).toBe(Infinity);
});

it('an unclosed quote is rejected', async () => {
  await expect(readSheet(Buffer.from('email\n"a@b.co'), 'csv')).rejects.toThrow('could not be read');
});

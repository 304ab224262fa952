import { describe, expect, it } from 'vitest';
import { droppedFiles } from '../../../../src/features/media-library-folder/upload/droppedFiles';

const named = (name: string) => new File(['x'], name);

const fileEntry = (name: string) =>
  ({
    name,
    isFile: true,
    isDirectory: false,
    file: (take: (file: File) => void) => take(named(name)),
  }) as never;

/** Browsers return the entries of a folder in batches, the last one empty. */
const folderEntry = (name: string, ...batches: unknown[][]) =>
  ({
    name,
    isFile: false,
    isDirectory: true,
    createReader: () => {
      const left = [...batches, []];
      return { readEntries: (take: (entries: unknown[]) => void) => take(left.shift() ?? []) };
    },
  }) as never;

const failing = (entry: object) =>
  ({
    ...entry,
    file: (_: unknown, fail: () => void) => fail(),
    createReader: () => ({ readEntries: (_: unknown, fail: () => void) => fail() }),
  }) as never;

const transfer = (...entries: (FileSystemEntry | null)[]) =>
  ({
    items: entries.map((entry) => ({
      kind: 'file',
      webkitGetAsEntry: () => entry,
      getAsFile: () => named('from-a-mail.png'),
    })),
  }) as unknown as DataTransfer;

const summary = async (data: DataTransfer) => {
  const { files, folders, unreadable } = await droppedFiles(data);
  return {
    files: files.map(({ file, path }) => [...path, file.name].join('/')),
    folders: folders.map((path) => path.join('/')),
    unreadable,
  };
};

describe('a drop', () => {
  it('of a folder is read in all its batches and depths, empty folders too', async () => {
    const inner = folderEntry('inner', [fileEntry('c.txt')]);
    const outer = folderEntry(
      'outer',
      [fileEntry('a.txt'), inner],
      [fileEntry('b.txt'), folderEntry('empty')],
    );
    expect(await summary(transfer(outer))).toEqual({
      files: ['outer/a.txt', 'outer/inner/c.txt', 'outer/b.txt'],
      folders: ['outer', 'outer/inner', 'outer/empty'],
      unreadable: 0,
    });
  });

  it('of unreadable entries counts them, and takes the rest', async () => {
    const outer = folderEntry('outer', [
      failing(fileEntry('a.txt')),
      failing(folderEntry('closed')),
      fileEntry('b.txt'),
    ]);
    expect(await summary(transfer(outer))).toEqual({
      files: ['outer/b.txt'],
      folders: ['outer', 'outer/closed'],
      unreadable: 2,
    });
  });

  it('from another program is read as a file without an entry', async () => {
    expect((await summary(transfer(null))).files).toEqual(['from-a-mail.png']);
  });
});

import { describe, expect, it } from 'vitest';
import { readDroppedFiles } from '../../../../src/features/media-library-folder/upload/droppedFiles';

const createFile = (name: string) => new File(['x'], name);

const fileEntry = (name: string) =>
  ({
    name,
    isFile: true,
    isDirectory: false,
    file: (onResult: (file: File) => void) => onResult(createFile(name)),
  }) as never;

/** Browsers return folder entries in batches, ending with an empty one. */
const folderEntry = (name: string, ...batches: unknown[][]) =>
  ({
    name,
    isFile: false,
    isDirectory: true,
    createReader: () => {
      const remainingBatches = [...batches, []];
      return {
        readEntries: (onResult: (entries: unknown[]) => void) => onResult(remainingBatches.shift() ?? []),
      };
    },
  }) as never;

const createUnreadable = (entry: object) =>
  ({
    ...entry,
    file: (_: unknown, onError: () => void) => onError(),
    createReader: () => ({ readEntries: (_: unknown, onError: () => void) => onError() }),
  }) as never;

const createTransfer = (...entries: (FileSystemEntry | null)[]) =>
  ({
    items: entries.map((entry) => ({
      kind: 'file',
      webkitGetAsEntry: () => entry,
      getAsFile: () => createFile('from-a-mail.png'),
    })),
  }) as unknown as DataTransfer;

const summarize = async (data: DataTransfer) => {
  const { files, folders, unreadable } = await readDroppedFiles(data);
  return {
    files: files.map(({ file, path }) => [...path, file.name].join('/')),
    folders: folders.map((path) => path.join('/')),
    unreadable,
  };
};

describe('droppedFiles', () => {
  it('reads all batches and depths of a folder, including empty folders', async () => {
    const inner = folderEntry('inner', [fileEntry('c.txt')]);
    const outer = folderEntry(
      'outer',
      [fileEntry('a.txt'), inner],
      [fileEntry('b.txt'), folderEntry('empty')],
    );
    expect(await summarize(createTransfer(outer))).toEqual({
      files: ['outer/a.txt', 'outer/inner/c.txt', 'outer/b.txt'],
      folders: ['outer', 'outer/inner', 'outer/empty'],
      unreadable: 0,
    });
  });

  it('counts unreadable entries and reads the others', async () => {
    const outer = folderEntry('outer', [
      createUnreadable(fileEntry('a.txt')),
      createUnreadable(folderEntry('closed')),
      fileEntry('b.txt'),
    ]);
    expect(await summarize(createTransfer(outer))).toEqual({
      files: ['outer/b.txt'],
      folders: ['outer', 'outer/closed'],
      unreadable: 2,
    });
  });

  it('reads a file without an entry, dropped from another program', async () => {
    expect((await summarize(createTransfer(null))).files).toEqual(['from-a-mail.png']);
  });
});

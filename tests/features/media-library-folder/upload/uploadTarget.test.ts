import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  createFolderFinder,
  createNameLookup,
} from '../../../../src/features/media-library-folder/upload/uploadTarget';

interface Folder {
  id: number;
  name: string;
  parent: number | null;
}

/** Simulates a library. */
const createLibrary = (...existing: Folder[]) => {
  const folders = [...existing];
  const createdNames: string[] = [];
  const getSubfolders = (parent: number | null) => folders.filter((folder) => folder.parent === parent);
  const data = {
    folder: async (id: number) => ({ subfolders: getSubfolders(id) }),
    getAll: async () => ({ data: getSubfolders(null) }),
    create: async (_resource: string, { data: { name, parent } }: { data: Omit<Folder, 'id'> }) => {
      const folder = { id: folders.length + 100, name, parent };
      folders.push(folder);
      createdNames.push(name);
      return { data: folder };
    },
  };
  return {
    find: createFolderFinder({ data, cache: { addFolder: () => {} } } as never),
    createdNames,
    remove: (name: string) =>
      folders.splice(
        folders.findIndex((folder) => folder.name === name),
        1,
      ),
  };
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('createFolderFinder', () => {
  it('finds existing folders', async () => {
    const { find, createdNames } = createLibrary(
      { id: 1, name: 'Reports', parent: null },
      { id: 2, name: 'May', parent: 1 },
    );
    expect(await find(null, ['Reports'])).toBe(1);
    expect(await find(null, ['Reports', 'May'])).toBe(2);
    expect(await find(1, ['May'])).toBe(2);
    expect(createdNames).toEqual([]);
  });

  it('creates a folder and its parents once for concurrent requests', async () => {
    const { find, createdNames } = createLibrary({ id: 1, name: 'Reports', parent: null });
    const ids = await Promise.all([
      find(1, ['June', 'Week 1']),
      find(1, ['June', 'Week 1']),
      find(1, ['June']),
    ]);
    expect(createdNames).toEqual(['June', 'Week 1']);
    expect(ids[0]).toBe(ids[1]);
    expect(ids[2]).not.toBe(ids[0]);
  });

  it('looks up a folder again later, since it may be deleted', async () => {
    const { find, createdNames, remove } = createLibrary();
    await find(1, ['June']);
    remove('June');
    await vi.advanceTimersByTimeAsync(5000);
    await find(1, ['June']);
    expect(createdNames).toEqual(['June', 'June']);
  });
});

const createFiles = (...names: string[]) => names.map((file_name) => ({ file_name }));

const createLookup = (serverFiles: string[], cachedFiles?: string[]) => {
  let requestCount = 0;
  const cache = { getFiles: () => cachedFiles && createFiles(...cachedFiles) };
  const data = {
    folder: async () => {
      requestCount += 1;
      return { files: createFiles(...serverFiles) };
    },
  };
  return { ...createNameLookup({ data, cache } as never), requestCount: () => requestCount };
};

describe('createNameLookup', () => {
  it.each([
    ['report.pdf', ['report.pdf'], 'report.pdf'],
    ['caf\u00e9.pdf', ['cafe\u0301.pdf'], 'cafe\u0301.pdf'],
    ['Report.pdf', ['report.pdf'], undefined],
    ['report.pdf', ['other.pdf'], undefined],
  ])('finds %s among %j: %s', async (name, existing, expected) => {
    expect((await createLookup(existing).findExisting(name, 7))?.file_name).toBe(expected);
  });

  it('sends no request for cached files', async () => {
    const { findExisting, requestCount } = createLookup([], ['report.pdf']);
    expect(await findExisting('report.pdf', 7)).not.toBeNull();
    expect(requestCount()).toBe(0);
    expect(await findExisting('new.pdf', 7)).toBeNull();
    expect(requestCount()).toBe(1);
  });
});

it('finds a name that neither a file nor a pending upload has', async () => {
  const pickName = await createLookup(['a.txt']).getNamePicker('a.txt', 7);
  expect(pickName(['a (1).txt'])).toBe('a (2).txt');
});

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  folderFinder,
  nameConflicts,
} from '../../../../src/features/media-library-folder/upload/uploadTarget';

interface Folder {
  id: number;
  name: string;
  parent: number | null;
}

/** A library in memory. */
const library = (...there: Folder[]) => {
  const all = [...there];
  const created: string[] = [];
  const below = (parent: number | null) => all.filter((folder) => folder.parent === parent);
  const data = {
    folder: async (id: number) => ({ subfolders: below(id) }),
    getAll: async () => ({ data: below(null) }),
    create: async (_resource: string, { data: { name, parent } }: { data: Omit<Folder, 'id'> }) => {
      const folder = { id: all.length + 100, name, parent };
      all.push(folder);
      created.push(name);
      return { data: folder };
    },
  };
  return {
    find: folderFinder({ data, cache: { addFolder: () => {} } } as never),
    created,
    remove: (name: string) =>
      all.splice(
        all.findIndex((folder) => folder.name === name),
        1,
      ),
  };
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a folder by its path', () => {
  it('is the existing one, in the library and below a folder', async () => {
    const { find, created } = library(
      { id: 1, name: 'Reports', parent: null },
      { id: 2, name: 'May', parent: 1 },
    );
    expect(await find(null, ['Reports'])).toBe(1);
    expect(await find(null, ['Reports', 'May'])).toBe(2);
    expect(await find(1, ['May'])).toBe(2);
    expect(created).toEqual([]);
  });

  it('is created with its parents, once for any number of simultaneous requests', async () => {
    const { find, created } = library({ id: 1, name: 'Reports', parent: null });
    const ids = await Promise.all([
      find(1, ['June', 'Week 1']),
      find(1, ['June', 'Week 1']),
      find(1, ['June']),
    ]);
    expect(created).toEqual(['June', 'Week 1']);
    expect(ids[0]).toBe(ids[1]);
    expect(ids[2]).not.toBe(ids[0]);
  });

  it('is looked up again after a while, since it may have been deleted', async () => {
    const { find, created, remove } = library();
    await find(1, ['June']);
    remove('June');
    await vi.advanceTimersByTimeAsync(5000);
    await find(1, ['June']);
    expect(created).toEqual(['June', 'June']);
  });
});

const files = (...names: string[]) => names.map((file_name) => ({ file_name }));

const conflicts = (onServer: string[], known?: string[]) => {
  let asked = 0;
  const cache = { getFiles: () => known && files(...known) };
  const data = {
    folder: async () => {
      asked += 1;
      return { files: files(...onServer) };
    },
  };
  return { ...nameConflicts({ data, cache } as never), asked: () => asked };
};

describe('an existing file', () => {
  it.each([
    ['report.pdf', ['report.pdf'], 'report.pdf'],
    ['caf\u00e9.pdf', ['cafe\u0301.pdf'], 'cafe\u0301.pdf'],
    ['Report.pdf', ['report.pdf'], undefined],
    ['report.pdf', ['other.pdf'], undefined],
  ])('named %s among %j is %s', async (name, there, expected) => {
    expect((await conflicts(there).existing(name, 7))?.file_name).toBe(expected);
  });

  it('is not requested when it is cached', async () => {
    const { existing, asked } = conflicts([], ['report.pdf']);
    expect(await existing('report.pdf', 7)).not.toBeNull();
    expect(asked()).toBe(0);
    expect(await existing('new.pdf', 7)).toBeNull();
    expect(asked()).toBe(1);
  });
});

it.each([
  [['a.txt'], [], 'a (1).txt'],
  [['a.txt', 'a (1).txt'], [], 'a (2).txt'],
  [['a.txt'], ['a (1).txt'], 'a (2).txt'],
])('a free name beside %j, with %j being uploaded, is %s', async (there, others, expected) => {
  const freeName = await conflicts(there).freeNames('a.txt', 7);
  expect(freeName(others)).toBe(expected);
});

import { describe, expect, it } from 'vitest';
import { nameConflicts } from '../../../../src/features/media-library-folder/upload/nameConflicts';

const files = (...names: string[]) => names.map((file_name) => ({ file_name }));

const conflicts = (onServer: string[], known?: string[]) => {
  let asked = 0;
  const ports = {
    knownFiles: () => known && files(...known),
    folder: async () => {
      asked += 1;
      return { files: files(...onServer) };
    },
  };
  return { ...nameConflicts(ports as never), asked: () => asked };
};

describe('a name that a folder has', () => {
  it.each([
    ['report.pdf', ['report.pdf'], 'report.pdf'],
    ['caf\u00e9.pdf', ['cafe\u0301.pdf'], 'cafe\u0301.pdf'],
    ['Report.pdf', ['report.pdf'], undefined],
    ['report.pdf', ['other.pdf'], undefined],
  ])('%s beside %j is %s', async (name, there, expected) => {
    expect((await conflicts(there).existing(name, 7))?.file_name).toBe(expected);
  });

  it('is not asked for where it is known', async () => {
    const { existing, asked } = conflicts([], ['report.pdf']);
    expect(await existing('report.pdf', 7)).not.toBeNull();
    expect(asked()).toBe(0);
    expect(await existing('new.pdf', 7)).toBeNull();
    expect(asked()).toBe(1);
  });
});

describe('a free name', () => {
  it.each([
    [['a.txt'], [], 'a (1).txt'],
    [['a.txt', 'a (1).txt'], [], 'a (2).txt'],
    [['a.txt'], ['a (1).txt'], 'a (2).txt'],
  ])('beside %j, with %j on their way, is %s', async (there, others, expected) => {
    expect(await conflicts(there).freeName('a.txt', 7, others)).toBe(expected);
  });
});

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { inPortions } from '../../../../src/features/media-library-folder/upload/inPortions';
import type { MediaFile } from '../../../../src/model/media-library-folder/media';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const file = (id: number): MediaFile => ({
  user_media_library_id: id,
  file_name: `${id}.txt`,
  file_url: '',
  size: 1,
  created_at: null,
});

it('hands the first file on at once, those close behind it together, and loses none', () => {
  const put: string[] = [];
  const arrive = inPortions((folder, files) =>
    put.push(`${folder}: ${files.map(({ file_name }) => file_name).join(' ')}`),
  );
  arrive(7, file(1));
  expect(put).toEqual(['7: 1.txt']);
  for (const id of [2, 3, 4]) arrive(7, file(id));
  arrive(8, file(5));
  expect(put).toHaveLength(1);
  vi.runAllTimers();
  expect(put.slice(1)).toEqual(['7: 2.txt 3.txt 4.txt', '8: 5.txt']);
  arrive(7, file(6));
  expect(put.at(-1)).toBe('7: 6.txt');
});

import { expect, it } from 'vitest';
import type { MediaFile, MediaFolder } from '../../../src/model/media-library-folder/media';
import { fileSize } from '../../../src/model/locale';
import {
  toDownloadUrl,
  findFreeName,
  getMediaKind,
  formatMediaDate,
  getStemLength,
} from '../../../src/features/media-library-folder/mediaFile';
import {
  createNameFilter,
  sortItems,
  toFolderSort,
  type MediaOrder,
} from '../../../src/features/media-library-folder/browse/libraryView';
import { toFileItem, toFolderItem } from '../../../src/features/media-library-folder/browse/item';

it.each([
  [new Date(2026, 0, 5, 8, 7).toISOString(), 'Jan 05, 2026, 08:07 AM'],
  [new Date(2025, 11, 31, 23, 59).toISOString(), 'Dec 31, 2025, 11:59 PM'],
  [null, ''],
  ['not a date', ''],
])('formats the date %s as "%s"', (dateTime, text) => {
  expect(formatMediaDate(dateTime)).toBe(text);
});

it.each([
  [0, '0 B'],
  [999, '999 B'],
  [1000, '1.0 kB'],
  [12_600, '12.6 kB'],
  [99_949, '99.9 kB'],
  [99_950, '100 kB'],
  [999_499, '999 kB'],
  [999_500, '1.0 MB'],
  [123_456_789, '123 MB'],
  [2_500_000_000_000, '2.5 TB'],
  [1_500_000_000_000_000, '1500 TB'],
  [null, ''],
])('formats %s bytes as "%s"', (bytes, text) => {
  expect(fileSize(bytes)).toBe(text);
});

it.each([
  ['Plan.PDF', 'pdf'],
  ['a.jpeg', 'image'],
  ['page.html', 'text'],
  ['song.mp3', 'audio'],
  ['film.webm', 'video'],
  ['minutes.docx', 'other'],
  ['photo.2026.png', 'image'],
  ['photo.png.zip', 'other'],
  ['png', 'other'],
  ['', 'other'],
])('classifies "%s" as %s', (name, kind) => {
  expect(getMediaKind(name)).toBe(kind);
});

it.each([
  ['a.txt', 1],
  ['a.tar.gz', 5],
  ['.hidden', 7],
  ['none', 4],
])('selects the stem of "%s": %i characters', (name, length) => {
  expect(getStemLength(name)).toBe(length);
});

it.each([
  ['a.txt', [], 'a.txt'],
  ['a.txt', ['a.txt'], 'a (1).txt'],
  ['a.txt', ['a.txt', 'a (1).txt'], 'a (2).txt'],
  ['.env', ['.env'], '.env (1)'],
])('renames "%s" next to %j to "%s"', (name, takenNames: string[], expected) => {
  expect(findFreeName(name, (candidate) => takenNames.includes(candidate))).toBe(expected);
});

it.each([
  ['http://a.test/files/media/x.pdf', 'http://a.test/files/media/x.pdf'],
  ['http%3A%2F%2Fa.test%2Fb%20c', 'http://a.test/b c'],
  ['/files/100%.txt', '/files/100%.txt'],
  ['/files/%C3%BC%20b.txt', '/files/ü b.txt'],
  ['https://a.test/%23one%3Ftwo.txt', 'https://a.test/%23one%3Ftwo.txt'],
  ['javascript:alert(1)', ''],
  ['//elsewhere.test', ''],
])('downloads %s from "%s"', (url, address) => {
  expect(toDownloadUrl(url)).toBe(address);
});

const files = ['Sheet 10.png', 'sheet 2.pdf', 'Änder.txt'].map((file_name, index): MediaFile => ({
  user_media_library_id: index,
  file_name,
  file_url: '',
  size: [5, 50, 1][index] ?? 0,
  created_at: `2026-01-0${index + 1}T00:00:00Z`,
}));
it.each<[MediaOrder, 'ASC' | 'DESC', string[]]>([
  ['name', 'ASC', ['Änder.txt', 'sheet 2.pdf', 'Sheet 10.png']],
  ['name', 'DESC', ['Sheet 10.png', 'sheet 2.pdf', 'Änder.txt']],
  ['kind', 'ASC', ['sheet 2.pdf', 'Sheet 10.png', 'Änder.txt']],
  ['size', 'ASC', ['Änder.txt', 'Sheet 10.png', 'sheet 2.pdf']],
  ['date', 'DESC', ['Änder.txt', 'sheet 2.pdf', 'Sheet 10.png']],
])('sorts files by %s, %s', (field, order, names) => {
  expect(sortItems(files.map(toFileItem), { field, order }).map(({ name }) => name)).toEqual(names);
});

const folders = ['b', 'C', 'a'].map((name, id): MediaFolder => ({
  id,
  name,
  parent: null,
  description: null,
  created_at: `2026-01-0${id + 1}T00:00:00Z`,
}));
it.each<[MediaOrder, 'ASC' | 'DESC', string]>([
  ['name', 'DESC', 'Cba'],
  ['kind', 'DESC', 'abC'],
  ['size', 'DESC', 'abC'],
  ['date', 'DESC', 'aCb'],
])('sorts folders by %s, %s', (field, order, names) => {
  const items = folders.map((folder) => toFolderItem(folder, ''));
  const sorted = sortItems(items, toFolderSort({ field, order }));
  expect(sorted.map(({ name }) => name).join('')).toBe(names);
});

it.each([
  ['', 'Anything', true],
  ['  REP ', 'Reports 2026', true],
  ['ports 3', 'Reports 2026', false],
  ['überblick', 'U\u0308BERBLICK.pdf', true],
])('searches "%s" in "%s": %s', (search, name, expected) => {
  expect(createNameFilter(search)(name)).toBe(expected);
});

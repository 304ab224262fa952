import { expect, it } from 'vitest';
import type { Http } from '../../../src/api/http';
import { mediaActions } from '../../../src/api/actions/media';

/** Calls that all get this answer. */
const answered = (answer: unknown) => {
  const sent: string[] = [];
  const http = (async (path: string) => {
    sent.push(path);
    return answer;
  }) as Http;
  return { media: mediaActions(http), sent };
};

type Media = ReturnType<typeof mediaActions>;

it.each<[string, (media: Media) => Promise<unknown>]>([
  ['Folder name is required.', (media) => media.createFolder('  ', null)],
  ['Folder ID and new name are required.', (media) => media.renameFolder(1, ' ')],
  ['Folder ID and new name are required.', (media) => media.renameFolder(Number.NaN, 'Name')],
  ['Folder ID is required.', (media) => media.deleteFolder(Number.NaN)],
])('an upload says "%s" before anything is sent', async (sentence, call) => {
  const { media, sent } = answered(true);
  await expect(call(media)).rejects.toThrow(sentence);
  expect(sent).toEqual([]);
});

it.each([[[]], [null], [{}], [{ results: 5 }]])('an answer %j is not taken for folders', async (answer) => {
  await expect(answered(answer).media.folders()).rejects.toThrow('Invalid API response.');
});

it.each([[[]], [null], [{}], ['folder']])('an answer %j is not taken for a folder', async (answer) => {
  await expect(answered(answer).media.folder(1)).rejects.toThrow('Invalid API response.');
});

it.each([[false], [null], [{ success: true }], ['true']])(
  'an answer %j is not taken for a deletion',
  async (answer) => {
    await expect(answered(answer).media.deleteFolder(1)).rejects.toThrow('Invalid API response.');
  },
);

it('the library lists the folders of the first level alone, whatever they lack', async () => {
  const results = [{ id: 1 }, { id: 2, name: 'Below', parent: 1 }, { name: 'Without an id' }];
  expect(await answered({ results }).media.folders()).toEqual([
    { id: 1, name: null, parent: null, description: null, created_at: null },
  ]);
});

it.each<[string, object, number]>([
  ['a number', { user_media_library_id: 7 }, 7],
  ['a number as text', { user_media_library_id: '7' }, 7],
  ['the id alone', { id: 7 }, 7],
  ['no number', { id: 7, user_media_library_id: 'seven' }, Number.NaN],
])('a file is known by %s; one without a name is hidden', async (_what, ids, id) => {
  const files = [
    { ...ids, file_name: 'a.txt' },
    { user_media_library_id: 9, file_url: '/b' },
  ];
  const folder = await answered({ name: 'Folder', ancestors: [], files }).media.folder(1);
  expect(folder.files.map((file) => file.user_media_library_id)).toEqual([id]);
});

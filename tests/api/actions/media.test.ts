import { describe, expect, it } from 'vitest';
import type { Http, UntypedRequest } from '../../../src/api/http';
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

/** Calls that are answered by `METHOD path?query`, and what was sent by them. */
const scripted = (answers: Record<string, unknown>) => {
  const sent: [string, UntypedRequest][] = [];
  const http = (async (method: string, path: string, request: UntypedRequest = {}) => {
    const query = new URLSearchParams(Object.entries(request.query ?? {}).map(([k, v]) => [k, String(v)]));
    const address = path.replace('{id}', String(request.path?.['id'])) + (query.size ? `?${query}` : '');
    sent.push([`${method} ${address}`, request]);
    const answer = answers[`${method} ${address}`] ?? null;
    if (answer instanceof Error) throw answer;
    return answer;
  }) as unknown as Http;
  return { media: mediaActions(http), sent, asked: () => sent.map(([call]) => call) };
};

const aFolder = (id: number, more: object = {}) => ({
  id,
  name: `Folder ${id}`,
  parent: null,
  description: null,
  created_at: null,
  ...more,
});
const page = (number: number) => `GET /api/media-library-folder/?page=${number}&page_size=20`;
const one = (id: number) => `GET /api/media-library-folder/${id}/`;

it.each([
  [0, [1]],
  [20, [1]],
  [21, [1, 2]],
  [60, [1, 2, 3]],
])('a library of %i folders is asked for page by page', async (count, pages) => {
  const answers = pages.map((number) => [page(number), { results: [aFolder(number)], count }]);
  const { media, asked } = scripted(Object.fromEntries(answers) as Record<string, unknown>);
  expect(await media.folders()).toEqual(pages.map((number) => aFolder(number)));
  expect(asked()).toEqual(pages.map(page));
});

it('a library whose later page fails has failed', async () => {
  const failure = new Error('Out of order.');
  const { media } = scripted({ [page(1)]: { results: [], count: 40 }, [page(2)]: failure });
  await expect(media.folders()).rejects.toBe(failure);
});

it('a folder comes with what lies in it and above it', async () => {
  const inner = { ...aFolder(8, { parent: 7, description: 'd', created_at: 'c' }) };
  const file = { id: 5, file_name: 'a.png', file_url: '/a.png', size: 3, created_at: 'c' };
  const folder = { name: 'F', subfolders: [inner, {}], files: [file, null, { file_name: 'b' }] };
  const ancestors = [{ id: 1, name: 'Top' }, { name: 'Without an id' }];
  const { media, asked } = scripted({ [one(7)]: { ...folder, ancestors } });
  expect(await media.folder(7)).toEqual({
    ...aFolder(7, { name: 'F' }),
    ancestors: [{ id: 1, name: 'Top' }],
    subfolders: [inner],
    files: [
      { user_media_library_id: 5, file_name: 'a.png', file_url: '/a.png', size: 3, created_at: 'c' },
      { user_media_library_id: Number.NaN, file_name: 'b', file_url: '', size: null, created_at: null },
    ],
  });
  expect(asked()).toEqual([one(7)]);
});

it('what is above a folder is asked for step by step where the server does not say it', async () => {
  const { media, asked } = scripted({
    [one(3)]: { name: 'Inner', parent: 2 },
    [one(2)]: { name: 'Middle', parent: 1 },
    [one(1)]: { name: 'Top', parent: null },
  });
  const { ancestors } = await media.folder(3);
  expect(ancestors).toEqual([
    { id: 1, name: 'Top' },
    { id: 2, name: 'Middle' },
  ]);
  expect(asked()).toEqual([3, 2, 1].map(one));
});

it('folders that lie in each other are not followed for ever', async () => {
  const { media } = scripted({ [one(1)]: { name: 'A', parent: 2 }, [one(2)]: { name: 'B', parent: 1 } });
  expect((await media.folder(1)).ancestors).toHaveLength(100);
});

describe('an upload', () => {
  const file = new File(['x'], 'a.txt');
  const upload = (name: string, answers: Record<string, unknown>, overwrite?: boolean) => {
    const { media, sent, asked } = scripted(answers);
    const done = media.uploadFile({
      folder: 3,
      file,
      name,
      ...(overwrite === undefined ? {} : { overwrite }),
    });
    return { done, sent, asked };
  };
  const saved = (file_name: string) => ({ file: { user_media_library_id: 7, file_name } });
  const post = 'POST /api/user/media-library/';

  it.each([
    [undefined, post, 'false'],
    [true, `${post}?overwrite=true`, 'true'],
  ])('names its folder before its bytes, and says whether it replaces: %s', async (overwrite, call, said) => {
    const { done, sent, asked } = upload('b.txt', { [call]: saved('b.txt') }, overwrite);
    expect(await done).toMatchObject({ user_media_library_id: 7, file_name: 'b.txt' });
    expect(asked()).toEqual([call]);
    const body = sent[0]?.[1].body;
    const entries = body instanceof FormData ? [...body] : [];
    expect(entries.map(([name]) => name)).toEqual(['folder', 'overwrite', 'file']);
    expect(entries.slice(0, 2).map(([, value]) => value)).toEqual(['3', said]);
    expect(entries[2]?.[1]).toMatchObject({ name: 'b.txt' });
    expect(sent[0]?.[1].transport).toBeTypeOf('function');
  });

  it.each(['a"b', 'a%22b', 'a%0ab', 'a%0Db', 'a\nb'])(
    'sets a name again that a form cannot carry: %j',
    async (name) => {
      const { done, sent } = upload(name, { [post]: saved('other'), [`${post}?id=7`]: saved(name) });
      expect(await done).toMatchObject({ file_name: name });
      expect(sent[1]).toMatchObject([`${post}?id=7`, { body: { file_name: name } }]);
    },
  );

  it.each<[string, string, Record<string, unknown>, string, number]>([
    ['of another name that a form can carry', 'b', { [post]: saved('b (1)') }, 'b (1)', 1],
    ['of the very name', 'a"b', { [post]: saved('a"b') }, 'a"b', 1],
    [
      'whose name could not be set',
      'a"b',
      { [post]: saved('x'), [`${post}?id=7`]: new Error('No.') },
      'x',
      2,
    ],
    ['whose new name is answered by nothing', 'a"b', { [post]: saved('x') }, 'a"b', 2],
  ])('is the file %s', async (_what, name, answers, file_name, calls) => {
    const { done, sent } = upload(name, answers);
    expect(await done).toMatchObject({ user_media_library_id: 7, file_name });
    expect(sent).toHaveLength(calls);
  });

  it('that no file is answered to has failed', async () => {
    await expect(upload('b', { [post]: { success: true } }).done).rejects.toMatchObject({ kind: 'format' });
  });
});

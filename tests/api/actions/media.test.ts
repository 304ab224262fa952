import { describe, expect, it } from 'vitest';
import type { Http, UntypedRequest } from '../../../src/api/http';
import { mediaActions } from '../../../src/api/actions/media';

/** Media actions whose calls all get this response. */
const mediaWithResponse = (answer: unknown) => {
  const sent: string[] = [];
  const http = (async (path: string) => {
    sent.push(path);
    return answer;
  }) as Http;
  return { media: mediaActions(http), sent };
};

it.each([[[]], [null], [{}], ['folder']])('the response %j is not accepted as a folder', async (answer) => {
  await expect(mediaWithResponse(answer).media.folder(1)).rejects.toThrow('Invalid API response.');
});

it.each<[string, object, number]>([
  ['a number', { user_media_library_id: 7 }, 7],
  ['a number as a string', { user_media_library_id: '7' }, 7],
  ['a longer number as a string', { user_media_library_id: '42' }, 42],
  ['the id alone', { id: 7 }, 7],
  ['no number', { id: 7, user_media_library_id: 'seven' }, Number.NaN],
  ...['', '-7', '7e2', true, ['7']].map((id): [string, object, number] => [
    `no id, but ${JSON.stringify(id)}`,
    { id: 7, user_media_library_id: id },
    Number.NaN,
  ]),
])('a file is identified by %s; one without a name is hidden', async (_what, ids, id) => {
  const files = [
    { ...ids, file_name: 'a.txt' },
    { user_media_library_id: 9, file_url: '/b' },
  ];
  const folder = await mediaWithResponse({ name: 'Folder', ancestors: [], files }).media.folder(1);
  expect(folder.files.map((file) => file.user_media_library_id)).toEqual([id]);
});

/** Media actions with a response for each `METHOD path?query`, and the requests they sent. */
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
  return { media: mediaActions(http), sent, calls: () => sent.map(([call]) => call) };
};

const buildFolder = (id: number, more: object = {}) => ({
  id,
  name: `Folder ${id}`,
  parent: null,
  description: null,
  created_at: null,
  ...more,
});
const one = (id: number) => `GET /api/media-library-folder/${id}/`;

it('a folder has its contents and its ancestors', async () => {
  const inner = { ...buildFolder(8, { parent: 7, description: 'd', created_at: 'c' }) };
  const file = { id: 5, file_name: 'a.png', file_url: '/a.png', size: 3, created_at: 'c' };
  const folder = { name: 'F', subfolders: [inner, {}], files: [file, null, { file_name: 'b' }] };
  const ancestors = [{ id: 1, name: 'Top' }, { name: 'Without an id' }];
  const { media, calls } = scripted({ [one(7)]: { ...folder, ancestors } });
  expect(await media.folder(7)).toEqual({
    ...buildFolder(7, { name: 'F' }),
    ancestors: [{ id: 1, name: 'Top' }],
    subfolders: [inner],
    files: [
      { user_media_library_id: 5, file_name: 'a.png', file_url: '/a.png', size: 3, created_at: 'c' },
      { user_media_library_id: Number.NaN, file_name: 'b', file_url: '', size: null, created_at: null },
    ],
  });
  expect(calls()).toEqual([one(7)]);
});

it('the ancestors of a folder are loaded one by one where the server does not list them', async () => {
  const { media, calls } = scripted({
    [one(3)]: { name: 'Inner', parent: 2 },
    [one(2)]: { name: 'Middle', parent: 1 },
    [one(1)]: { name: 'Top', parent: null },
  });
  const { ancestors } = await media.folder(3);
  expect(ancestors).toEqual([
    { id: 1, name: 'Top' },
    { id: 2, name: 'Middle' },
  ]);
  expect(calls()).toEqual([3, 2, 1].map(one));
});

it('folders that contain each other are not followed for ever', async () => {
  const { media } = scripted({ [one(1)]: { name: 'A', parent: 2 }, [one(2)]: { name: 'B', parent: 1 } });
  expect((await media.folder(1)).ancestors).toHaveLength(100);
});

describe('an upload', () => {
  const file = new File(['x'], 'a.txt');
  const upload = (name: string, answers: Record<string, unknown>, overwrite?: boolean) => {
    const { media, sent, calls } = scripted(answers);
    const done = media.uploadFile({
      folder: 3,
      file,
      name,
      ...(overwrite === undefined ? {} : { overwrite }),
    });
    return { done, sent, calls };
  };
  const saved = (file_name: string) => ({ file: { user_media_library_id: 7, file_name } });
  const post = 'POST /api/user/media-library/';

  it.each([
    [undefined, post, 'false'],
    [true, `${post}?overwrite=true`, 'true'],
  ])('sends its folder before its bytes: %s', async (overwrite, call, expected) => {
    const { done, sent, calls } = upload('b.txt', { [call]: saved('b.txt') }, overwrite);
    expect(await done).toMatchObject({ user_media_library_id: 7, file_name: 'b.txt' });
    expect(calls()).toEqual([call]);
    const body = sent[0]?.[1].body;
    const entries = body instanceof FormData ? [...body] : [];
    expect(entries.map(([name]) => name)).toEqual(['folder', 'overwrite', 'file']);
    expect(entries.slice(0, 2).map(([, value]) => value)).toEqual(['3', expected]);
    expect(entries[2]?.[1]).toMatchObject({ name: 'b.txt' });
    expect(sent[0]?.[1].transport).toBeTypeOf('function');
  });

  it.each(['a"b', 'a%22b', 'a%0ab', 'a%0Db', 'a\nb'])(
    'renames what a form cannot carry: %j',
    async (name) => {
      const { done, sent } = upload(name, { [post]: saved('other'), [`${post}?id=7`]: saved(name) });
      expect(await done).toMatchObject({ file_name: name });
      expect(sent[1]).toMatchObject([`${post}?id=7`, { body: { file_name: name } }]);
    },
  );

  it.each<[string, string, Record<string, unknown>, string, number]>([
    ['with another name that a form can carry', 'b', { [post]: saved('b (1)') }, 'b (1)', 1],
    ['with exactly that name', 'a"b', { [post]: saved('a"b') }, 'a"b', 1],
    ['whose rename failed', 'a"b', { [post]: saved('x'), [`${post}?id=7`]: new Error('No.') }, 'x', 2],
    ['whose rename has an empty response', 'a"b', { [post]: saved('x') }, 'a"b', 2],
  ])('resolves to the file %s', async (_what, name, answers, file_name, calls) => {
    const { done, sent } = upload(name, answers);
    expect(await done).toMatchObject({ user_media_library_id: 7, file_name });
    expect(sent).toHaveLength(calls);
  });
});

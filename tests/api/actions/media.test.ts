import { describe, expect, it } from 'vitest';
import type { Http, UntypedRequest } from '../../../src/api/http';
import { mediaActions } from '../../../src/api/actions/media';
import { calls, stubResponse } from './scriptedCalls';

it.each([[[]], [null], [{}], ['folder']])('rejects %j as a folder', async (response) => {
  stubResponse(response);
  await expect(calls.folder(1)).rejects.toThrow('Invalid API response.');
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
])('reads the file id from %s and hides files without a name', async (_what, ids, id) => {
  const files = [
    { ...ids, file_name: 'a.txt' },
    { user_media_library_id: 9, file_url: '/b' },
  ];
  stubResponse({ name: 'Folder', ancestors: [], files });
  expect((await calls.folder(1)).files.map((file) => file.user_media_library_id)).toEqual([id]);
});

/** Media actions with a response for each `METHOD path?query`, and the requests they sent. */
const scriptedMedia = (responses: Record<string, unknown>) => {
  const requests: [string, UntypedRequest][] = [];
  const http = (async (method: string, path: string, request: UntypedRequest = {}) => {
    const query = new URLSearchParams(Object.entries(request.query ?? {}).map(([k, v]) => [k, String(v)]));
    const url = path.replace('{id}', String(request.path?.['id'])) + (query.size ? `?${query}` : '');
    requests.push([`${method} ${url}`, request]);
    const response = responses[`${method} ${url}`] ?? null;
    if (response instanceof Error) throw response;
    return response;
  }) as unknown as Http;
  return { media: mediaActions(http), requests, sentCalls: () => requests.map(([call]) => call) };
};

const buildFolder = (id: number, fields: object = {}) => ({
  id,
  name: `Folder ${id}`,
  parent: null,
  description: null,
  created_at: null,
  ...fields,
});
const getFolder = (id: number) => `GET /api/media-library-folder/${id}/`;

it('reads the contents and ancestors of a folder', async () => {
  const inner = { ...buildFolder(8, { parent: 7, description: 'd', created_at: 'c' }) };
  const file = { id: 5, file_name: 'a.png', file_url: '/a.png', size: 3, created_at: 'c' };
  const folder = { name: 'F', subfolders: [inner, {}], files: [file, null, { file_name: 'b' }] };
  const ancestors = [{ id: 1, name: 'Top' }, { name: 'Without an id' }];
  const { media, sentCalls } = scriptedMedia({ [getFolder(7)]: { ...folder, ancestors } });
  expect(await media.folder(7)).toEqual({
    ...buildFolder(7, { name: 'F' }),
    ancestors: [{ id: 1, name: 'Top' }],
    subfolders: [inner],
    files: [
      { user_media_library_id: 5, file_name: 'a.png', file_url: '/a.png', size: 3, created_at: 'c' },
      { user_media_library_id: Number.NaN, file_name: 'b', file_url: '', size: null, created_at: null },
    ],
  });
  expect(sentCalls()).toEqual([getFolder(7)]);
});

it('loads ancestors one by one if the server does not list them', async () => {
  const { media, sentCalls } = scriptedMedia({
    [getFolder(3)]: { name: 'Inner', parent: 2 },
    [getFolder(2)]: { name: 'Middle', parent: 1 },
    [getFolder(1)]: { name: 'Top', parent: null },
  });
  const { ancestors } = await media.folder(3);
  expect(ancestors).toEqual([
    { id: 1, name: 'Top' },
    { id: 2, name: 'Middle' },
  ]);
  expect(sentCalls()).toEqual([3, 2, 1].map(getFolder));
});

it('stops at 100 ancestors if folders contain each other', async () => {
  const { media } = scriptedMedia({
    [getFolder(1)]: { name: 'A', parent: 2 },
    [getFolder(2)]: { name: 'B', parent: 1 },
  });
  expect((await media.folder(1)).ancestors).toHaveLength(100);
});

describe('file upload', () => {
  const file = new File(['x'], 'a.txt');
  const upload = (name: string, responses: Record<string, unknown>, overwrite?: boolean) => {
    const { media, requests, sentCalls } = scriptedMedia(responses);
    const result = media.uploadFile({
      folder: 3,
      file,
      name,
      ...(overwrite === undefined ? {} : { overwrite }),
    });
    return { result, requests, sentCalls };
  };
  const savedFile = (file_name: string) => ({ file: { user_media_library_id: 7, file_name } });
  const postFile = 'POST /api/user/media-library/';

  it.each([
    [undefined, postFile, 'false'],
    [true, `${postFile}?overwrite=true`, 'true'],
  ])('sends the folder before the bytes: %s', async (overwrite, call, expected) => {
    const { result, requests, sentCalls } = upload('b.txt', { [call]: savedFile('b.txt') }, overwrite);
    expect(await result).toMatchObject({ user_media_library_id: 7, file_name: 'b.txt' });
    expect(sentCalls()).toEqual([call]);
    const body = requests[0]?.[1].body;
    const entries = body instanceof FormData ? [...body] : [];
    expect(entries.map(([name]) => name)).toEqual(['folder', 'overwrite', 'file']);
    expect(entries.slice(0, 2).map(([, value]) => value)).toEqual(['3', expected]);
    expect(entries[2]?.[1]).toMatchObject({ name: 'b.txt' });
    expect(requests[0]?.[1].transport).toBeTypeOf('function');
  });

  it.each(['a"b', 'a%22b', 'a%0ab', 'a%0Db', 'a\nb'])(
    'renames a file after uploading if a form cannot encode %j',
    async (name) => {
      const { result, requests } = upload(name, {
        [postFile]: savedFile('other'),
        [`${postFile}?id=7`]: savedFile(name),
      });
      expect(await result).toMatchObject({ file_name: name });
      expect(requests[1]).toMatchObject([`${postFile}?id=7`, { body: { file_name: name } }]);
    },
  );

  it.each<[string, string, Record<string, unknown>, string, number]>([
    ['with the name chosen by the server', 'b', { [postFile]: savedFile('b (1)') }, 'b (1)', 1],
    ['with the requested name', 'a"b', { [postFile]: savedFile('a"b') }, 'a"b', 1],
    [
      'with the old name if renaming fails',
      'a"b',
      { [postFile]: savedFile('x'), [`${postFile}?id=7`]: new Error('No.') },
      'x',
      2,
    ],
    ['with the new name if the rename response is empty', 'a"b', { [postFile]: savedFile('x') }, 'a"b', 2],
  ])('resolves to the file %s', async (_what, name, responses, file_name, count) => {
    const { result, requests } = upload(name, responses);
    expect(await result).toMatchObject({ user_media_library_id: 7, file_name });
    expect(requests).toHaveLength(count);
  });
});

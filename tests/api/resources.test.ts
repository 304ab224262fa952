import { afterEach, describe, expect, it, vi } from 'vitest';
import { createDataProvider, type PortalDataProvider } from '../../src/api/dataProvider';
import { createHttp } from '../../src/api/http';

afterEach(() => void vi.unstubAllGlobals());

const data = createDataProvider(
  createHttp('', {
    accessToken: async () => 'mine',
    renew: async () => null,
    rememberHeaders: () => ({}),
  }),
);

type Reply = (path: string) => unknown;

/** Stubs `fetch` with one response, a number for a bare status; returns the calls as `METHOD path`. */
const stubResponse = (reply: unknown) => {
  const sent: string[] = [];
  const bodies: unknown[] = [];
  vi.stubGlobal('fetch', async (path: string, { method = '', body, signal }: RequestInit) => {
    signal?.throwIfAborted();
    sent.push(`${method} ${path}`);
    if (body instanceof FormData) bodies.push(Object.fromEntries(body));
    if (typeof body === 'string') bodies.push(JSON.parse(body) as unknown);
    const response = typeof reply === 'function' ? (reply as Reply)(path) : reply;
    return typeof response === 'number' ? new Response('{}', { status: response }) : Response.json(response);
  });
  return { sent, bodies };
};

const pageOf = (page: number, perPage = 20) => ({ pagination: { page, perPage } });
const link = { url: 'u', version: '1', must_update: true };

describe('a list is requested as its resource defines', () => {
  const sort = { field: 'email', order: 'DESC' } as const;
  it.each<[string, (d: PortalDataProvider) => Promise<unknown>, string]>([
    [
      'users by page, order and filter',
      (d) => d.getList('users', { ...pageOf(1), sort, filter: { is_active: true } }),
      '/api/user/manage/?page=1&page_size=20&ordering=-email&is_active=true',
    ],
    [
      'users in ascending order',
      (d) => d.getList('users', { sort: { field: 'email', order: 'ASC' } }),
      '/api/user/manage/?ordering=email',
    ],
    ['users without an order', (d) => d.getList('users', {}), '/api/user/manage/'],
    [
      'services in the order of the server, the first page without a number',
      (d) => d.getList('dic-services', { ...pageOf(1), sort }),
      '/api/user/dic-services-list/',
    ],
    [
      'services with another page size',
      (d) => d.getList('dic-services', pageOf(1, 100)),
      '/api/user/dic-services-list/?page=1&page_size=100',
    ],
    [
      'a later page of services',
      (d) => d.getList('dic-services', pageOf(2)),
      '/api/user/dic-services-list/?page=2&page_size=20',
    ],
    ['links, which have no pages', (d) => d.getList('google-play', pageOf(3)), '/api/google-play/'],
    [
      'templates',
      (d) => d.getList('custom-message-template', pageOf(1)),
      '/api/user/custom-message-template',
    ],
    [
      'folders',
      (d) => d.getList('media-library-folder', pageOf(1)),
      '/api/media-library-folder/?page=1&page_size=20',
    ],
    [
      'records that belong to another one',
      (d) =>
        d.getManyReference('notification', {
          ...pageOf(2),
          sort,
          target: 'user',
          id: 7,
          filter: { is_read: false },
        }),
      '/api/user/notification/?page=2&page_size=20&is_read=false&user=7',
    ],
  ])('%s', async (_what, ask, path) => {
    const { sent } = stubResponse({ results: [{ user_id: 7, id: 7, password: 'x' }], count: 30 });
    expect(await ask(data)).toMatchObject({ data: [{ id: 7 }], total: 30 });
    expect(sent).toEqual([`GET ${path}`]);
  });

  it('its records are read as the resource defines', async () => {
    stubResponse([{ user_id: 7, password: 'x' }]);
    expect(await data.getList('users', {})).toEqual({ data: [{ id: 7, user_id: 7 }], total: 1 });
  });
});

describe('a page that no longer exists', () => {
  const orLast = { ...pageOf(5, 10), meta: { orLastPage: true } };
  const pages =
    (count: number, gone: unknown): Reply =>
    (path) => {
      const page = Number(new URL(path, 'http://a.test').searchParams.get('page'));
      return (page - 1) * 10 < count ? { results: [{ id: page }], count } : gone;
    };
  const empty = { results: [], count: 0 };
  it.each<[string, unknown, number[], number[]]>([
    ['is replaced by the last where the server returns 404', pages(21, 404), [5, 1, 3], [3]],
    ['is replaced by the last where it is empty', pages(20, empty), [5, 1, 2], [2]],
    ['is replaced by the first where there is no other', pages(10, 404), [5, 1], [1]],
    ['is not replaced where it exists', pages(50, 404), [5], [5]],
  ])('%s', async (_what, reply, asked, ids) => {
    const { sent } = stubResponse(reply);
    const { data: rows } = await data.getList('users', orLast);
    expect(rows.map(({ id }): unknown => id)).toEqual(ids);
    expect(sent.map((call) => Number(/page=(\d+)/.exec(call)?.[1]))).toEqual(asked);
  });

  it.each([
    ['the first one', 404, { ...orLast, ...pageOf(1, 10) }],
    ['another failure', 500, orLast],
    ['a screen that does not request another', 404, pageOf(5, 10)],
  ])('rejects for %s', async (_what, status, params) => {
    const { sent } = stubResponse(status);
    await expect(data.getList('users', params)).rejects.toMatchObject({ status });
    expect(sent).toHaveLength(1);
  });
});

describe('one record', () => {
  const previousData = { id: 7, url: 'old', version: '1', must_update: false };
  it.each<[string, (d: PortalDataProvider) => Promise<unknown>, string[], unknown[], unknown, unknown]>([
    [
      'is requested by its id',
      (d) => d.getOne('users', { id: 'a/b' }),
      ['GET /api/user/manage/a%2Fb/'],
      [],
      { user: { user_id: 'a/b', email: 'e' } },
      { data: { id: 'a/b', user_id: 'a/b', email: 'e' } },
    ],
    [
      'is requested together with others',
      (d) => d.getMany('notification', { ids: [7, '7'] }),
      ['GET /api/user/notification/7/', 'GET /api/user/notification/7/'],
      [],
      { id: 7 },
      { data: [{ id: 7 }, { id: 7 }] },
    ],
    [
      'is created by POST, in the format of its resource',
      (d) => d.create('google-play', { data: { ...link, url: ' u ' } }),
      ['POST /api/google-play/'],
      [link],
      { id: 7, ...link },
      { data: { id: 7, ...link } },
    ],
    [
      'is created with a form where the resource requires one',
      (d) => d.create('users', { data: { email: 'e', title: '' } }),
      ['POST /api/user/manage/'],
      [{ email: 'e' }],
      { user_id: 7 },
      { data: { id: 7, user_id: 7 } },
    ],
    [
      'is created without an id where the response has none, and without the files',
      (d) =>
        d.create('media-library-folder', {
          data: { name: 'A', icon: new Blob([]) },
          meta: { needsId: false },
        }),
      ['POST /api/media-library-folder/'],
      [{ name: 'A', icon: {} }],
      {},
      { data: { name: 'A', id: '' } },
    ],
    [
      'is replaced by PUT where the resource defines it',
      (d) => d.update('google-play', { id: 7, data: link, previousData }),
      ['PUT /api/google-play/7/'],
      [link],
      {},
      { data: { id: 7, ...link } },
    ],
    [
      'is changed by PATCH where the resource defines it',
      (d) =>
        d.update('media-library-folder', { id: 7, data: { name: 'B' }, previousData: { id: 7, parent: 1 } }),
      ['PATCH /api/media-library-folder/7/'],
      [{ name: 'B' }],
      {},
      { data: { id: 7, name: 'B', parent: 1 } },
    ],
    [
      'is changed by POST where the caller requests it',
      (d) =>
        d.update('users', { id: 7, data: { title: '' }, previousData: { id: 7 }, meta: { method: 'POST' } }),
      ['POST /api/user/manage/7/'],
      [{ title: '' }],
      { updated_user: { id: 7, email: 'e' } },
      { data: { id: 7, user_id: 7, email: 'e' } },
    ],
    [
      'is deleted',
      (d) => d.delete('users', { id: 7 }),
      ['DELETE /api/user/manage/7/'],
      [],
      null,
      { data: { id: 7 } },
    ],
    [
      'is deleted with the query of the caller',
      (d) => d.delete('users', { id: 7, meta: { query: { backup: true } } }),
      ['DELETE /api/user/manage/7/?backup=true'],
      [],
      null,
      { data: { id: 7 } },
    ],
    [
      'is deleted together with others',
      (d) => d.deleteMany('notification', { ids: [7, 8] }),
      ['DELETE /api/user/notification/7/', 'DELETE /api/user/notification/8/'],
      [],
      {},
      { data: ['7', '8'] },
    ],
    [
      'is changed together with others',
      (d) => d.updateMany('notification', { ids: [7], data: { is_read: true } }),
      ['PATCH /api/user/notification/7/'],
      [{ is_read: true }],
      { id: 7 },
      { data: [7] },
    ],
  ])('%s', async (_what, act, calls, sentBodies, reply, result) => {
    const { sent, bodies } = stubResponse(reply);
    expect(await act(data)).toEqual(result);
    expect(sent).toEqual(calls);
    expect(bodies).toEqual(sentBodies);
  });

  it.each<[string, (d: PortalDataProvider) => Promise<unknown>, unknown[]]>([
    ['requested', (d) => d.getOne('users', { id: 7 }), [{}, { id: 8 }, { success: false, id: 7 }]],
    ['created', (d) => d.create('google-play', { data: link }), ['text', { success: false }]],
    [
      'created where its id is needed',
      (d) => d.create('google-play', { data: link, meta: { needsId: true } }),
      [{}, { success: true }],
    ],
    [
      'changed',
      (d) => d.update('google-play', { id: 7, data: link, previousData }),
      ['text', { success: false }],
    ],
    ['deleted', (d) => d.delete('google-play', { id: 7 }), [{ success: false }]],
    ['deleted together with others', (d) => d.deleteMany('google-play', { ids: [7] }), [{ success: false }]],
  ])('is rejected where it is %s and the response contradicts', async (_what, act, replies) => {
    for (const reply of replies) {
      stubResponse(reply);
      await expect(act(data)).rejects.toMatchObject({ kind: 'format' });
    }
  });

  it.each<[string, (d: PortalDataProvider, signal: AbortSignal) => Promise<unknown>]>([
    ['of a list', (d, signal) => d.getList('users', { signal })],
    ['of one', (d, signal) => d.getOne('users', { id: 7, signal })],
    ['of some', (d, signal) => d.getMany('users', { ids: [7], signal })],
  ])('the request %s is aborted with its screen', async (_what, ask) => {
    stubResponse({});
    await expect(ask(data, AbortSignal.abort())).rejects.toMatchObject({ name: 'AbortError' });
  });
});

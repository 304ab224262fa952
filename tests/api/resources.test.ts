import { describe, expect, it } from 'vitest';
import { createDataProvider, type PortalDataProvider } from '../../src/api/dataProvider';
import { createHttp } from '../../src/api/http';
import { unpaginated } from '../../src/model/completeList';
import { fixedToken } from '../support/fixedToken';
import { stubFetch } from '../support/stubFetch';

const http = createHttp('', fixedToken('mine'));
const data = createDataProvider(http);

type Reply = (path: string) => unknown;

/** Answers every call alike, with a number for a bare status; returns the calls as `METHOD path`. */
const stubResponse = (reply: unknown) => {
  const sent: string[] = [];
  const bodies: unknown[] = [];
  stubFetch(({ method, path, body }) => {
    sent.push(`${method} ${path}`);
    if (body !== undefined) bodies.push(body);
    const response = typeof reply === 'function' ? (reply as Reply)(path) : reply;
    return typeof response === 'number' ? new Response('{}', { status: response }) : Response.json(response);
  });
  return { sent, bodies };
};

it.each<[number, object, object | undefined]>([
  [400, { email: ['A.', 'B.'], detail: 'C.' }, { email: 'A. B.' }],
  [413, { file: ['A.'] }, { file: 'A.' }],
  [
    400,
    { owner: { name: ['A.'] }, items: [{}, { url: ['B.'] }] },
    { owner: { name: 'A.' }, items: { 0: {}, 1: { url: 'B.' } } },
  ],
  [400, { non_field_errors: ['A.'], code: 'inactive' }, undefined],
  [500, { email: ['A.'] }, undefined],
])("a %i with %j has these errors for react-admin's forms", async (status, body, errors) => {
  stubFetch(() => Response.json(body, { status }));
  const failure: unknown = await data.create('users', { data: {} }).catch((error: unknown) => error);
  expect((failure as { body: { errors?: object } | null }).body?.errors).toEqual(errors);
});

const paginate = (page: number, perPage = 20) => ({ pagination: { page, perPage } });
const link = { url: 'u', version: '1', must_update: true };

it.each([[{ path: '/a' }], [{ id: null, path: '/a' }]])('a log row gets a number: %j', async (row) => {
  stubResponse({ count: 1, results: [row] });
  const { data: rows } = await data.getList('requestLog', { ...paginate(1, 10), filter: { user: 7 } });
  expect(rows).toEqual([{ id: -1, path: '/a' }]);
});

it("react-admin's `q` is the search of the contract", async () => {
  const { sent } = stubResponse([]);
  await data.getList('custom-message-template', { ...paginate(1, 25), filter: { q: 'welcome' } });
  expect(sent).toEqual(['GET /api/user/custom-message-template?page=1&page_size=25&search=welcome']);
  await expect(data.getList('google-play', { filter: { q: 'a' } })).rejects.toThrow('cannot search');
});

describe('a page that no longer exists', () => {
  const gone = paginate(5, 10);
  const pages =
    (count: number, past: unknown): Reply =>
    (path) => {
      const page = Number(new URL(path, 'http://a.test').searchParams.get('page'));
      const length = Math.max(0, Math.min(10, count - (page - 1) * 10));
      const results = Array.from({ length }, (_, index) => ({ id: 10 * page + index }));
      return length > 0 ? { results, count } : past;
    };
  const empty = { results: [], count: 0 };
  it.each<[string, unknown, number[], number]>([
    ['is replaced by the last where the server returns 404', pages(21, 404), [5, 1, 3], 30],
    ['is replaced by the last where it is empty', pages(20, empty), [5, 1, 2], 20],
    ['is replaced by the first where there is no other', pages(10, 404), [5, 1], 10],
    ['is not replaced where it exists', pages(50, 404), [5], 50],
  ])('%s', async (_what, reply, asked, id) => {
    const { sent } = stubResponse(reply);
    const { data: rows } = await data.getList<{ id: number }>('users', gone);
    expect(rows[0]?.id).toBe(id);
    expect(sent.map((call) => Number(/page=(\d+)/.exec(call)?.[1]))).toEqual(asked);
  });

  it.each([
    ['the first one', () => 404, 404, paginate(1, 10)],
    ['another failure', () => 500, 500, gone],
  ])('rejects for %s', async (_what, reply, status, params) => {
    stubResponse(reply);
    await expect(data.getList('users', params)).rejects.toMatchObject({ status });
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
      'is created with a form where the resource requires one',
      (d) => d.create('users', { data: { email: 'e', title: '' } }),
      ['POST /api/user/manage/'],
      [{ email: 'e' }],
      { user_id: 7 },
      { data: { id: 7, user_id: 7 } },
    ],
    [
      'is deleted together with others, whatever the response',
      (d) => d.deleteMany('notification', { ids: [7, 8] }),
      ['DELETE /api/user/notification/7/', 'DELETE /api/user/notification/8/'],
      [],
      {},
      { data: [7, 8] },
    ],
    [
      'is changed together with others, in the format of its resource and whatever the response',
      (d) => d.updateMany('users', { ids: [7, 8], data: { is_active: true, picture: null } }),
      ['PATCH /api/user/manage/7/', 'PATCH /api/user/manage/8/'],
      [{ is_active: 'true' }, { is_active: 'true' }],
      {},
      { data: [7, 8] },
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
      'changed',
      (d) => d.update('google-play', { id: 7, data: link, previousData }),
      ['text', { success: false }],
    ],
    ['deleted', (d) => d.delete('google-play', { id: 7 }), [{ success: false }]],
    [
      'changed together with others',
      (d) => d.updateMany('users', { ids: [7], data: { title: 'T' } }),
      ['text', { success: false }],
    ],
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

describe('the media library', () => {
  const folders = 'media-library-folder';
  const buildFolder = (id: number) => ({ id, name: 'A', parent: null, description: null, created_at: null });
  const previous = { id: 7, previousData: { id: 7 } };
  const whole = { pagination: unpaginated };

  it.each<[string, (d: PortalDataProvider) => Promise<unknown>]>([
    ['Folder name is required.', (d) => d.create(folders, { data: { name: '  ', parent: null } })],
    ['Folder ID and new name are required.', (d) => d.update(folders, { ...previous, data: { name: ' ' } })],
    ['Folder ID is required.', (d) => d.delete(folders, { id: Number.NaN })],
  ])('rejects a call with "%s" before anything is sent', async (sentence, act) => {
    const { sent } = stubResponse(true);
    await expect(act(data)).rejects.toThrow(sentence);
    expect(sent).toEqual([]);
  });

  it.each([[false], [null], [{ success: true }], ['true']])('has not deleted after %j', async (reply) => {
    stubResponse(reply);
    await expect(data.delete(folders, { id: 7 })).rejects.toThrow('Invalid API response.');
    stubResponse(true);
    expect(await data.delete(folders, { id: 7 })).toEqual({ data: { id: 7 } });
  });

  it('lists only top-level folders, whatever fields they lack', async () => {
    const results = [{ id: 1 }, { id: 2, name: 'Below', parent: 1 }, { name: 'Without an id' }];
    for (const reply of [results, { results }]) {
      stubResponse(reply);
      const { data: rows } = await data.getList<{ id: number }>(folders, whole);
      expect(rows).toEqual([{ ...buildFolder(1), name: null }]);
    }
  });

  it('is read to its end, page by page', async () => {
    const { sent } = stubResponse((path: string) => ({
      results: [buildFolder(Number(/page=(\d+)/.exec(path)?.[1]))],
      count: 3,
    }));
    const parts: unknown[] = [];
    const seen = createDataProvider(http, (_name, _params, { data: rows }) => parts.push(rows.length));
    expect(await seen.getList<{ id: number }>(folders, whole)).toEqual({
      data: [1, 2, 3].map(buildFolder),
      total: 3,
      meta: { isComplete: true, isPaged: true },
    });
    expect(sent).toEqual(
      [1, 2, 3].map((page) => `GET /api/media-library-folder/?page=${page}&page_size=100`),
    );
    expect(parts).toEqual([1]);
  });
});

import { describe, expect, it } from 'vitest';
import { createDataProvider, type PortalDataProvider } from '../../src/api/dataProvider';
import { createHttp } from '../../src/api/http';
import { unpaginated } from '../../src/model/completeList';
import { fixedToken } from '../support/fixedToken';
import { stubFetch } from '../support/stubFetch';

const data = createDataProvider(createHttp('', fixedToken('mine')));

type Responder = (path: string) => unknown;

/** Stubs every response, a number being a bare status. Returns requests as `METHOD path`. */
const stubResponse = (reply: unknown) => {
  const requests: string[] = [];
  stubFetch(({ method, path }) => {
    requests.push(`${method} ${path}`);
    const response = typeof reply === 'function' ? (reply as Responder)(path) : reply;
    return typeof response === 'number' ? new Response('{}', { status: response }) : Response.json(response);
  });
  return { requests };
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
])("converts a %i with %j to react-admin's form errors", async (status, body, errors) => {
  stubFetch(() => Response.json(body, { status }));
  const error: unknown = await data.create('users', { data: {} }).catch((reason: unknown) => reason);
  expect((error as { body: { errors?: object } | null }).body?.errors).toEqual(errors);
});

const paginate = (page: number, perPage = 20) => ({ pagination: { page, perPage } });
const link = { url: 'u', version: '1', must_update: true };

it.each([[{ path: '/a' }], [{ id: null, path: '/a' }]])('assigns an id to a log row: %j', async (row) => {
  stubResponse({ count: 1, results: [row] });
  const { data: rows } = await data.getList('requestLog', { ...paginate(1, 10), filter: { user: 7 } });
  expect(rows).toEqual([{ id: -1, path: '/a' }]);
});

it("maps react-admin's `q` to `search`", async () => {
  const { requests } = stubResponse([]);
  await data.getList('custom-message-template', { ...paginate(1, 25), filter: { q: 'welcome' } });
  expect(requests).toEqual(['GET /api/user/custom-message-template?page=1&page_size=25&search=welcome']);
  await expect(data.getList('google-play', { filter: { q: 'a' } })).rejects.toThrow('cannot search');
});

it('returns an empty result, or rejects, without a token or an id', async () => {
  const { requests } = stubResponse([]);
  const signedOut = createDataProvider(createHttp('', fixedToken(null)));
  const empty = { success: true, dic_services: [], dic_services_list: [] };
  expect(await signedOut.myServices()).toEqual(empty);
  expect(await signedOut.serviceAccess(7)).toBeNull();
  expect(await data.serviceAccess(Number.NaN)).toBeNull();
  expect(await signedOut.getList('media-library-folder', {})).toMatchObject({ data: [], total: 0 });
  await expect(data.getList('requestLog', { filter: {} })).rejects.toThrow('User ID is required');
  expect(requests).toEqual([]);
});

describe('a page that no longer exists', () => {
  const missingPage = paginate(5, 10);
  const paginatedReply =
    (count: number, outOfRangeReply: unknown): Responder =>
    (path) => {
      const page = Number(new URL(path, 'http://a.test').searchParams.get('page'));
      const length = Math.max(0, Math.min(10, count - (page - 1) * 10));
      const results = Array.from({ length }, (_, index) => ({ id: 10 * page + index }));
      return length > 0 ? { results, count } : outOfRangeReply;
    };
  const empty = { results: [], count: 0 };
  it.each<[string, unknown, number[], number]>([
    ['is replaced by the last page after a 404', paginatedReply(21, 404), [5, 1, 3], 30],
    ['is replaced by the last page if empty', paginatedReply(20, empty), [5, 1, 2], 20],
    ['is replaced by the first page if there is no other', paginatedReply(10, 404), [5, 1], 10],
    ['is not replaced if it exists', paginatedReply(50, 404), [5], 50],
  ])('%s', async (_what, reply, expectedPages, id) => {
    const { requests } = stubResponse(reply);
    const { data: rows } = await data.getList<{ id: number }>('users', missingPage);
    expect(rows[0]?.id).toBe(id);
    expect(requests.map((call) => Number(/page=(\d+)/.exec(call)?.[1]))).toEqual(expectedPages);
  });

  it.each([
    ['the first page', () => 404, 404, paginate(1, 10)],
    ['another error', () => 500, 500, missingPage],
  ])('rejects for %s', async (_what, reply, status, params) => {
    stubResponse(reply);
    await expect(data.getList('users', params)).rejects.toMatchObject({ status });
  });
});

describe('one record', () => {
  it.each<[string, (d: PortalDataProvider) => Promise<unknown>, unknown[]]>([
    ['request', (d) => d.getOne('users', { id: 7 }), [{}, { id: 8 }, { success: false, id: 7 }]],
    ['creation', (d) => d.create('google-play', { data: link }), ['text']],
    ['update', (d) => d.update('google-play', { id: 7, data: link, previousData: { id: 7 } }), ['text']],
  ])('rejects a contradictory response: %s', async (_what, callProvider, replies) => {
    for (const reply of replies) {
      stubResponse(reply);
      await expect(callProvider(data)).rejects.toMatchObject({ kind: 'format' });
    }
  });

  it('aborts getMany with its signal', async () => {
    stubResponse({});
    const request = data.getMany('users', { ids: [7], signal: AbortSignal.abort() });
    await expect(request).rejects.toMatchObject({ name: 'AbortError' });
  });
});

describe('the media library', () => {
  const folders = 'media-library-folder';
  const params = { id: 7, previousData: { id: 7 } };
  const allPagesParams = { pagination: unpaginated };

  it.each<[string, (d: PortalDataProvider) => Promise<unknown>]>([
    ['Folder name is required.', (d) => d.create(folders, { data: { name: '  ', parent: null } })],
    ['Folder ID and new name are required.', (d) => d.update(folders, { ...params, data: { name: ' ' } })],
    ['Folder ID is required.', (d) => d.delete(folders, { id: Number.NaN })],
  ])('rejects with "%s" before sending a request', async (message, callProvider) => {
    const { requests } = stubResponse(true);
    await expect(callProvider(data)).rejects.toThrow(message);
    expect(requests).toEqual([]);
  });

  it.each([[false], [null], [{ success: true }], ['true']])(
    'rejects %j as a delete response',
    async (reply) => {
      stubResponse(reply);
      await expect(data.delete(folders, { id: 7 })).rejects.toThrow('Invalid API response.');
      stubResponse(true);
      expect(await data.delete(folders, { id: 7 })).toEqual({ data: { id: 7 } });
    },
  );

  it('lists only top-level folders, whatever fields they lack', async () => {
    const results = [{ id: 1 }, { id: 2, name: 'Below', parent: 1 }, { name: 'Without an id' }];
    for (const reply of [results, { results }]) {
      stubResponse(reply);
      const { data: rows } = await data.getList<{ id: number }>(folders, allPagesParams);
      expect(rows).toEqual([{ id: 1, name: null, parent: null, description: null, created_at: null }]);
    }
  });
});

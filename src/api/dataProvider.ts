import simpleRestProvider from 'ra-data-simple-rest';
import type {
  DataProvider,
  GetListParams,
  GetManyReferenceParams,
  Identifier,
  RaRecord,
  UpdateParams,
} from 'ra-core';
import { fileActions } from './actions/files';
import { mediaActions } from './actions/media';
import { notificationControlActions } from './actions/notificationControls';
import { notificationActions } from './actions/notifications';
import { profileActions } from './actions/profile';
import { projectActions } from './actions/projects';
import { serviceActions } from './actions/dicServices';
import { sessionActions } from './actions/sessions';
import { userActions } from './actions/users';
import { fieldsIn, listIn, recordIn, required } from './answers';
import type { Fields } from '../model/fields';
import type { Http, UntypedHttp, UntypedRequest } from './http';
import { resourceOf, type Resource } from './resources';
import { HttpError } from './HttpError';

/**
 *   getList           GET    list?page&page_size&ordering&<filter>
 *   getOne, getMany   GET    one
 *   create            POST   list
 *   update            PATCH or PUT one
 *   delete            DELETE one
 */
export const createDataProvider = (http: Http) => {
  const call = http as UntypedHttp;
  const shared = simpleRestProvider('', clientOver(call));

  const fetchList = async (name: string, params: Partial<GetListParams>) => {
    const resource = resourceOf(name);
    const query = { ...pageOf(resource, params), ...orderingOf(resource, params), ...filterOf(params) };
    const answer = await call('GET', resource.list, { query, signal: params.signal });
    const { data, total } = listIn<RaRecord>(answer);
    return { data: data.map((record) => readBy(resource, record)), total };
  };
  /** `meta.orLastPage` returns the last page when the requested one no longer exists. */
  const getList = (name: string, params: Partial<GetListParams>) => {
    const { pagination } = params;
    const meta = params.meta as { orLastPage?: boolean } | undefined;
    if (!pagination || !meta?.orLastPage) return fetchList(name, params);
    const { perPage } = pagination;
    return orLastPage((page) => fetchList(name, { ...params, pagination: { page, perPage } }), pagination);
  };
  const bodyOf = (resource: Resource, data: object, act: 'create' | 'update') =>
    resource.write?.(data, act) ?? data;
  const rejectText = (answer: unknown) => required(answer, typeof answer !== 'string') && answer;

  const calls = {
    ...shared,
    delete: async (name: string, { id, meta }: { id: Identifier; meta?: CallMeta }) => {
      const request = { path: { id }, ...(meta?.query && { query: meta.query }) };
      fieldsIn(await call('DELETE', resourceOf(name).one, request));
      return { data: { id } };
    },
    getList,
    getManyReference: (name: string, params: GetManyReferenceParams) =>
      getList(name, { ...params, filter: { ...filterOf(params), [params.target]: params.id } }),
    getMany: async (name: string, { ids, signal }: { ids: Identifier[]; signal?: AbortSignal }) => {
      const answers = await Promise.all(
        ids.map((id) => shared.getOne(name, signal ? { id, signal } : { id })),
      );
      return { data: answers.map(({ data }): unknown => data) };
    },
    create: async (name: string, { data, meta }: { data: object; meta?: CallMeta }) => {
      const resource = resourceOf(name);
      const body = bodyOf(resource, data, 'create');
      const answer = rejectText(await call(meta?.method ?? 'POST', resource.list, { body }));
      const record = recordIn(answer, hasId);
      required(answer, record !== null || !meta?.needsId);
      return { data: readBy(resource, record ?? { ...textsOf(data), id: '' }) };
    },
    update: async (name: string, { id, data, previousData, ...params }: UpdateParams<RaRecord>) => {
      const resource = resourceOf(name);
      const meta = params.meta as CallMeta | undefined;
      const request = { path: { id }, body: bodyOf(resource, data, 'update') };
      const answer = rejectText(await call(meta?.method ?? resource.update, resource.one, request));
      const asSent: Fields = { ...previousData, ...textsOf(data), id };
      return { data: readBy(resource, recordIn(answer, hasThatId(id)) ?? asSent) };
    },
  };

  // react-admin's type is generic in the record, which no response can guarantee.
  return {
    ...(calls as DataProvider),
    ...serviceActions(http),
    ...mediaActions(http),
    ...fileActions,
    ...notificationActions(http),
    ...sessionActions(http),
    ...notificationControlActions(http),
    ...projectActions(http),
    ...profileActions(http),
    ...userActions(http),
  };
};

interface CallMeta {
  method?: 'POST';
  query?: UntypedRequest['query'];
  needsId?: boolean;
}

export type PortalDataProvider = ReturnType<typeof createDataProvider>;

/** ra-data-simple-rest requests `/name/id` and updates with PUT; the table has the real path and method. */
const clientOver =
  (call: UntypedHttp) =>
  async (url: string, { method = 'GET', body, signal }: RequestInit = {}) => {
    const [, name = '', encoded = ''] = url.split('/');
    const id = decodeURIComponent(encoded);
    const resource = resourceOf(name);
    const verb = method === 'GET' || method === 'DELETE' ? method : resource.update;
    const request = { path: { id }, signal: signal ?? undefined };
    const sent = typeof body === 'string' ? { body: JSON.parse(body) as unknown } : {};
    const answer = await call(verb, resource.one, { ...request, ...sent });
    const fields = fieldsIn(answer);
    const record = method === 'DELETE' ? { id } : required(answer, recordIn(fields, hasThatId(id)));
    return { status: 200, headers: new Headers(), body: '', json: readBy(resource, record) };
  };

const idOf = ({ id, user_id = id }: Fields) => id ?? user_id;
const hasId = (record: Fields): boolean => idOf(record) !== undefined;
const hasThatId =
  (id: Identifier) =>
  (record: Fields): boolean =>
    hasId(record) && String(idOf(record)) === String(id);

const textsOf = (data: object): Fields =>
  Object.fromEntries(Object.entries(data).filter(([, value]) => !(value instanceof Blob)));

const readBy = ({ read }: Resource, record: Fields): RaRecord => (read ? read(record) : record) as RaRecord;

const defaultPageSize = 20;

const pageOf = ({ paged }: Resource, { pagination }: Partial<GetListParams>) => {
  if (!pagination || paged === 'never') return {};
  const { page, perPage } = pagination;
  if (paged === 'later' && page === 1 && perPage === defaultPageSize) return {};
  return { page, page_size: perPage };
};

const orderingOf = (resource: Resource, { sort }: Partial<GetListParams>) =>
  resource.ordered && sort ? { ordering: (sort.order === 'DESC' ? '-' : '') + sort.field } : {};

const filterOf = ({ filter }: { filter?: unknown }) => (filter ?? {}) as NonNullable<UntypedRequest['query']>;

interface Page {
  data: readonly unknown[];
  total: number;
}

/** Servers answer a page that no longer exists with a 404 or an empty list. */
const orLastPage = async <Found extends Page>(
  fetchPage: (page: number) => Promise<Found>,
  { page, perPage }: { page: number; perPage: number },
): Promise<Found> => {
  if (page === 1) return fetchPage(1);
  try {
    const found = await fetchPage(page);
    if (found.data.length > 0) return found;
  } catch (error) {
    if (!(error instanceof HttpError && error.status === 404)) throw error;
  }
  const first = await fetchPage(1);
  const last = Math.ceil(first.total / perPage);
  return last > 1 ? fetchPage(last) : first;
};

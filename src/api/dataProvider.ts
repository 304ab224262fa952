import simpleRestProvider from 'ra-data-simple-rest';
import type {
  DataProvider,
  GetListParams,
  GetManyReferenceParams,
  Identifier,
  RaRecord,
  UpdateParams,
} from 'ra-core';
import { fieldsIn, recordIn, type Fields } from './answers';
import { toFormData } from './formData';
import { HttpError } from './HttpError';
import type { Http, HttpRequest } from './http';
import { listAnswer } from './listAnswer';
import { messageTemplateActions } from './messageTemplates';
import { mediaActions } from './actions/media';
import { notificationActions } from './actions/notifications';
import { notificationControlActions } from './actions/notificationControls';
import { profileActions } from './actions/profile';
import { projectActions } from './actions/projects';
import { orLastPage } from './orLastPage';
import { oneOf, resourceOf, type Resource } from './resources';
import { serviceActions } from './actions/dicServices';
import { sessionActions } from './actions/sessions';
import { userDetailsActions } from './actions/users';
import { userAdminActions } from './userAdminActions';

/**
 * react-admin's calls over the resource table:
 *
 *   getList           GET    list?page&page_size&ordering&<filter>
 *   getOne, getMany   GET    one
 *   create            POST   list
 *   update            PATCH or PUT one
 *   delete            DELETE one
 *
 * What the dialects share (one record, deleting, many at once) is ra-data-simple-rest's. What
 * react-admin has no word for stands beside it as actions, by topic. All reject with HttpError.
 */
export const createDataProvider = (http: Http) => {
  const shared = simpleRestProvider('', clientOver(http));

  const fetchList = async (name: string, params: Partial<GetListParams>) => {
    const resource = resourceOf(name);
    const query = { ...pageOf(resource, params), ...orderingOf(resource, params), ...filterOf(params) };
    const { data, total } = listAnswer<RaRecord>(
      await http<unknown>(resource.list, { query, ...signalOf(params) }),
    );
    return { data: data.map((record) => readBy(resource, record)), total };
  };
  /** With `meta: { orLastPage: true }` a page that is gone is answered by the last one there is. */
  const getList = (name: string, params: Partial<GetListParams>) => {
    const { pagination } = params;
    const meta = params.meta as { orLastPage?: boolean } | undefined;
    if (!pagination || !meta?.orLastPage) return fetchList(name, params);
    const { perPage } = pagination;
    return orLastPage((page) => fetchList(name, { ...params, pagination: { page, perPage } }), pagination);
  };
  const send = async (
    act: 'create' | 'update',
    path: string,
    resource: Resource,
    data: object,
    meta?: CallMeta,
  ) => {
    const asSent = resource.sent === 'multipart' ? toFormData({ ...data }) : data;
    const method = meta?.method ?? (act === 'create' ? 'POST' : resource.update);
    const answer = await http<unknown>(path, { method, body: resource.write?.(data, act) ?? asSent });
    // Nothing is fine; a text in the place of a record is not.
    if (typeof answer === 'string') throw new HttpError(0, answer, 'format');
    return answer;
  };

  const remove = async (name: string, { id, meta }: { id: Identifier; meta?: CallMeta }) => {
    const query = meta?.query ? { query: meta.query } : {};
    fieldsIn(await http<unknown>(oneOf(resourceOf(name), id), { method: 'DELETE', ...query }));
    return { data: { id } };
  };

  const calls = {
    ...shared,
    delete: remove,
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
      const answer = await send('create', resource.list, resource, data, meta);
      const record = recordIn(answer, hasId);
      if (!record && meta?.needsId) throw new HttpError(0, answer, 'format');
      // Its id is not known where the answer is empty; the list is asked for again in any case.
      return { data: readBy(resource, record ?? { ...textsOf(data), id: '' }) };
    },
    update: async (name: string, { id, data, previousData, meta }: UpdateParams<RaRecord>) => {
      const resource = resourceOf(name);
      const answer = await send('update', oneOf(resource, id), resource, data, meta as CallMeta | undefined);
      const asSent: Fields = { ...previousData, ...textsOf(data), id };
      return { data: readBy(resource, recordIn(answer, hasThatId(id)) ?? asSent) };
    },
  };

  // react-admin's own type is generic in the record, which no answer of a server can promise.
  return {
    ...(calls as DataProvider),
    ...serviceActions(http),
    ...mediaActions(http),
    ...notificationActions(http),
    ...sessionActions(http),
    ...notificationControlActions(http),
    ...projectActions(http),
    ...profileActions(http),
    ...messageTemplateActions,
    ...userDetailsActions(http),
    ...userAdminActions(http),
  };
};

/** What a view may ask of a call besides, in react-admin's `meta`. */
interface CallMeta {
  /** In the place of the resource's own verb. */
  method?: 'POST';
  /** Of a deletion. */
  query?: HttpRequest['query'];
  /** A new record whose id the answer does not say is a failure. */
  needsId?: boolean;
}

export type PortalDataProvider = ReturnType<typeof createDataProvider>;

/** The library asks for `/name/id`; the table knows where that is. */
const clientOver =
  (http: Http) =>
  async (url: string, options: RequestInit = {}) => {
    const [, name = '', id = ''] = url.split('/');
    const resource = resourceOf(name);
    const method = verbOf(resource, options.method);
    const body: unknown = typeof options.body === 'string' ? JSON.parse(options.body) : undefined;
    const path = oneOf(resource, decodeURIComponent(id));
    const json = await http<unknown>(path, {
      method,
      ...(body === undefined ? {} : { body }),
      ...signalOf(options),
    });
    const fields = fieldsIn(json);
    const record = method === 'DELETE' ? { id: decodeURIComponent(id) } : recordIn(fields, hasThatId(id));
    if (!record) throw new HttpError(0, json, 'format');
    return { status: 200, headers: new Headers(), body: '', json: readBy(resource, record) };
  };

const idOf = ({ id, user_id = id }: Fields) => id ?? user_id;
const hasId = (record: Fields): boolean => idOf(record) !== undefined;
const hasThatId =
  (id: Identifier) =>
  (record: Fields): boolean =>
    hasId(record) && String(idOf(record)) === String(id);

/** What was sent, without files: the server alone knows what they are called there. */
const textsOf = (data: object): Fields =>
  Object.fromEntries(Object.entries(data).filter(([, value]) => !(value instanceof Blob)));

const readBy = ({ read }: Resource, record: Fields): RaRecord => (read ? read(record) : record) as RaRecord;

const usualPageSize = 20;

const pageOf = ({ paged }: Resource, { pagination }: Partial<GetListParams>) => {
  if (!pagination || paged === 'never') return {};
  const { page, perPage } = pagination;
  if (paged === 'later' && page === 1 && perPage === usualPageSize) return {};
  return { page, page_size: perPage };
};

const orderingOf = (resource: Resource, { sort }: Partial<GetListParams>) =>
  resource.ordered && sort ? { ordering: (sort.order === 'DESC' ? '-' : '') + sort.field } : {};

const filterOf = ({ filter }: Pick<GetListParams, 'filter'> | Partial<GetListParams>) =>
  (filter ?? {}) as NonNullable<HttpRequest['query']>;

/** The library updates by PUT; the table says what the API takes. */
const verbOf = ({ update }: Resource, method = 'GET'): 'GET' | 'DELETE' | Resource['update'] =>
  method === 'GET' || method === 'DELETE' ? method : update;

const signalOf = ({ signal }: { signal?: AbortSignal | null | undefined }) => (signal ? { signal } : {});

import simpleRestProvider from 'ra-data-simple-rest';
import type {
  DataProvider,
  DeleteManyParams,
  GetListParams,
  GetManyReferenceParams,
  Identifier,
  RaRecord,
  UpdateManyParams,
  UpdateParams,
} from 'ra-core';
import type { Fields } from '../model/fields';
import { mapInParallel } from '../model/inParallel';
import { serviceActions } from './actions/dicServices';
import { fileActions } from './actions/files';
import { mediaActions } from './actions/media';
import { notificationControlActions } from './actions/notificationControls';
import { notificationActions } from './actions/notifications';
import { profileActions } from './actions/profile';
import { projectActions } from './actions/projects';
import { sessionActions } from './actions/sessions';
import { userActions } from './actions/users';
import { fieldsIn, idOf, recordIn, required } from './answers';
import type { Http, UntypedHttp, UntypedRequest } from './http';
import { cutPage, readAll, readPage, type AllRows, type ListAnswer, type ReadOptions } from './lists';
import { otherLists, type ShowPart } from './otherLists';
import { bodyOf, queryOf, readRecord, requireCall, resourceOf } from './resources';

interface CallMeta {
  method?: 'POST';
  query?: UntypedRequest['query'];
  needsId?: boolean;
  /** Returns the last page in place of one that no longer exists. */
  orLastPage?: boolean;
  /** A folder with what it holds and the folders above it. */
  content?: true;
}

interface GetAllOptions<Row> extends ReadOptions<Row> {
  /** Makes each of the calls, and may repeat it. */
  attempt?: <T>(send: () => Promise<T>) => Promise<T>;
}

const concurrency = 6;
const largestPage = { page: 1, perPage: 100 };

/**
 *   getList           GET    list?page&page_size&ordering&<filter>
 *   getOne, getMany   GET    one
 *   create            POST   list
 *   update            PATCH or PUT one
 *   delete            DELETE one
 *
 * The calls for several records make one call for each; a call that the API lacks rejects before it is sent.
 */
export const createDataProvider = (http: Http, showPart: ShowPart = () => undefined) => {
  const call = http as UntypedHttp;
  const shared = simpleRestProvider('', clientOver(call));
  const actions = {
    ...projectActions(http),
    ...userActions(http),
    ...mediaActions(http),
    ...notificationActions(http),
  };
  const otherListOf = otherLists(actions, showPart);
  const rejectText = (answer: unknown) => required(answer, typeof answer !== 'string') && answer;

  /** Every page of a list. */
  const getAll = async <Row extends RaRecord>(
    name: string,
    params: Partial<GetListParams>,
    { attempt = (send) => send(), ...options }: GetAllOptions<Row> = {},
  ): Promise<AllRows<Row>> => {
    const { list, defaults } = resourceOf(name);
    return readAll(
      (query) => attempt(() => call('GET', list, { query, signal: params.signal })),
      queryOf(name, { ...params, pagination: defaults ? undefined : largestPage }),
      // As in react-admin, the caller names the type of the records.
      { ...options, read: (row) => readRecord(name, row as Fields) as Row },
    );
  };

  /** All rows without `pagination`. */
  const getList = async (name: string, params: Partial<GetListParams>): Promise<ListAnswer<RaRecord>> => {
    const otherList = otherListOf(name, params);
    if (otherList) return otherList(params);
    const { list, query } = resourceOf(name);
    const { pagination, signal } = params;
    const { orLastPage: orLast = false } = (params.meta ?? {}) as CallMeta;
    if (pagination && query.page) {
      const page = await readPage<Fields>(
        (asked) => call('GET', list, { query: asked, signal }),
        queryOf(name, params),
        { ...pagination, orLast },
      );
      return { ...page, data: page.data.map((record) => readRecord(name, record)) };
    }
    const { data, total } = await getAll(name, params);
    return pagination ? cutPage({ data, total }, { ...pagination, orLast }) : { data, total };
  };

  const getOne = async (name: string, params: { id: Identifier; meta?: unknown; signal?: AbortSignal }) => {
    requireCall(name, 'show');
    if (name === 'media-library-folder' && (params.meta as CallMeta | undefined)?.content)
      return { data: await actions.folder(Number(params.id), params.signal) };
    return shared.getOne<RaRecord>(name, params);
  };

  const update = async (name: string, { id, data, previousData, ...params }: UpdateParams<RaRecord>) => {
    requireCall(name, 'edit');
    const resource = resourceOf(name);
    const { method = resource.update ?? 'PATCH' } = (params.meta ?? {}) as CallMeta;
    const sent = method === 'PUT' ? { ...previousData, ...data } : data;
    const request = { path: { id }, body: bodyOf(name, sent, 'update', method) };
    const answer = rejectText(await call(method, resource.one, request));
    const asSent: Fields = { ...previousData, ...textsOf(data), id };
    return { data: readRecord(name, recordIn(answer, hasThatId(id)) ?? asSent) };
  };

  const calls = {
    ...shared,
    getList,
    getOne,
    getMany: async (name: string, { ids, signal }: { ids: Identifier[]; signal?: AbortSignal }) => {
      const ask = (id: Identifier) => getOne(name, signal ? { id, signal } : { id });
      return { data: (await mapInParallel(ids, concurrency, ask)).map(({ data }) => data) };
    },
    getManyReference: async (name: string, params: GetManyReferenceParams) => {
      const { target, id } = params;
      if (!resourceOf(name).filters.includes(target))
        throw new Error(`The API cannot list "${name}" by "${target}".`);
      return getList(name, { ...params, filter: { ...(params.filter as object | undefined), [target]: id } });
    },
    create: async (name: string, { data, meta }: { data: object; meta?: CallMeta }) => {
      requireCall(name, 'create');
      const body = bodyOf(name, data, 'create', 'POST');
      const answer = rejectText(await call('POST', resourceOf(name).list, { body }));
      const record = recordIn(answer, hasId);
      required(answer, record !== null || !meta?.needsId);
      return { data: readRecord(name, record ?? { ...textsOf(data), id: '' }) };
    },
    update,
    updateMany: async (name: string, { ids, data }: UpdateManyParams) => {
      await mapInParallel(ids, concurrency, async (id) => {
        const isWhole = resourceOf(name).update === 'PUT';
        const previousData = isWhole ? (await getOne(name, { id })).data : { id };
        return update(name, { id, data: data as Fields, previousData });
      });
      return { data: ids };
    },
    delete: async (name: string, { id, meta }: { id: Identifier; meta?: CallMeta }) => {
      requireCall(name, 'delete');
      const request = { path: { id }, ...(meta?.query && { query: meta.query }) };
      fieldsIn(await call('DELETE', resourceOf(name).one, request));
      return { data: { id } };
    },
    deleteMany: async (name: string, params: DeleteManyParams) => {
      await shared.deleteMany(name, params);
      return { data: params.ids };
    },
  };

  // react-admin's type is generic in the record, which no response can guarantee.
  return {
    ...(calls as DataProvider),
    supportAbortSignal: true,
    getAll,
    ...serviceActions(http),
    ...fileActions,
    ...sessionActions(http),
    ...notificationControlActions(http),
    ...profileActions(http),
    ...actions,
  };
};

export type PortalDataProvider = ReturnType<typeof createDataProvider>;

/** ra-data-simple-rest requests `/name/id`; the table has the real path. */
const clientOver =
  (call: UntypedHttp) =>
  async (url: string, { method, signal }: RequestInit = {}) => {
    const [, name = '', encoded = ''] = url.split('/');
    const id = decodeURIComponent(encoded);
    const isDeletion = method === 'DELETE';
    const request = { path: { id }, signal: signal ?? undefined };
    const answer = fieldsIn(await call(isDeletion ? 'DELETE' : 'GET', resourceOf(name).one, request));
    const json = isDeletion ? { id } : readRecord(name, required(answer, recordIn(answer, hasThatId(id))));
    return { status: 200, headers: new Headers(), body: '', json };
  };

const hasId = (record: Fields): boolean => idOf(record) !== undefined;
const hasThatId =
  (id: Identifier) =>
  (record: Fields): boolean =>
    hasId(record) && String(idOf(record)) === String(id);

const textsOf = (data: object): Fields =>
  Object.fromEntries(Object.entries(data).filter(([, value]) => !(value instanceof Blob)));

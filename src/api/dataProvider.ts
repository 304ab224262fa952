import simpleRestProvider from 'ra-data-simple-rest';
import type {
  DataProvider,
  GetManyReferenceParams,
  Identifier,
  RaRecord,
  UpdateManyParams,
  UpdateParams,
} from 'ra-core';
import type { Fields } from '../model/fields';
import { mapInParallel } from '../model/inParallel';
import type { WholeList } from '../model/wholeList';
import { serviceActions } from './actions/dicServices';
import { fileActions } from './actions/files';
import { mediaActions } from './actions/media';
import { notificationControlActions } from './actions/notificationControls';
import { profileActions } from './actions/profile';
import { projectActions } from './actions/projects';
import { sessionActions } from './actions/sessions';
import { userActions } from './actions/users';
import { idOf, recordIn, required } from './answers';
import { isGone } from './errors';
import type { Http, UntypedHttp, UntypedRequest } from './http';
import { cutPage, readAll, readPage, type ListParams, type ReadOptions } from './lists';
import { hasMethods, newestOf, oneForEachMethod, pageOfMethods } from './requestLog';
import {
  bodyOf,
  isDeletion,
  listOf,
  queryOf,
  readRecord,
  readRow,
  requireCall,
  resourceOf,
} from './resources';

interface CallMeta {
  method?: 'POST';
  needsId?: boolean;
  /** Returns the last page in place of one that no longer exists. */
  orLastPage?: boolean;
  /** Every page of a list, at most 10,000 rows, in pages of the requested size. */
  whole?: true;
  /** A folder with what it holds and the folders above it. */
  content?: true;
  /** Of a deletion. */
  query?: UntypedRequest['query'];
  /** For a write that may outlive its page. */
  keepalive?: boolean;
}

interface RecordParams {
  id: Identifier;
  meta?: CallMeta;
  signal?: AbortSignal | undefined;
}

interface GetAllOptions<Row> extends Omit<ReadOptions<Row>, 'read'> {
  /** Makes each of the calls, and may repeat it. */
  attempt?: <T>(send: () => Promise<T>) => Promise<T>;
}

/** Shows the pages of a whole list that have come; the rest is on its way. */
export type ShowPart = (resource: string, params: ListParams, part: WholeList<RaRecord>) => void;

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
    ...serviceActions(http),
    ...fileActions,
    ...sessionActions(http),
    ...notificationControlActions(http),
    ...profileActions(http),
    ...projectActions(http),
    ...userActions(http),
    ...mediaActions(http),
  };
  const getAllOfOne = async <Row extends RaRecord>(
    name: string,
    params: ListParams,
    { attempt = (send) => send(), ...options }: GetAllOptions<Row> = {},
  ) => {
    const { list, defaults } = listOf(name);
    const { pagination = defaults ? undefined : largestPage, signal } = params;
    return readAll(
      (query) => attempt(() => call('GET', list, { query, signal })),
      queryOf(name, { ...params, pagination }),
      // As in react-admin, the caller names the type of the records.
      { ...options, read: (row, at) => readRow(name, row, at) as Row | null },
    );
  };

  /** Every page of a list. */
  const getAll = async <Row extends RaRecord>(
    name: string,
    params: ListParams,
    options: GetAllOptions<Row> = {},
  ) => {
    if (name !== 'requestLog' || !hasMethods(params)) return getAllOfOne(name, params, options);
    const lists = oneForEachMethod(params).map((list) => getAllOfOne<Row>(name, list, options));
    return newestOf(await Promise.all(lists), options.limit);
  };

  const getWhole = async (name: string, params: ListParams): Promise<WholeList<RaRecord>> => {
    let isPaged = false;
    const onPart = ({ data, total }: WholeList<RaRecord>) => {
      isPaged = true;
      showPart(name, params, { data, total, meta: { isWhole: false, isPaged } });
    };
    const { data, total, isWhole } = await getAll(name, params, { onPart });
    return { data, total, meta: { isWhole, isPaged } };
  };

  /** All rows without `pagination`. */
  const getList = async (name: string, params: ListParams) => {
    const { orLastPage: orLast = false, whole } = (params.meta ?? {}) as CallMeta;
    if (whole) return getWhole(name, params);
    const { list, query } = listOf(name);
    const { pagination, ...rest } = params;
    if (name === 'requestLog' && pagination && hasMethods(params))
      return pageOfMethods(pagination, (part, limit) => getAll(name, { ...params, ...part }, { limit }));
    if (pagination && query.page) {
      const page = await readPage(
        (asked) => call('GET', list, { query: asked, signal: params.signal }),
        queryOf(name, params),
        { ...pagination, orLast },
      );
      return {
        ...page,
        data: page.data.map((row, at) => readRow(name, row, at)).filter((row) => row !== null),
      };
    }
    const { data, total } = await getAll(name, rest);
    return pagination ? cutPage({ data, total }, { ...pagination, orLast }) : { data, total };
  };

  const getOne = async (name: string, { id, meta, signal }: RecordParams) => {
    if (name === 'media-library-folder' && meta?.content)
      return { data: await actions.folder(Number(id), signal) };
    return shared.getOne<RaRecord>(name, signal ? { id, signal } : { id });
  };

  const update = async (name: string, { id, data, previousData, ...params }: UpdateParams<RaRecord>) => {
    requireCall(name, 'edit', { ...data, id });
    const resource = resourceOf(name);
    const { method = resource.update ?? 'PATCH' } = (params.meta ?? {}) as CallMeta;
    const sent = method === 'PUT' ? { ...previousData, ...data } : data;
    const body = bodyOf(name, sent, 'update', method);
    const answer = await call(method, resource.one, { path: { id }, body });
    return { data: recordOf(name, answer, id) ?? asSent(name, { ...data, id }, previousData) };
  };

  const deleteOne = async (name: string, { id, meta: { query, keepalive = false } = {} }: RecordParams) => {
    await callOne(call, 'DELETE', name, id, { keepalive, ...(query && { query }) });
    return { data: { id } };
  };

  const calls = {
    getList,
    getOne,
    /** What no longer exists is left out, as react-admin expects. */
    getMany: async (name: string, { ids, signal }: { ids: Identifier[]; signal?: AbortSignal }) => {
      const found = await mapInParallel(ids, concurrency, async (id) => {
        try {
          return [(await getOne(name, { id, signal })).data];
        } catch (error) {
          if (isGone(error)) return [];
          throw error;
        }
      });
      return { data: found.flat() };
    },
    getManyReference: async (name: string, params: GetManyReferenceParams) => {
      const { target, id } = params;
      if (!listOf(name).filters.includes(target))
        throw new Error(`The API cannot list "${name}" by "${target}".`);
      return getList(name, { ...params, filter: { ...(params.filter as object | undefined), [target]: id } });
    },
    create: async (name: string, { data, meta }: { data: Fields; meta?: CallMeta }) => {
      requireCall(name, 'create', data);
      const body = bodyOf(name, data, 'create', 'POST');
      const answer = await call('POST', resourceOf(name).list, { body });
      const record = recordOf(name, answer);
      return { data: required(answer, record ?? (!meta?.needsId && asSent(name, { ...data, id: '' }))) };
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
    delete: deleteOne,
    deleteMany: async (name: string, { ids }: { ids: Identifier[] }) => {
      await shared.deleteMany(name, { ids });
      return { data: ids };
    },
  };

  // react-admin's type is generic in the record, which no response can guarantee.
  return { ...(calls as DataProvider), supportAbortSignal: true, getAll, ...actions };
};

export type PortalDataProvider = ReturnType<typeof createDataProvider>;

/** Reads or deletes one record. */
const callOne = async (
  call: UntypedHttp,
  method: 'GET' | 'DELETE',
  name: string,
  id: Identifier,
  request: Partial<UntypedRequest> = {},
): Promise<RaRecord> => {
  requireCall(name, method === 'GET' ? 'show' : 'delete', { id });
  const answer = await call(method, resourceOf(name).one, { ...request, path: { id } });
  return required(answer, method === 'GET' ? recordOf(name, answer, id) : isDeletion(name, answer) && { id });
};

/** ra-data-simple-rest asks for `/name/id`; the table has the real path. */
const clientOver =
  (call: UntypedHttp) =>
  async (url: string, { method, signal }: RequestInit = {}) => {
    const [, name = '', encoded = ''] = url.split('/');
    const request = { signal: signal ?? undefined };
    const id = decodeURIComponent(encoded);
    const json = await callOne(call, method === 'DELETE' ? 'DELETE' : 'GET', name, id, request);
    return { status: 200, headers: new Headers(), body: '', json };
  };

/** The record of an answer: with this id, or any. */
const recordOf = (name: string, answer: unknown, id?: Identifier): RaRecord | null => {
  required(answer, typeof answer !== 'string');
  const isIt = (fields: Fields) =>
    (id === undefined ? idOf(fields) !== undefined : String(idOf(fields)) === String(id)) &&
    readRecord(name, fields) !== null;
  const record = recordIn(answer, isIt);
  return record && readRecord(name, record);
};

/** What was sent, except files, over what was there. */
const asSent = (name: string, data: Fields, previous?: Fields): RaRecord => {
  const texts = Object.entries(data).filter(([, value]) => !(value instanceof Blob));
  const sent = { ...previous, ...Object.fromEntries(texts) } as RaRecord;
  return readRecord(name, sent) ?? sent;
};

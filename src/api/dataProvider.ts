import simpleRestProvider from 'ra-data-simple-rest';
import { withLifecycleCallbacks, type DataProvider, type Identifier, type RaRecord } from 'ra-core';
import { unpaginated, type CompleteList, type ListMeta } from '../model/completeList';
import type { Fields } from '../model/fields';
import { mapParallel } from '../model/runParallel';
import { serviceActions } from './actions/dicServices';
import { fileActions } from './actions/files';
import { mediaActions } from './actions/media';
import { notificationControlActions } from './actions/notificationControls';
import { profileActions } from './actions/profile';
import { projectActions } from './actions/projects';
import { sessionActions } from './actions/sessions';
import { userActions } from './actions/users';
import { assertResponse, getRecordId, findRecord } from './responses';
import { isGone } from './errors';
import type { Http, UntypedHttp } from './http';
import { assertDeleted, callbacks, isRecord } from './lifecycleCallbacks';
import {
  isPage,
  readList,
  type FetchedRows,
  type GetAll,
  type ListParams,
  type Query,
  type ReadOptions,
} from './lists';
import { needsMerge, readMergedLog } from './requestLog';
import { buildBody, findList, resourcePath, assertCall, assertFilter, getResource } from './resources';
import { restClient, type CallMeta } from './restClient';

/** Shows a partial list while its other pages load. */
export type ShowPart = (resource: string, params: ListParams, part: CompleteList<RaRecord>) => void;

interface RequestOptions {
  meta?: CallMeta | undefined;
  signal?: AbortSignal | undefined;
}
type OneOptions = RequestOptions & { id: Identifier };
type ManyOptions = RequestOptions & { ids: Identifier[] };

/** Of ra-data-simple-rest, which types it `any`. */
interface Response {
  data: unknown;
}

const concurrency = 6;

/**
 * Adapts the API to react-admin. Records are read and written by ra-data-simple-rest, except for forms with files; lists
 * are read by the parameters of the contract. Calls for several records send one request per record.
 */
export const createDataProvider = (http: Http, showPart: ShowPart = () => undefined) => {
  const call = http as UntypedHttp;
  const rest = (name: string, meta?: CallMeta) =>
    simpleRestProvider('', restClient(call, findList(name), meta));

  const provider: DataProvider = {
    getList: async (name, params) => {
      const list = findList(name);
      const { signal } = params;
      // Folders of nobody are none (spec 2 §5).
      const empty = name === 'media-library-folder' && { signedOutResponse: [] };
      const fetchPage = (query: Query) => call('GET', list.list, { query, signal, ...empty });
      return needsMerge(name, params)
        ? readMergedLog<never>(fetchPage, list, params)
        : readList<never>(fetchPage, list, params);
    },
    getManyReference: (name, { target, id, ...params }) => {
      assertFilter(name, target);
      return provider.getList(name, { ...params, filter: { ...(params.filter as Fields), [target]: id } });
    },
    getOne: async (name, { id, signal }: OneOptions) => {
      assertCall(name, 'show');
      const { data: response }: Response = await rest(name).getOne(resourcePath(name), {
        id,
        ...(signal && { signal }),
      });
      return toResult(assertResponse(response, findRecordById(name, response, id)));
    },
    create: async (name, { data }: { data: Fields }) => {
      assertCall(name, 'create');
      const body = buildBody(name, data, getResource(name).bodies.create.POST);
      const { data: response }: Response =
        body instanceof FormData
          ? { data: await call('POST', getResource(name).list, { body }) }
          : await rest(name).create(resourcePath(name), { data: body });
      return toResult(findRecordById(name, response) ?? recordFromRequest({ ...data, id: '' }));
    },
    update: async (
      name,
      { id, data, previousData, meta }: OneOptions & { data: Fields; previousData?: Fields },
    ) => {
      assertCall(name, 'edit');
      const { update = 'PATCH', one, bodies } = getResource(name);
      const method = meta?.request?.method ?? update;
      const body = buildBody(name, data, bodies.update[method]);
      const { data: response }: Response =
        body instanceof FormData
          ? { data: await call(method, one, { ...meta?.request, path: { id }, body }) }
          : await rest(name, meta).update(resourcePath(name), { id, data: body, previousData: { id } });
      return toResult(findRecordById(name, response, id) ?? recordFromRequest({ ...data, id }, previousData));
    },
    delete: async (name, { id, meta }: OneOptions) => {
      assertCall(name, 'delete');
      const { data: response }: Response = await rest(name, meta).delete(resourcePath(name), { id });
      assertDeleted(name, response);
      return toResult({ id });
    },
    /** Skips records that no longer exist, as react-admin expects. */
    getMany: async (name, { ids, signal }: ManyOptions) => {
      const found = await mapParallel(ids, concurrency, (id) =>
        calls.getOne<RaRecord>(name, { id, ...(signal && { signal }) }).catch((error: unknown) => {
          if (isGone(error)) return null;
          throw error;
        }),
      );
      return { data: found.flatMap((result) => (result ? [toResult(result.data).data] : [])) };
    },
    updateMany: async (name, { ids, data, meta }: ManyOptions & { data: Fields }) => {
      const isReplaced = getResource(name).update === 'PUT';
      await mapParallel(ids, concurrency, async (id) => {
        const { data: previousData } = isReplaced
          ? await calls.getOne<RaRecord>(name, { id })
          : { data: { id } };
        return calls.update(name, { id, data, previousData, meta });
      });
      return { data: ids };
    },
    deleteMany: async (name, { ids, meta }: ManyOptions) => {
      await mapParallel(ids, concurrency, (id) => calls.delete(name, { id, meta }));
      return { data: ids };
    },
  };

  const { getMany, updateMany, deleteMany } = provider;
  const calls = withLifecycleCallbacks(provider, callbacks);

  const getAll: GetAll = async <Row extends RaRecord>(
    name: string,
    params: ListParams,
    { onPartial, ...options }: ReadOptions<Row> = {},
  ) => {
    const onRawPart = (part: FetchedRows<never>) => {
      const partProvider: DataProvider = { ...provider, getList: async () => part };
      const converted = withLifecycleCallbacks(partProvider, callbacks).getList<Row>(name, {});
      void converted.then(({ data }) => onPartial?.({ ...part, data }));
    };
    const meta = { ...options, ...(onPartial && { onPartial: onRawPart }) };
    const list = await calls.getList<Row>(name, { ...params, pagination: unpaginated, meta });
    const { isComplete } = list.meta as ListMeta;
    return { total: list.data.length, ...list, isComplete };
  };

  const getList: DataProvider['getList'] = async (name, params) => {
    if (isPage(params)) return calls.getList<never>(name, params);
    const onPartial = ({ data, total }: FetchedRows<RaRecord>) =>
      showPart(name, params, { data, total, meta: { isComplete: false, isPaged: true } });
    const { isComplete: _inMeta, ...list } = await getAll<never>(name, params, { onPartial });
    return list;
  };

  return {
    ...calls,
    // The callbacks convert each record of a batch, so not the batch.
    ...{ getMany, updateMany, deleteMany },
    getList,
    getAll,
    supportAbortSignal: true,
    ...serviceActions(http),
    ...fileActions,
    ...sessionActions(http),
    ...notificationControlActions(http),
    ...profileActions(http),
    ...projectActions(http),
    ...userActions(http),
    ...mediaActions(http),
  };
};

export type PortalDataProvider = ReturnType<typeof createDataProvider>;

/** As in react-admin, the caller chooses the record type. */
const toResult = (record: RaRecord) => ({ data: record as never });

/** Finds the record in a response, by id if given. */
const findRecordById = (name: string, response: unknown, id?: Identifier): RaRecord | null => {
  assertResponse(response, typeof response !== 'string');
  const record = findRecord(response, (fields) => {
    const ownId = getRecordId(fields);
    return (id === undefined ? ownId !== undefined : String(ownId) === String(id)) && isRecord(name, fields);
  });
  return record as RaRecord | null;
};

/** Builds the record from the request, without its files, if the response has none. */
const recordFromRequest = (data: RaRecord, previous?: object): RaRecord => {
  const fields = Object.entries(data).filter(([, value]) => !(value instanceof Blob));
  return { ...previous, ...Object.fromEntries(fields), id: data.id };
};

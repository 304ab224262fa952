import simpleRestProvider from 'ra-data-simple-rest';
import { withLifecycleCallbacks, type DataProvider, type Identifier, type RaRecord } from 'ra-core';
import { unpaginated, type CompleteList } from '../model/completeList';
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
import { slicePage, readAll, type FetchedRows, type GetAll, type ListParams } from './lists';
import { needsMerge, fetchMergedLog } from './requestLog';
import { buildBody, findList, resourcePath, assertCall, assertFilter, getResource } from './resources';
import { buildQuery, restClient, type CallMeta, type CallOptions } from './restClient';

/** Shows a partial list while its other pages load. */
export type ShowPart = (resource: string, params: ListParams, part: CompleteList<RaRecord>) => void;

interface RequestOptions {
  meta?: CallMeta | undefined;
  signal?: AbortSignal | undefined;
}
type OneOptions = RequestOptions & { id: Identifier };
type ManyOptions = RequestOptions & { ids: Identifier[] };

const concurrency = 6;
const largestPage = 100;
const serverSort = { field: '', order: 'ASC' } as const;

/**
 * Adapts ra-data-simple-rest to the contract. Calls for several records send one request per record, and unpaginated
 * lists fetch every page.
 */
export const createDataProvider = (http: Http, showPart: ShowPart = () => undefined) => {
  const call = http as UntypedHttp;
  const rest = (name: string, options?: CallOptions) =>
    simpleRestProvider('', restClient(call, findList(name), options));

  const calls = withCallbacks({
    getList: async (name: string, { sort = serverSort, ...params }: ListParams) => {
      const { data, total = 0 } = await rest(name).getList<RaRecord>(resourcePath(name), { ...params, sort });
      return { data, total };
    },
    getManyReference: async (name: string, params: Parameters<DataProvider['getManyReference']>[1]) => {
      assertFilter(name, params.target);
      return rest(name).getManyReference(resourcePath(name), params);
    },
    getOne: async (name: string, { id, signal }: OneOptions) => {
      assertCall(name, 'show');
      const { data } = await rest(name).getOne<RaRecord>(resourcePath(name), {
        id,
        ...(signal && { signal }),
      });
      return { data: assertResponse(data, findRecordById(name, data, id)) };
    },
    create: async (name: string, { data }: { data: Fields }) => {
      assertCall(name, 'create');
      const body = buildBody(name, data, getResource(name).bodies.create.POST);
      const { data: response } = await rest(name, { body }).create<RaRecord>(resourcePath(name), { data });
      return { data: findRecordById(name, response) ?? recordFromRequest({ ...data, id: '' }) };
    },
    update: async (
      name: string,
      { id, data, previousData, meta }: OneOptions & { data: Fields; previousData?: Fields },
    ) => {
      assertCall(name, 'edit');
      const { update = 'PATCH', bodies } = getResource(name);
      const body = buildBody(name, data, bodies.update[meta?.request?.method ?? update]);
      const params = { id, data, previousData: { id } };
      const { data: response } = await rest(name, { ...meta, body }).update<RaRecord>(
        resourcePath(name),
        params,
      );
      return { data: findRecordById(name, response, id) ?? recordFromRequest({ ...data, id }, previousData) };
    },
    delete: async (name: string, { id, meta }: OneOptions) => {
      assertCall(name, 'delete');
      const { data: response }: { data: unknown } = await rest(name, meta).delete(resourcePath(name), { id });
      assertDeleted(name, response);
      return { data: { id } };
    },
  });

  const getAll: GetAll = async (name, params, options = {}) => {
    if (needsMerge(name, params)) return fetchMergedLog(getAll, params, options);
    const { limit = largestPage, onPartial } = options;
    const list = findList(name);
    const page = { pagination: { page: 1, perPage: Math.min(limit, largestPage) } };
    const onRawPart = (part: FetchedRows<RaRecord>) =>
      void withListCallbacks(async () => part)(name, {}).then(onPartial);
    const read = withListCallbacks((_name, { signal, sort, filter }) =>
      readAll<RaRecord>(
        (query) => call('GET', list.list, { query, signal }),
        buildQuery(list, { filter: filter as unknown, ...(sort && { sort }), ...(!list.defaults && page) }),
        { ...options, ...(onPartial && { onPartial: onRawPart }) },
      ),
    );
    return read(name, params);
  };

  const getList = async (name: string, params: ListParams): Promise<CompleteList<RaRecord>> => {
    const { pagination = unpaginated } = params;
    const maxRows = unpaginated.perPage;
    if (needsMerge(name, params)) {
      // The log of one method could fill every page up to this one, so each is read that far.
      const limit = Math.min(pagination.page * pagination.perPage, maxRows);
      const { data, total } = await getAll(name, params, { limit });
      const meta = { isComplete: total <= maxRows, isPaged: true };
      return { ...slicePage(data, Math.min(total, maxRows), pagination), meta };
    }
    if (pagination.perPage < maxRows) return calls.getList(name, params);
    let isPaged = false;
    const onPartial = ({ data, total }: FetchedRows<RaRecord>) => {
      isPaged = true;
      showPart(name, params, { data, total, meta: { isComplete: false, isPaged } });
    };
    const { data, total, isComplete } = await getAll(name, params, { onPartial });
    return { data, total, meta: { isComplete, isPaged } };
  };

  const batchCalls = {
    /** Skips records that no longer exist, as react-admin expects. */
    getMany: async (name: string, { ids, signal }: ManyOptions) => {
      const found = await mapParallel(ids, concurrency, (id) =>
        calls.getOne(name, { id, signal }).catch((error: unknown) => {
          if (isGone(error)) return null;
          throw error;
        }),
      );
      return { data: found.flatMap((result) => (result ? [result.data] : [])) };
    },
    updateMany: async (name: string, { ids, data, meta }: ManyOptions & { data: Fields }) => {
      const isReplaced = getResource(name).update === 'PUT';
      await mapParallel(ids, concurrency, async (id) => {
        const { data: previousData } = isReplaced ? await calls.getOne(name, { id }) : { data: { id } };
        return calls.update(name, { id, data, previousData, meta });
      });
      return { data: ids };
    },
    deleteMany: async (name: string, { ids, meta }: ManyOptions) => {
      await mapParallel(ids, concurrency, (id) => calls.delete(name, { id, meta }));
      return { data: ids };
    },
  };

  return {
    ...({ ...calls, ...batchCalls, getList } as unknown as DataProvider),
    // As in react-admin, the caller chooses the record type.
    getAll: getAll as <Row extends RaRecord>(...args: Parameters<GetAll<Row>>) => Promise<FetchedRows<Row>>,
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

/** React-admin's type is generic in the record, which no response can guarantee. */
const withCallbacks = <Calls>(calls: Calls): Calls =>
  withLifecycleCallbacks(calls as unknown as DataProvider, callbacks) as unknown as Calls;

/** Applies the callbacks to rows fetched without ra-data-simple-rest. */
const withListCallbacks = (getList: (name: string, params: ListParams) => Promise<FetchedRows<RaRecord>>) =>
  withCallbacks({ getList }).getList;

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

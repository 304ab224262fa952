import simpleRestProvider from 'ra-data-simple-rest';
import { withLifecycleCallbacks, type DataProvider, type Identifier, type RaRecord } from 'ra-core';
import { allPages, type CompleteList } from '../model/completeList';
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
import { assertResponse, getRecordId, findRecord } from './answers';
import { isGone } from './errors';
import type { Http, UntypedHttp } from './http';
import { assertDeleted, callbacks, isRecord } from './lifecycleCallbacks';
import { slicePage, readAll, type AllRows, type GetAll, type ListParams } from './lists';
import { needsMerge, readMerged } from './requestLog';
import { buildBody, findList, resourcePath, requireCall, requireFilter, getResource } from './resources';
import { buildQuery, restClient, type CallMeta, type CallOptions } from './restClient';

/** Shows the pages of a list that have arrived, while the rest is being read. */
export type ShowPart = (resource: string, params: ListParams, part: CompleteList<RaRecord>) => void;

interface Options {
  meta?: CallMeta | undefined;
  signal?: AbortSignal | undefined;
}
type One = Options & { id: Identifier };
type Many = Options & { ids: Identifier[] };

const concurrency = 6;
const largestPage = 100;
const serverOrder = { field: '', order: 'ASC' } as const;

/**
 * ra-data-simple-rest over the contract. Overrides the calls for several records, which make one call for each, and
 * the list of all pages.
 */
export const createDataProvider = (http: Http, showPart: ShowPart = () => undefined) => {
  const call = http as UntypedHttp;
  const rest = (name: string, options?: CallOptions) =>
    simpleRestProvider('', restClient(call, findList(name), options));

  const formatted = format({
    getList: async (name: string, { sort = serverOrder, ...params }: ListParams) => {
      const { data, total = 0 } = await rest(name).getList<RaRecord>(resourcePath(name), { ...params, sort });
      return { data, total };
    },
    getManyReference: async (name: string, params: Parameters<DataProvider['getManyReference']>[1]) => {
      requireFilter(name, params.target);
      return rest(name).getManyReference(resourcePath(name), params);
    },
    getOne: async (name: string, { id, signal }: One) => {
      requireCall(name, 'show');
      const { data } = await rest(name).getOne<RaRecord>(resourcePath(name), {
        id,
        ...(signal && { signal }),
      });
      return { data: assertResponse(data, findRecordById(name, data, id)) };
    },
    create: async (name: string, { data }: { data: Fields }) => {
      requireCall(name, 'create');
      const body = buildBody(name, data, getResource(name).bodies.create.POST);
      const { data: answer } = await rest(name, { body }).create<RaRecord>(resourcePath(name), { data });
      return { data: findRecordById(name, answer) ?? recordFromRequest({ ...data, id: '' }) };
    },
    update: async (
      name: string,
      { id, data, previousData, meta }: One & { data: Fields; previousData?: Fields },
    ) => {
      requireCall(name, 'edit');
      const { update = 'PATCH', bodies } = getResource(name);
      const body = buildBody(name, data, bodies.update[meta?.request?.method ?? update]);
      const params = { id, data, previousData: { id } };
      const { data: answer } = await rest(name, { ...meta, body }).update<RaRecord>(
        resourcePath(name),
        params,
      );
      return { data: findRecordById(name, answer, id) ?? recordFromRequest({ ...data, id }, previousData) };
    },
    delete: async (name: string, { id, meta }: One) => {
      requireCall(name, 'delete');
      const { data: answer }: { data: unknown } = await rest(name, meta).delete(resourcePath(name), { id });
      assertDeleted(name, answer);
      return { data: { id } };
    },
  });

  const getAll: GetAll = async (name, params, options = {}) => {
    if (needsMerge(name, params)) return readMerged(getAll, params, options);
    const { limit = largestPage, onPart } = options;
    const list = findList(name);
    const page = { pagination: { page: 1, perPage: Math.min(limit, largestPage) } };
    const onFormatted = (part: AllRows<RaRecord>) => void formatList(async () => part)(name, {}).then(onPart);
    const read = formatList((_name, { signal, sort, filter }) =>
      readAll<RaRecord>(
        (query) => call('GET', list.list, { query, signal }),
        buildQuery(list, { filter: filter as unknown, ...(sort && { sort }), ...(!list.defaults && page) }),
        { ...options, ...(onPart && { onPart: onFormatted }) },
      ),
    );
    return read(name, params);
  };

  const getList = async (name: string, params: ListParams): Promise<CompleteList<RaRecord>> => {
    const { pagination = allPages } = params;
    const most = allPages.perPage;
    if (needsMerge(name, params)) {
      // A page needs as many rows of each list as there are before its end.
      const limit = Math.min(pagination.page * pagination.perPage, most);
      const { data, total } = await getAll(name, params, { limit });
      const meta = { isComplete: total <= most, isPaged: true };
      return { ...slicePage(data, Math.min(total, most), pagination), meta };
    }
    if (pagination.perPage < most) return formatted.getList(name, params);
    let isPaged = false;
    const onPart = ({ data, total }: AllRows<RaRecord>) => {
      isPaged = true;
      showPart(name, params, { data, total, meta: { isComplete: false, isPaged } });
    };
    const { data, total, isComplete } = await getAll(name, params, { onPart });
    return { data, total, meta: { isComplete, isPaged } };
  };

  const batchCalls = {
    /** Skips records that no longer exist, as react-admin expects. */
    getMany: async (name: string, { ids, signal }: Many) => {
      const found = await mapParallel(ids, concurrency, (id) =>
        formatted.getOne(name, { id, signal }).catch((error: unknown) => {
          if (isGone(error)) return null;
          throw error;
        }),
      );
      return { data: found.flatMap((one) => (one ? [one.data] : [])) };
    },
    updateMany: async (name: string, { ids, data, meta }: Many & { data: Fields }) => {
      const isReplaced = getResource(name).update === 'PUT';
      await mapParallel(ids, concurrency, async (id) => {
        const { data: previousData } = isReplaced ? await formatted.getOne(name, { id }) : { data: { id } };
        return formatted.update(name, { id, data, previousData, meta });
      });
      return { data: ids };
    },
    deleteMany: async (name: string, { ids, meta }: Many) => {
      await mapParallel(ids, concurrency, (id) => formatted.delete(name, { id, meta }));
      return { data: ids };
    },
  };

  return {
    ...({ ...formatted, ...batchCalls, getList } as unknown as DataProvider),
    // As in react-admin, the caller names the type of the records.
    getAll: getAll as <Row extends RaRecord>(...args: Parameters<GetAll<Row>>) => Promise<AllRows<Row>>,
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
const format = <Calls>(calls: Calls): Calls =>
  withLifecycleCallbacks(calls as unknown as DataProvider, callbacks) as unknown as Calls;

/** Formats the rows of a list that is read in another way. */
const formatList = (getList: (name: string, params: ListParams) => Promise<AllRows<RaRecord>>) =>
  format({ getList }).getList;

/** Finds the record in a response, by id if given. */
const findRecordById = (name: string, answer: unknown, id?: Identifier): RaRecord | null => {
  assertResponse(answer, typeof answer !== 'string');
  const record = findRecord(answer, (fields) => {
    const ownId = getRecordId(fields);
    return (id === undefined ? ownId !== undefined : String(ownId) === String(id)) && isRecord(name, fields);
  });
  return record as RaRecord | null;
};

/** Stands in for a response without a record: the request without its files, over the previous record. */
const recordFromRequest = (data: RaRecord, previous?: object): RaRecord => {
  const texts = Object.entries(data).filter(([, value]) => !(value instanceof Blob));
  return { ...previous, ...Object.fromEntries(texts), id: data.id };
};

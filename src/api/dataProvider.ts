import simpleRestProvider from 'ra-data-simple-rest';
import type { DataProvider, Identifier, RaRecord } from 'ra-core';
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
import { asObject, assertResponse, findRecord, getRecordId, ignoreStatus } from './responses';
import type { Http, UntypedHttp } from './http';
import { readList, type ListParams, type ListQuery, type ReadOptions } from './lists';
import { buildBody, readRecord, readRecords, toApiFilter, toApiRecord } from './recordFormats';
import { isMerged, readMergedLog } from './requestLog';
import { findList, assertCall, assertFilter, getResource } from './resources';
import { restClient, type RestRequest } from './restClient';

/** Shows a partial list while its other pages load. */
export type ShowPart = (resource: string, params: ListParams, part: CompleteList<RaRecord>) => void;

/** As in react-admin, the caller chooses the record type. */
type GetAll = <Row extends RaRecord>(
  name: string,
  params: ListParams,
  options?: ReadOptions<Row>,
) => Promise<CompleteList<Row>>;

interface RequestOptions {
  meta?: { request?: RestRequest } | undefined;
  signal?: AbortSignal | undefined;
}
type OneOptions = RequestOptions & { id: Identifier };
type ManyOptions = RequestOptions & { ids: Identifier[] };

const concurrency = 6;
/** For ra-data-simple-rest, whose JSON would lose files: the client sends the body. */
const noData = { data: {} };
const folders = 'media-library-folder';

/**
 * Adapts the API to react-admin. Records are read and written by ra-data-simple-rest; lists are read by the parameters
 * of the contract. Calls for several records send one request per record.
 */
export const createDataProvider = (http: Http, showPart: ShowPart = () => undefined) => {
  const call = http as UntypedHttp;
  const rest = (name: string, request?: RestRequest) =>
    simpleRestProvider('', restClient(call, name, request));

  const fetchRows = async (
    name: string,
    { signal, filter = {}, ...params }: ListParams,
    { onPartial, ...options }: ReadOptions<RaRecord> = {},
  ) => {
    const list = findList(name);
    // Folders of nobody are none (spec 2 §5).
    const empty = name === folders && { signedOutResponse: [] };
    const fetchPage = (query: ListQuery) => call('GET', list.list, { query, signal, ...empty });
    const toRecords = (rows: CompleteList<unknown>) => ({ ...rows, data: readRecords(name, rows.data) });
    const read = isMerged(name, filter) ? readMergedLog : readList;
    const request = { ...params, filter: toApiFilter(name, filter as Fields) };
    const showRecords = (part: CompleteList<unknown>) => onPartial?.(toRecords(part));
    return toRecords(await read(fetchPage, list, request, { ...options, onPartial: showRecords }));
  };

  const provider: DataProvider = {
    getList: async (name, params) => {
      const onPartial = (part: CompleteList<RaRecord>) => showPart(name, params, part);
      return (await fetchRows(name, params, { onPartial })) as { data: never[]; total: number };
    },
    getManyReference: async (name, { target, id, ...params }) => {
      assertFilter(name, target);
      return provider.getList(name, { ...params, filter: { ...(params.filter as Fields), [target]: id } });
    },
    getOne: async (name, { id, signal }: OneOptions) => {
      assertCall(name, 'show');
      const params = { id, ...(signal && { signal }) };
      const { data: response } = await rest(name).getOne<RaRecord>(name, params);
      return toResult(assertResponse(response, findRecordById(name, response, id)));
    },
    create: async (name, { data }: { data: Fields }) => {
      assertCall(name, 'create');
      const record = toApiRecord(name, data);
      const body = buildBody(name, record, getResource(name).bodies.create.POST);
      const { data: response } = await rest(name, { body }).create<RaRecord>(name, noData);
      return toResult(findRecordById(name, response) ?? recordFromRequest(name, { ...record, id: '' }));
    },
    update: async (
      name,
      { id, data, previousData, meta }: OneOptions & { data: Fields; previousData?: Fields },
    ) => {
      assertCall(name, 'edit');
      const { update = 'PATCH', bodies } = getResource(name);
      // PUT replaces the whole record, but a form may contain only some fields.
      const record = toApiRecord(name, update === 'PUT' ? { ...previousData, ...data } : data, id);
      const body = buildBody(name, record, bodies.update[meta?.request?.method ?? update]);
      const params = { id, ...noData, previousData: { id } };
      const request = { ...meta?.request, body };
      const { data: response } = await rest(name, request).update<RaRecord>(name, params);
      const saved = findRecordById(name, response, id);
      return toResult(saved ?? recordFromRequest(name, { ...record, id }, previousData));
    },
    /** Folders return `true` (spec 2 §5), other resources anything without `success: false`. */
    delete: async (name, { id, meta }: OneOptions) => {
      assertCall(name, 'delete');
      if (name === folders && !id) throw new Error('Folder ID is required.');
      const { data: response }: { data: unknown } = await rest(name, meta?.request).delete(name, { id });
      if (name === folders) assertResponse(response, response === true);
      else if (response !== true) asObject(response);
      return toResult({ id });
    },
    /** Skips records that no longer exist, as react-admin expects. */
    getMany: async (name, { ids, signal }: ManyOptions) => {
      const found = await mapParallel(ids, concurrency, (id) =>
        ignoreStatus(provider.getOne<RaRecord>(name, { id, ...(signal && { signal }) }), 404, 410),
      );
      return { data: found.flatMap((result) => (result ? [toResult(result.data).data] : [])) };
    },
    updateMany: async (name, { ids, data, meta }: ManyOptions & { data: Fields }) => {
      const isReplaced = getResource(name).update === 'PUT';
      await mapParallel(ids, concurrency, async (id) => {
        const { data: previousData } = isReplaced
          ? await provider.getOne<RaRecord>(name, { id })
          : { data: { id } };
        return provider.update(name, { id, data, previousData, meta });
      });
      return { data: ids };
    },
    deleteMany: async (name, { ids, meta }: ManyOptions) => {
      await mapParallel(ids, concurrency, (id) => provider.delete(name, { id, meta }));
      return { data: ids };
    },
  };

  const getAll: GetAll = (name, params, options) =>
    fetchRows(name, { ...params, pagination: unpaginated }, options as ReadOptions<RaRecord>) as never;

  return {
    ...provider,
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
  const found = findRecord(response, (fields) => {
    const ownId = getRecordId(fields);
    const isRequested = id === undefined ? ownId !== undefined : String(ownId) === String(id);
    return isRequested && readRecord(name, fields) !== null;
  });
  return readRecord(name, found);
};

/** Builds the record from the request, without its files, if the response has none. */
const recordFromRequest = (name: string, record: RaRecord, previous?: Fields): RaRecord => {
  const fields = Object.entries(record).filter(([, value]) => !(value instanceof Blob));
  const merged = { ...previous, ...Object.fromEntries(fields), id: record.id };
  return readRecord(name, merged) ?? merged;
};

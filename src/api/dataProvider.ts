import simpleRestProvider from 'ra-data-simple-rest';
import type {
  DataProvider,
  DeleteManyParams,
  GetManyReferenceParams,
  Identifier,
  RaRecord,
  UpdateManyParams,
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
import { fieldsIn, idOf, recordIn, required } from './answers';
import type { Fields } from '../model/fields';
import { mapInParallel } from '../model/inParallel';
import type { Http, UntypedHttp, UntypedRequest } from './http';
import { filterOf, listActions } from './lists';
import { readRecord, resourceOf, type Resource } from './resources';

/**
 *   getList           GET    list?page&page_size&ordering&<filter>
 *   getOne, getMany   GET    one
 *   create            POST   list
 *   update            PATCH or PUT one
 *   delete            DELETE one
 *
 * The calls for several records make one call for each; a call that the API lacks rejects before it is sent.
 */
export const createDataProvider = (http: Http) => {
  const call = http as UntypedHttp;
  const shared = simpleRestProvider('', clientOver(call));
  const { getAll, getList } = listActions(call);

  const bodyOf = ({ write }: Resource, data: object, act: 'create' | 'update') => write?.(data, act) ?? data;
  const rejectText = (answer: unknown) => required(answer, typeof answer !== 'string') && answer;

  const getOne = async (name: string, params: { id: Identifier; signal?: AbortSignal }) => {
    requireCall(name, 'getOne');
    return shared.getOne<RaRecord>(name, params);
  };
  const update = async (name: string, { id, data, previousData, ...params }: UpdateParams<RaRecord>) => {
    const resource = resourceOf(name);
    const meta = params.meta as CallMeta | undefined;
    const whole = resource.writesWhole ? { ...previousData, ...data } : data;
    const request = { path: { id }, body: bodyOf(resource, whole, 'update') };
    const answer = rejectText(await call(meta?.method ?? resource.update, resource.one, request));
    const asSent: Fields = { ...previousData, ...textsOf(data), id };
    return { data: readRecord(resource, recordIn(answer, hasThatId(id)) ?? asSent) };
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
      if (!resourceOf(name).filters?.includes(target))
        throw new Error(`The API cannot list "${name}" by "${target}".`);
      return getList(name, { ...params, filter: { ...filterOf(params), [target]: id } });
    },
    create: async (name: string, { data, meta }: { data: object; meta?: CallMeta }) => {
      requireCall(name, 'create');
      const resource = resourceOf(name);
      const body = bodyOf(resource, data, 'create');
      const answer = rejectText(await call(meta?.method ?? 'POST', resource.list, { body }));
      const record = recordIn(answer, hasId);
      required(answer, record !== null || !meta?.needsId);
      return { data: readRecord(resource, record ?? { ...textsOf(data), id: '' }) };
    },
    update,
    updateMany: async (name: string, { ids, data }: UpdateManyParams) => {
      await mapInParallel(ids, concurrency, async (id) => {
        const { data: previousData } = resourceOf(name).writesWhole
          ? await getOne(name, { id })
          : { data: { id } };
        return update(name, { id, data: data as Fields, previousData });
      });
      return { data: ids };
    },
    delete: async (name: string, { id, meta }: { id: Identifier; meta?: CallMeta }) => {
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

const calledBy = { getOne: 'return a single record', create: 'create a record' };

const requireCall = (name: string, call: keyof typeof calledBy): void => {
  if (resourceOf(name).lacks?.includes(call))
    throw new Error(`The API cannot ${calledBy[call]} of "${name}".`);
};

/** ra-data-simple-rest requests `/name/id`; the table has the real path. */
const clientOver =
  (call: UntypedHttp) =>
  async (url: string, { method, signal }: RequestInit = {}) => {
    const [, name = '', encoded = ''] = url.split('/');
    const id = decodeURIComponent(encoded);
    const resource = resourceOf(name);
    const isDeletion = method === 'DELETE';
    const request = { path: { id }, signal: signal ?? undefined };
    const answer = fieldsIn(await call(isDeletion ? 'DELETE' : 'GET', resource.one, request));
    const json = isDeletion
      ? { id }
      : readRecord(resource, required(answer, recordIn(answer, hasThatId(id))));
    return { status: 200, headers: new Headers(), body: '', json };
  };

const hasId = (record: Fields): boolean => idOf(record) !== undefined;
const hasThatId =
  (id: Identifier) =>
  (record: Fields): boolean =>
    hasId(record) && String(idOf(record)) === String(id);

const textsOf = (data: object): Fields =>
  Object.fromEntries(Object.entries(data).filter(([, value]) => !(value instanceof Blob)));

const concurrency = 6;

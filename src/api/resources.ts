import type { GetListParams, RaRecord, ResourceDefinition } from 'ra-core';
import { isFields, type Fields } from '../model/fields';
import { fieldsIn } from './answers';
import { toFormData } from './formData';
import { bodies } from '../contract/generated/fields';
import { lists, resources } from '../contract/generated/resources';
import type { Query } from './lists';
import { formats, type Format } from './records';

export type Act = 'list' | 'create' | 'edit' | 'show' | 'delete';

type BodyName = keyof typeof bodies;
type WriteMethod = 'POST' | 'PUT' | 'PATCH';

export interface Resource {
  recordRepresentation: string;
  list: string;
  one: string;
  update?: WriteMethod;
  multipart: boolean;
  bodies: Record<'create' | 'update', { readonly [M in WriteMethod]?: BodyName }>;
  /** Who may make each call that the API has. */
  access: { readonly [A in Act]?: 'user' | 'staff' | 'superuser' };
  /** The names of the query parameters of the list. */
  query: { page?: string; page_size?: string; ordering?: string; search?: string };
  filters: readonly string[];
  defaults?: { page?: number; page_size?: number; ordering?: string };
}

type ListRequest = Partial<Pick<GetListParams, 'sort' | 'filter'>> & {
  pagination?: GetListParams['pagination'];
};

const table: Record<string, Resource> = resources;

export const resourceOf = (name: string): Resource => {
  const resource = table[name];
  if (!resource) throw new Error(`No resource is called "${name}".`);
  return resource;
};

type List = Pick<Resource, 'list' | 'query' | 'filters' | 'defaults'>;

const allLists: Record<string, List> = { ...lists, ...resources };

/** A resource, or a list of rows that are none. */
export const listOf = (name: string): List => allLists[name] ?? resourceOf(name);

/** What react-admin asks about a resource. */
export const resourceDefinitions: Record<string, ResourceDefinition> = Object.fromEntries(
  Object.entries(table).map(([name, { recordRepresentation, access }]) => [
    name,
    {
      name,
      recordRepresentation,
      hasList: 'list' in access,
      hasCreate: 'create' in access,
      hasEdit: 'edit' in access,
      hasShow: 'show' in access,
    },
  ]),
);

const calledBy: Record<Act, string> = {
  list: 'list the records',
  show: 'return a single record',
  create: 'create a record',
  edit: 'change a record',
  delete: 'delete a record',
};

export const requireCall = (name: string, act: Act, sent: Fields = {}): void => {
  if (!resourceOf(name).access[act]) throw new Error(`The API cannot ${calledBy[act]} of "${name}".`);
  const problem = formatOf(name).problem?.(sent, act);
  if (problem) throw new Error(problem);
};

/** The query of a list: react-admin's `q` is the search, and what the server does by itself is left out. */
export const queryOf = (name: string, { pagination, sort, filter }: ListRequest): Query => {
  const { query, defaults = {} } = listOf(name);
  const { q, ...given } = (filter ?? {}) as Query;
  const filters = formatOf(name).filter?.(given) ?? given;
  if (q && !query.search) throw new Error(`The API cannot search "${name}".`);
  const isDefaultPage = pagination?.page === defaults.page && pagination?.perPage === defaults.page_size;
  const ordering = sort && `${sort.order === 'DESC' ? '-' : ''}${sort.field}`;
  return {
    ...(query.page &&
      pagination &&
      !isDefaultPage && { page: pagination.page, page_size: pagination.perPage }),
    ...(query.ordering && ordering !== defaults.ordering && { [query.ordering]: ordering }),
    ...(query.search && { [query.search]: q }),
    ...filters,
  };
};

const formatOf = (name: string): Format => (formats as Record<string, Format | undefined>)[name] ?? {};

/** Null for what is no such record. */
export const readRecord = (name: string, record: Fields, at = 0): RaRecord | null => {
  const { read = (fields) => fields } = formatOf(name);
  return read(record, at) as RaRecord | null;
};

/** Null for a row that the list does not show. */
export const readRow = (name: string, row: unknown, at: number): RaRecord | null => {
  const record = isFields(row) ? readRecord(name, row, at) : null;
  return record && (formatOf(name).isListed?.(record) ?? true) ? record : null;
};

export const isDeletion = (name: string, answer: unknown): boolean =>
  formatOf(name).isDeletion?.(answer) ?? Boolean(fieldsIn(answer));

/** The declared fields of a record, as a form where the API expects one or where there is a file. */
export const bodyOf = (
  name: string,
  record: object,
  act: 'create' | 'update',
  method: WriteMethod,
): object => {
  const { multipart, bodies: ofResource } = resourceOf(name);
  const body = ofResource[act][method];
  // react-admin's file inputs hold a file with its preview.
  const given = Object.entries(record as Fields).map(([field, value]) => [
    field,
    isFields(value) ? (value['rawFile'] ?? value) : value,
  ]);
  const values = Object.fromEntries(given) as Fields;
  const written = Object.entries(formatOf(name).write?.(values, act) ?? values);
  const sent = written.filter(([field]) => body === undefined || field in bodies[body]);
  const fields = Object.fromEntries(sent);
  return multipart || sent.some(([, value]) => value instanceof Blob) ? toFormData(fields) : fields;
};

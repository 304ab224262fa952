import type { bodies } from '../contract/generated/fields';
import { lists, resources } from '../contract/generated/resources';

type ResourceAction = 'list' | 'create' | 'edit' | 'show' | 'delete';

export type BodyName = keyof typeof bodies;
export type WriteMethod = 'POST' | 'PUT' | 'PATCH';

interface Resource {
  recordRepresentation: string;
  list: string;
  one: string;
  update?: WriteMethod;
  multipart: boolean;
  bodies: Record<'create' | 'update', { readonly [M in WriteMethod]?: BodyName }>;
  /** Role required by each supported call. */
  access: { readonly [A in ResourceAction]?: 'user' | 'staff' | 'superuser' };
  /** Query parameters of the list. */
  query: { page?: string; page_size?: string; ordering?: string; search?: string };
  filters: readonly string[];
  defaults?: { page?: number; page_size?: number; ordering?: string };
}

const table: Record<string, Resource> = resources;

export const getResource = (name: string): Resource => {
  const resource = table[name];
  if (!resource) throw new Error(`No resource is called "${name}".`);
  return resource;
};

export type List = Pick<Resource, 'list' | 'query' | 'filters' | 'defaults'>;

const allLists: Record<string, List> = { ...lists, ...resources };

/** Finds a resource or an `x-list` of the contract. */
export const findList = (name: string): List => allLists[name] ?? getResource(name);

export const assertCall = (name: string, action: ResourceAction): void => {
  if (!getResource(name).access[action]) throw new Error(`The API has no call "${action}" for "${name}".`);
};

export const assertFilter = (name: string, field: string): void => {
  if (!findList(name).filters.includes(field))
    throw new Error(`The API cannot list "${name}" by "${field}".`);
};

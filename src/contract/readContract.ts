/** Reads openapi.yaml together with own.yaml, for the generator, the build and the API documentation. */
import { readFileSync } from 'node:fs';
import type { Oas3_1Definition, Oas3_1Schema, Oas3PathItem, OasRef } from '@redocly/openapi-core';
import { load } from 'js-yaml';

export type SchemaObject = Oas3_1Schema & { 'x-reference'?: string };

/** See `x-resource` in openapi.yaml. */
interface ResourceExtension {
  name: string;
  title?: string;
  recordRepresentation: string;
  ordering?: string;
  search?: string;
  defaults?: { ordering?: string };
  multipart?: boolean;
}

export type PathItem = Oas3PathItem<Oas3_1Schema> & { 'x-resource'?: ResourceExtension; 'x-list'?: string };
export type OperationObject = NonNullable<PathItem['get']>;
export interface ParameterObject extends Exclude<NonNullable<OperationObject['parameters']>[number], OasRef> {
  schema?: SchemaObject;
  'x-filter'?: false;
  'x-fields'?: string[];
}

export interface Contract extends Required<Pick<Oas3_1Definition, 'security' | 'tags'>> {
  paths: Record<string, PathItem>;
  components: Record<string, Record<string, unknown>> & { schemas?: Record<string, SchemaObject> };
}

export type OwnContract = Partial<Contract>;

export const verbs = ['get', 'post', 'put', 'patch', 'delete'] as const;

export const contractFile = new URL('openapi.yaml', import.meta.url);
const ownFile = new URL('own.yaml', import.meta.url);

/** What a reference points to; undefined if it leads nowhere. */
export const find = (contract: Contract, { $ref }: OasRef): unknown =>
  $ref
    .slice(2)
    .split('/')
    .reduce<unknown>((node, step) => (node as Record<string, unknown> | undefined)?.[step], contract);

/** Follows a reference, which `findProblems` has checked. */
export const resolve = <T extends object>(contract: Contract, value: T | OasRef): T =>
  '$ref' in value ? (find(contract, value) as T) : value;

/** Every operation, with its place. */
export const listOperations = ({ paths = {} }: OwnContract) =>
  Object.entries(paths).flatMap(([path, item]) =>
    verbs.flatMap((verb) => {
      const { [verb]: operation } = item;
      return operation ? [{ path, item, verb, operation }] : [];
    }),
  );

/** Every resource, with the path of its list. */
export const listResources = ({ paths = {} }: OwnContract) =>
  Object.entries(paths).flatMap(([path, item]) => {
    const { 'x-resource': resource } = item;
    return resource ? [{ path, item, resource }] : [];
  });

/** Names the file in its errors, such as that of two fields of one name. */
export const readOwn = () => load(readFileSync(ownFile, 'utf8'), { filename: 'own.yaml' }) as OwnContract;

export const readOurs = () => load(readFileSync(contractFile, 'utf8')) as Contract;

/** Both parts; the generator rejects a name that stands in both. */
export const readContract = (own = readOwn(), ours = readOurs()): Contract => {
  const components = { ...ours.components };
  for (const [section, entries] of Object.entries(own.components ?? {}))
    components[section] = { ...components[section], ...entries };
  const tags = [...ours.tags, ...(own.tags ?? [])];
  return { ...ours, tags, paths: { ...ours.paths, ...own.paths }, components };
};

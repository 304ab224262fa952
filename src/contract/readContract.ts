/** Reads openapi.yaml together with own.yaml, for the generator, the build and the API documentation. */
import { readFileSync } from 'node:fs';
import { load } from 'js-yaml';
import type { Who } from './Request';

export interface SchemaObject {
  [keyword: string]: unknown;
  $ref?: string;
  title?: string;
  description?: string;
  type?: string | string[];
  const?: unknown;
  format?: string;
  maxLength?: number;
  contentMediaType?: string;
  'x-reference'?: string;
  enum?: unknown[];
  allOf?: SchemaObject[];
  anyOf?: SchemaObject[];
  oneOf?: SchemaObject[];
  items?: SchemaObject;
  required?: string[];
  properties?: Record<string, SchemaObject>;
  additionalProperties?: SchemaObject | boolean;
}

export interface ParameterObject {
  $ref?: string;
  name: string;
  in: string;
  required?: boolean;
  schema?: SchemaObject;
  'x-filter'?: false;
  'x-fields'?: string[];
}

export type Content = Record<string, { schema: SchemaObject; examples?: Record<string, { value: unknown }> }>;

export interface OperationObject {
  operationId: string;
  summary?: string;
  description?: string;
  security?: { bearerAuth?: Who[] }[];
  parameters?: ParameterObject[];
  requestBody?: { required?: boolean; content: Content };
  responses: Record<string, { $ref?: string; content?: Content }>;
}

/** See `x-resource` in openapi.yaml. */
export interface ResourceExtension {
  name: string;
  title?: string;
  recordRepresentation: string;
  ordering?: string;
  search?: string;
  defaults?: { ordering?: string };
  multipart?: boolean;
}

export const verbs = ['get', 'post', 'put', 'patch', 'delete'] as const;
type Verb = (typeof verbs)[number];
export type PathItem = { [V in Verb]?: OperationObject } & {
  parameters?: ParameterObject[];
  'x-resource'?: ResourceExtension;
  'x-list'?: string;
};

export interface Contract {
  tags: { name: string }[];
  paths: Record<string, PathItem>;
  security: NonNullable<OperationObject['security']>;
  components: { schemas: Record<string, SchemaObject> };
}

export interface OwnContract extends Partial<Pick<Contract, 'tags' | 'paths'>> {
  components?: Record<string, Record<string, unknown>>;
}

export const contractFile = new URL('openapi.yaml', import.meta.url);
const ownFile = new URL('own.yaml', import.meta.url);

/** Follows a reference; undefined if it leads nowhere. */
export const resolveIn = <T extends { $ref?: string }>(contract: Contract, value: T): T | undefined =>
  value.$ref === undefined
    ? value
    : (value.$ref
        .slice(2)
        .split('/')
        .reduce<unknown>((node, step) => (node as SchemaObject | undefined)?.[step], contract) as
        T | undefined);

/** Every operation, with its place. */
export const listOperations = ({ paths = {} }: OwnContract) =>
  Object.entries(paths).flatMap(([path, item]) =>
    verbs.flatMap((verb) => {
      const { [verb]: operation } = item;
      return operation ? [{ path, item, verb, operation }] : [];
    }),
  );

export const readOwn = (): OwnContract => load(readFileSync(ownFile, 'utf8')) as OwnContract;

export const readOurs = (): Contract => load(readFileSync(contractFile, 'utf8')) as Contract;

/** Both parts; the generator rejects a name that stands in both. */
export const readContract = (
  { tags = [], paths, components = {} } = readOwn(),
  ours = readOurs(),
): Contract => {
  const sections: Record<string, object> = { ...ours.components };
  for (const [name, entries] of Object.entries(components))
    sections[name] = { ...sections[name], ...entries };
  return {
    ...ours,
    tags: [...ours.tags, ...tags],
    paths: { ...ours.paths, ...paths },
    components: sections as Contract['components'],
  };
};

import { readFileSync } from 'node:fs';
import type { Request, RequestHandler, Response } from 'express';
import { load } from 'js-yaml';
import type { operations as Contracted } from '../../src/contract/generated/schema';
import { productKey } from '../../src/model/dic-services/services';
import { defaultProductKey } from '../../src/settings';
import { fieldError, Refusal } from './Refusal';
import { say } from '../sentences/say';

export interface Schema {
  [keyword: string]: unknown;
}

interface Parameter {
  name: string;
  in: 'query' | 'path' | 'header' | 'cookie';
  required?: boolean;
  schema?: Schema;
  'x-superuser-for-others'?: boolean;
}

interface MediaTypes {
  [type: string]: { schema?: Schema; examples?: Record<string, { value: unknown }> };
}

/** `staff` includes superusers; `person` is every signed-in user. */
export type Who = 'open' | 'person' | 'staff' | 'superuser';

export interface Operation {
  id: keyof Contracted;
  method: string;
  path: string;
  pattern: RegExp;
  who: Who;
  parameters: Parameter[];
  query: Schema;
  body: { required: boolean; content: MediaTypes } | null;
  /** The fields of the body. */
  fields: Record<string, Schema>;
  /** Those of them that are files. */
  files: readonly string[];
}

/** What `x-resource` marks: the path of a list; the path of a record is below it. */
interface Resource {
  name: string;
  path: string;
}

type Ref<T> = T | { $ref: string };

type Security = readonly { bearerAuth?: readonly Who[] }[];

interface PathItem {
  operationId: Operation['id'];
  security?: Security;
  parameters?: Ref<Parameter>[];
  requestBody?: Ref<{ required?: boolean; content?: MediaTypes }>;
}

interface Contract {
  paths: Record<
    string,
    PathItem & Record<string, PathItem | undefined> & { 'x-resource'?: { name: string } }
  >;
  security: Security;
  components: Record<string, unknown>;
}

export const contractFile = new URL('../../src/contract/openapi.yaml', import.meta.url);

const productKeyPattern = new RegExp(`\\b${defaultProductKey}(?=_info\\b|\\b)`, 'g');

export const parseContract = (yaml: string): unknown =>
  load(yaml.replaceAll(productKeyPattern, () => productKey));

const resolve = <T>(contract: Contract, value: Ref<T>): T => {
  if (typeof value !== 'object' || value === null || !('$ref' in value)) return value;
  const steps = value.$ref.slice(2).split('/');
  return steps.reduce<unknown>((at, step) => (at as Record<string, unknown>)[step], contract) as T;
};

/** An operation with optional security is open too. */
const whoOf = (security: Security): Who => {
  const [bearer] = security;
  if (!bearer?.bearerAuth || security.length > 1) return 'open';
  return bearer.bearerAuth[0] ?? 'person';
};

const querySchema = (parameters: readonly Parameter[]): Schema => {
  const ofQuery = parameters.filter((parameter) => parameter.in === 'query');
  return {
    type: 'object',
    properties: Object.fromEntries(ofQuery.map(({ name, schema }) => [name, schema ?? {}])),
    required: ofQuery.filter(({ required }) => required).map(({ name }) => name),
  };
};

const fieldsOf = (contract: Contract, schema: Schema = {}): [name: string, field: Schema][] => {
  const {
    properties = {},
    allOf = [],
    anyOf = [],
  } = resolve(contract, schema) as {
    properties?: Record<string, Schema>;
    allOf?: Schema[];
    anyOf?: Schema[];
  };
  const own = Object.entries(properties).map(([name, field]): [string, Schema] => [
    name,
    resolve(contract, field),
  ]);
  return [...[...allOf, ...anyOf].flatMap((part) => fieldsOf(contract, part)), ...own];
};

/** `{id}` matches a number; the trailing slash and the `/api` prefix are optional. */
export const pathPattern = (path: string): RegExp => {
  const inner = path.replaceAll(/^\/(api\/)?|\/$/g, '').replace('{id}', '\\d+');
  return new RegExp(`^/(api/)?${inner}/?$`);
};

export const readContract = (): {
  operations: Operation[];
  resources: Resource[];
  components: Record<string, unknown>;
} => {
  const contract = parseContract(readFileSync(contractFile, 'utf8')) as Contract;
  const operations = Object.entries(contract.paths).flatMap(([path, item]) =>
    ['get', 'post', 'put', 'patch', 'delete'].flatMap((method) => {
      const raw = item[method];
      if (!raw) return [];
      const parameters = [...(item.parameters ?? []), ...(raw.parameters ?? [])].map((parameter) =>
        resolve(contract, parameter),
      );
      const body = raw.requestBody && resolve(contract, raw.requestBody);
      const content = body?.content ?? {};
      const formFields = fieldsOf(contract, content['multipart/form-data']?.schema);
      return {
        id: raw.operationId,
        path,
        pattern: pathPattern(path),
        who: whoOf(raw.security ?? contract.security),
        method: method.toUpperCase(),
        parameters,
        query: querySchema(parameters),
        body: body ? { required: body.required === true, content } : null,
        fields: Object.fromEntries(
          Object.values(content).flatMap(({ schema }) => fieldsOf(contract, schema)),
        ),
        files: formFields.filter(([, { format }]) => format === 'binary').map(([name]) => name),
      };
    }),
  );
  const resources = Object.entries(contract.paths).flatMap(([path, { 'x-resource': marks }]) =>
    marks ? { name: marks.name, path } : [],
  );
  return { operations, resources, components: contract.components };
};

const methodOf = (method: string) => (method === 'HEAD' ? 'GET' : method);

export const findOperation = (operations: readonly Operation[], method: string, path: string) =>
  operations.find((operation) => operation.method === methodOf(method) && operation.pattern.test(path));

const contract = readContract();

export const { components, resources } = contract;

export const operations = contract.operations.filter(({ path }) => path.startsWith('/api/'));

export const operationOf = (res: Response): Operation | undefined =>
  res.locals['operation'] as Operation | undefined;

export const hasBody = (req: Request) =>
  req.get('transfer-encoding') !== undefined || Number(req.get('content-length') ?? 0) > 0;

export const contentTypeOf = (req: Request): string =>
  (req.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';

export const matchOperation: RequestHandler = (req, res, next) => {
  res.locals['operation'] = findOperation(operations, req.method, req.path);
  next();
};

export const declared: RequestHandler = (req, res, next) => {
  const operation = operationOf(res);
  // Handlers would pick different values of a repeated parameter.
  const repeated = Object.keys(req.query).find((name) => Array.isArray(req.query[name]));
  if (repeated !== undefined) throw fieldError(repeated, 'This parameter may be given once.');
  const type = contentTypeOf(req);
  if (operation?.body && hasBody(req) && !Object.hasOwn(operation.body.content, type))
    throw new Refusal(415, {
      detail: say('Unsupported media type "{type}" in request.', { type: type.slice(0, 100) }),
    });
  next();
};

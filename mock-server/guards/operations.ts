import { readFileSync } from 'node:fs';
import { contractFile, parseContract } from './contractFile';
import { samePath } from './access';

export interface Schema {
  [keyword: string]: unknown;
}

interface Parameter {
  name: string;
  in: 'query' | 'path' | 'header' | 'cookie';
  required?: boolean;
  schema?: Schema;
}

interface MediaTypes {
  [type: string]: { schema?: Schema };
}

/** With `$ref` on its first level resolved. */
export interface Operation {
  method: string;
  path: string;
  parameters: Parameter[];
  body: { required: boolean; content: MediaTypes } | null;
  files: readonly string[];
}

interface PathItem {
  parameters?: (Parameter | { $ref: string })[];
  [method: string]: unknown;
}

interface RawOperation {
  parameters?: (Parameter | { $ref: string })[];
  requestBody?: { required?: boolean; content?: MediaTypes } | { $ref: string };
}

interface Contract {
  paths: Record<string, PathItem>;
  components: Record<string, unknown>;
}

const methods = ['get', 'post', 'put', 'patch', 'delete'];

const resolve = <T>(contract: Contract, value: T | { $ref: string }): T => {
  if (typeof value !== 'object' || value === null || !('$ref' in value)) return value;
  const steps = value.$ref.slice(2).split('/');
  return steps.reduce<unknown>((at, step) => (at as Record<string, unknown>)[step], contract) as T;
};

const fileFields = (contract: Contract, schema: Schema): string[] => {
  const { properties = {}, allOf = [] } = resolve(contract, schema) as {
    properties?: Record<string, Schema>;
    allOf?: Schema[];
  };
  const own = Object.keys(properties).filter((name) => properties[name]?.['format'] === 'binary');
  return [...own, ...allOf.flatMap((part) => fileFields(contract, part))];
};

export const readContract = (): { operations: Operation[]; components: Record<string, unknown> } => {
  const contract = parseContract(readFileSync(contractFile, 'utf8')) as Contract;
  const operations = Object.entries(contract.paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const raw = item[method] as RawOperation | undefined;
      if (!raw) return [];
      const parameters = [...(item.parameters ?? []), ...(raw.parameters ?? [])];
      const body = raw.requestBody && resolve(contract, raw.requestBody);
      return {
        path,
        method: method.toUpperCase(),
        parameters: parameters.map((parameter) => resolve(contract, parameter)),
        body: body ? { required: body.required === true, content: body.content ?? {} } : null,
        files: fileFields(contract, body?.content?.['multipart/form-data']?.schema ?? {}),
      };
    }),
  );
  return { operations, components: contract.components };
};

export const findOperation = (operations: readonly Operation[], method: string, path: string) =>
  operations.find(
    (operation) =>
      operation.method === (method === 'HEAD' ? 'GET' : method) &&
      samePath(operation.path.replaceAll(/\{[^{}]+\}/g, ':id'), path),
  );

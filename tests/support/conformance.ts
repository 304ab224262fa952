import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { load } from 'js-yaml';
import { allOperations, findOperation } from '../../mock-server/guards/operations';

export interface Schema {
  $ref?: string;
  type?: string | string[];
  required?: string[];
  properties?: Record<string, Schema>;
}

/** Request or response body. */
export interface Body {
  $ref?: string;
  content?: Record<string, { schema?: Schema; examples?: Record<string, { value: object }> }>;
}

export interface Components {
  responses: Record<string, Body>;
  schemas: Record<string, Schema>;
}

interface Contract {
  paths: Record<string, Record<string, { requestBody?: Body; responses?: Record<string, Body> }>>;
  components: Components;
}

// Two literal addresses, which pack.mjs inlines.
const ours = load(
  readFileSync(new URL('../../src/contract/openapi.yaml', import.meta.url), 'utf8'),
) as Contract;
const own = load(
  readFileSync(new URL('../../src/contract/own.yaml', import.meta.url), 'utf8'),
) as Partial<Contract>;

export const contract: Contract = {
  ...ours,
  paths: { ...ours.paths, ...own.paths },
  components: {
    ...ours.components,
    schemas: { ...ours.components.schemas, ...own.components?.schemas },
  },
};
const ajv = addFormats(new Ajv2020({ strict: false, allErrors: true }));

/** Creates a function that describes how a value violates a schema, or returns null. */
export const createSchemaCheck = (components: Components) => {
  const checks = new Map<Schema, ValidateFunction>();
  return (schema: Schema, value: unknown): string | null => {
    const check = checks.get(schema) ?? ajv.compile({ ...schema, components });
    checks.set(schema, check);
    return check(value) ? null : ajv.errorsText(check.errors);
  };
};

export const getResponses = (method: string, path: string): Record<string, Body> => {
  const operation = findOperation(allOperations, method, path);
  return contract.paths[operation?.path ?? '']?.[method.toLowerCase()]?.responses ?? {};
};

export const getSchema = (response: Body | undefined): Schema | undefined => {
  const name = response?.$ref?.split('/').at(-1);
  const resolved = name === undefined ? response : contract.components.responses[name];
  return resolved?.content?.['application/json']?.schema;
};

const check = createSchemaCheck(contract.components);

/** Describes how a response violates the contract, or returns null. */
export const findContractViolation = (method: string, path: string, status: number, text: string) => {
  const operation = findOperation(allOperations, method, path);
  if (!operation) return null;
  const response = getResponses(method, path)[String(status)];
  const name = `${method} ${operation.path} -> ${status}`;
  if (!response) return status < 300 ? `${name} is not in the contract` : null;
  const schema = getSchema(response);
  if (!schema) return text === '' ? null : `${name} has a body, the contract has none`;
  const problem = check(schema, JSON.parse(text));
  return problem && `${name}: ${problem} in ${text.slice(0, 300)}`;
};

export const securedOperations = allOperations.filter(({ who }) => who !== 'open');

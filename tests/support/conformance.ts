import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { load } from 'js-yaml';
import { findOperation, readContract } from '../../mock-server/guards/operations';

interface Response {
  $ref?: string;
  content?: Record<string, { schema?: Record<string, unknown> }>;
}

interface Contract {
  paths: Record<string, Record<string, { responses?: Record<string, Response> }>>;
  components: { responses: Record<string, Response> };
}

const contract = load(
  readFileSync(new URL('../../src/api/openapi.yaml', import.meta.url), 'utf8'),
) as Contract;
const { operations } = readContract();
const ajv = addFormats(new Ajv2020({ strict: false, allErrors: true }));
const checks = new Map<object, ValidateFunction>();

const resolved = (response: Response): Response =>
  response.$ref ? (contract.components.responses[response.$ref.split('/').at(-1) ?? ''] ?? {}) : response;

const checkOf = (schema: Record<string, unknown>): ValidateFunction => {
  const check = checks.get(schema) ?? ajv.compile({ ...schema, components: contract.components });
  checks.set(schema, check);
  return check;
};

/** How a response violates the contract, or null. */
export const contractViolation = (
  method: string,
  path: string,
  status: number,
  text: string,
): string | null => {
  const operation = findOperation(operations, method, path);
  if (!operation) return null;
  const responses = contract.paths[operation.path]?.[operation.method.toLowerCase()]?.responses ?? {};
  const response = responses[String(status)];
  const name = `${method} ${operation.path} -> ${status}`;
  if (!response) return status < 300 ? `${name} is not in the contract` : null;
  const schema = resolved(response).content?.['application/json']?.schema;
  if (!schema) return text === '' ? null : `${name} has a body, the contract has none`;
  const check = checkOf(schema);
  return check(JSON.parse(text)) ? null : `${name}: ${ajv.errorsText(check.errors)} in ${text.slice(0, 300)}`;
};

export const securedOperations = operations.filter(({ who }) => who !== 'open');

/**
 * The same for other servers: any 2xx is a success, and its body may be empty where the specification
 * shows none (decisions §4).
 */
export const lenientContractViolation = (
  method: string,
  path: string,
  status: number,
  text: string,
): string | null => {
  if (status >= 400) return contractViolation(method, path, status, text);
  const operation = findOperation(operations, method, path);
  const responses = contract.paths[operation?.path ?? '']?.[method.toLowerCase()]?.responses ?? {};
  const success = Object.keys(responses).find((code) => code.startsWith('2')) ?? String(status);
  const shows = responses[success]?.$ref === undefined && success !== '204';
  if (!shows && /^(|\{.*"success":\s*true.*\})$/s.test(text)) return null;
  try {
    return contractViolation(method, path, Number(success), text);
  } catch {
    return `the answer is no JSON: ${text.slice(0, 100)}`;
  }
};

import type { Request, RequestHandler, Response } from 'express';
import { operations as contractOperations, type OperationId } from '../../src/contract/generated/operations';
import { requests, schemas } from '../../src/contract/generated/requests';
import type { JsonSchema, Parameter, Request as ContractRequest } from '../../src/contract/Request';
import { productKey } from '../../src/model/dic-services/services';
import { defaultProductKey } from '../../src/settings';
import { fieldError, ApiError } from './ApiError';
import { message } from '../messages/message';

export interface Operation extends ContractRequest {
  id: OperationId;
  method: string;
  path: string;
  pattern: RegExp;
  query: JsonSchema;
  /** Body fields that are files. */
  files: readonly string[];
}

const productKeyPattern = new RegExp(`\\b${defaultProductKey}(?=_info\\b|\\b)`, 'g');

/** Replaces the default product key in the contract with the configured one. */
export const replaceProductKey = (text: string): string =>
  text.replaceAll(productKeyPattern, () => productKey);

const replaceProductKeys = <T>(value: T): T => JSON.parse(replaceProductKey(JSON.stringify(value))) as T;

const createQuerySchema = (parameters: readonly Parameter[]): JsonSchema => {
  const queryParameters = parameters.filter((parameter) => parameter.in === 'query');
  return {
    type: 'object',
    properties: Object.fromEntries(queryParameters.map(({ name, schema }) => [name, schema ?? {}])),
    required: queryParameters.filter(({ required }) => required).map(({ name }) => name),
  };
};

/** Matches `{id}` to a number. The trailing slash and the `/api` prefix are optional. */
const createPathPattern = (path: string): RegExp => {
  const pathSource = path.replaceAll(/^\/(api\/)?|\/$/g, '').replace('{id}', '\\d+');
  return new RegExp(`^/(api/)?${pathSource}/?$`);
};

export const components = { schemas: replaceProductKeys(schemas) };

const requestsByOperation = replaceProductKeys(requests);

/** Every operation of the contract. */
export const allOperations = contractOperations.map(({ id, method, path }): Operation => {
  const { [id]: request } = requestsByOperation;
  const fields = Object.entries(request.fields);
  return {
    id,
    method,
    path,
    pattern: createPathPattern(path),
    ...request,
    query: createQuerySchema(request.parameters),
    files: fields.filter(([, { format }]) => format === 'binary').map(([name]) => name),
  };
});

export const operations = allOperations.filter(({ path }) => path.startsWith('/api/'));

const toRouteMethod = (method: string) => (method === 'HEAD' ? 'GET' : method);

export const findOperation = (candidates: readonly Operation[], method: string, path: string) =>
  candidates.find((operation) => operation.method === toRouteMethod(method) && operation.pattern.test(path));

export const getOperation = (res: Response): Operation | undefined =>
  res.locals['operation'] as Operation | undefined;

export const hasBody = (req: Request) =>
  req.get('transfer-encoding') !== undefined || Number(req.get('content-length') ?? 0) > 0;

export const getContentType = (req: Request): string =>
  (req.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';

export const matchOperation: RequestHandler = (req, res, next) => {
  res.locals['operation'] = findOperation(operations, req.method, req.path);
  next();
};

export const rejectUndeclared: RequestHandler = (req, res, next) => {
  const operation = getOperation(res);
  // Handlers would pick different values of a repeated parameter.
  const repeated = Object.keys(req.query).find((name) => Array.isArray(req.query[name]));
  if (repeated !== undefined) throw fieldError(repeated, 'This parameter must not be repeated.');
  const type = getContentType(req);
  if (operation?.body && hasBody(req) && !Object.hasOwn(operation.body.content, type))
    throw new ApiError(415, {
      detail: message('Unsupported media type "{type}" in request.', { type: type.slice(0, 100) }),
    });
  next();
};

import addFormats from 'ajv-formats';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import type { Request, RequestHandler } from 'express';
import type { JsonSchema } from '../../src/contract/Request';
import { isFields } from '../../src/model/fields';
import { isEmail } from '../../src/model/users/accountRules';
import { isMultipart } from './bodies';
import { fieldErrors } from './fieldErrors';
import { components, getContentType, getOperation, type Operation } from './operations';
import { validationError, type FieldErrors } from './ApiError';
import { message } from '../messages/message';

type Fields = Record<string, unknown>;

interface Checks {
  /** Collects all errors. Off for large data, because each error costs memory. */
  allErrors: boolean;
  /** Coerces numbers and booleans of forms and queries, whose values are text. */
  coerceTypes?: boolean;
}

/** Compiles each schema on first use to keep the start fast. */
const createChecker = (checks: Checks) => {
  const ajv = addFormats(new Ajv2020({ strict: false, verbose: true, ...checks })).addFormat(
    'email',
    isEmail,
  );
  const compiled = new Map<JsonSchema, ValidateFunction>();
  return (schema: JsonSchema, data: unknown): FieldErrors => {
    const check = compiled.get(schema) ?? ajv.compile({ ...schema, components });
    compiled.set(schema, check);
    return check(data) ? {} : fieldErrors(check.errors ?? []);
  };
};

export const firstErrorInJson = createChecker({ allErrors: false });
const errorsInJson = createChecker({ allErrors: true });
const errorsInText = createChecker({ allErrors: true, coerceTypes: true });

const dropEmpty = (query: Request['query']): Request['query'] =>
  Object.fromEntries(Object.entries(query).filter(([, value]) => value !== ''));

const bodyErrors = (req: Request, { body: requestBody, fields }: Operation): FieldErrors => {
  const content = requestBody?.content ?? {};
  const schema = content[getContentType(req)] ?? Object.values(content)[0];
  if (!schema) return {};
  const body: unknown = req.body ?? {};
  if (!isFields(body)) return { non_field_errors: [message('Invalid data. Expected a dictionary.')] };
  const files = Array.isArray(req.files) ? req.files : [];
  const data: Fields = { ...body, ...Object.fromEntries(files.map(({ fieldname }) => [fieldname, 'file'])) };
  const errors = (isMultipart(req) ? errorsInText : errorsInJson)(schema, data);
  for (const { fieldname } of files) delete data[fieldname];
  // Handlers do not get undeclared fields, which were not checked.
  const isDeclared = (name: string) => Object.hasOwn(fields, name) || allowsOtherFields(schema);
  req.body = Object.fromEntries(Object.entries(data).filter(([name]) => isDeclared(name)));
  return errors;
};

const allowsOtherFields = ({ $ref, additionalProperties }: JsonSchema): boolean =>
  typeof $ref === 'string'
    ? allowsOtherFields(components.schemas[$ref.split('/').pop() ?? ''] ?? {})
    : isFields(additionalProperties);

export const validateRequest: RequestHandler = (req, res, next) => {
  const operation = getOperation(res);
  req.query = dropEmpty(req.query);
  // Validates a copy of the query: coercion would change the text that handlers read.
  const error =
    operation &&
    validationError({ ...errorsInText(operation.query, { ...req.query }), ...bodyErrors(req, operation) });
  next(error);
};

import addFormats from 'ajv-formats';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import type { Request, RequestHandler } from 'express';
import type { JsonSchema } from '../../src/contract/Request';
import { isFields, type Fields } from '../../src/model/fields';
import { isEmail } from '../../src/model/users/accountRules';
import { isMultipart } from './bodies';
import { toFieldErrors } from './toFieldErrors';
import { components, getContentType, getOperation, type Operation } from './operations';
import { validationError, type FieldErrors } from './ApiError';
import { message } from '../messages/message';

interface ValidatorOptions {
  /** Collects all errors. Off for large data, because each error costs memory. */
  allErrors: boolean;
  /** Coerces numbers and booleans of forms and queries, whose values are text. */
  coerceTypes?: boolean;
}

/** Compiles each schema on first use to keep the startup fast. */
const createValidator = (options: ValidatorOptions) => {
  const ajv = addFormats(new Ajv2020({ strict: false, verbose: true, ...options })).addFormat(
    'email',
    isEmail,
  );
  const compiled = new Map<JsonSchema, ValidateFunction>();
  return (schema: JsonSchema, data: unknown): FieldErrors => {
    const validate = compiled.get(schema) ?? ajv.compile({ ...schema, components });
    compiled.set(schema, validate);
    return validate(data) ? {} : toFieldErrors(validate.errors ?? []);
  };
};

export const validateJsonFailFast = createValidator({ allErrors: false });
const validateJson = createValidator({ allErrors: true });
const validateForm = createValidator({ allErrors: true, coerceTypes: true });

const dropEmptyParams = (query: Request['query']): Request['query'] =>
  Object.fromEntries(Object.entries(query).filter(([, value]) => value !== ''));

/** Validates the body, then replaces it with its declared fields. */
const validateBody = (req: Request, { body: requestBody, fields }: Operation): FieldErrors => {
  const content = requestBody?.content ?? {};
  const schema = content[getContentType(req)] ?? Object.values(content)[0];
  if (!schema) return {};
  const body: unknown = req.body ?? {};
  if (!isFields(body)) return { non_field_errors: [message('Invalid data. Expected a dictionary.')] };
  const files = Array.isArray(req.files) ? req.files : [];
  const data: Fields = { ...body, ...Object.fromEntries(files.map(({ fieldname }) => [fieldname, 'file'])) };
  const errors = (isMultipart(req) ? validateForm : validateJson)(schema, data);
  for (const { fieldname } of files) delete data[fieldname];
  // Drops undeclared fields, because they were not validated.
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
  req.query = dropEmptyParams(req.query);
  // Validates a copy of the query: coercion would change the text that handlers read.
  const error =
    operation &&
    validationError({ ...validateForm(operation.query, { ...req.query }), ...validateBody(req, operation) });
  next(error);
};

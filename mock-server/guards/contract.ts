import { Ajv2020 } from 'ajv/dist/2020.js';
import type { ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { Request, RequestHandler } from 'express';
import { isEmail } from '../../src/model/users/accountRules';
import { sendFailure } from './answer';
import { isMultipart } from './bodies';
import { components, contentTypeOf, operationOf } from './declared';
import { fieldErrors } from './fieldErrors';
import type { FieldErrors } from './fieldErrors';
import type { Operation, Schema } from './operations';
import { badRequest } from './Refusal';

type Fields = Record<string, unknown>;

const options = { strict: false, allErrors: true, verbose: true } as const;

const plainQuery = (query: Request['query']): Fields =>
  Object.fromEntries(Object.entries(query).filter(([, value]) => value !== ''));

/** Compiles on first use: a start need not wait for calls that nobody makes. */
class Checks {
  private readonly compiled = new Map<Schema, ValidateFunction>();
  private readonly ajv: Ajv2020;

  /** `isText`: forms and queries carry text, so numbers and booleans are read from it. */
  constructor(isText: boolean) {
    this.ajv = addFormats(new Ajv2020({ ...options, coerceTypes: isText })).addFormat('email', isEmail);
  }

  run(schema: Schema, data: Fields): FieldErrors {
    const check = this.compiled.get(schema) ?? this.compile(schema);
    return check(data) ? {} : fieldErrors(check.errors ?? []);
  }

  private compile(schema: Schema): ValidateFunction {
    const check = this.ajv.compile({ ...schema, components });
    this.compiled.set(schema, check);
    return check;
  }
}

const querySchemas = new WeakMap<Operation, Schema>();

const querySchema = (operation: Operation): Schema => {
  const known = querySchemas.get(operation);
  if (known) return known;
  const parameters = operation.parameters.filter((parameter) => parameter.in === 'query');
  const schema = {
    type: 'object',
    properties: Object.fromEntries(parameters.map(({ name, schema: of }) => [name, of ?? {}])),
    required: parameters.filter(({ required }) => required).map(({ name }) => name),
  };
  querySchemas.set(operation, schema);
  return schema;
};

const bodySchema = (req: Request, operation: Operation): Schema | undefined => {
  const content = operation.body?.content ?? {};
  return (content[contentTypeOf(req)] ?? Object.values(content)[0])?.schema;
};

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const checkBody = (typed: Checks, textual: Checks, req: Request, operation: Operation): FieldErrors => {
  const schema = bodySchema(req, operation);
  if (!schema) return {};
  const body: unknown = req.body ?? {};
  if (!isFields(body)) return { non_field_errors: ['Invalid data. Expected a dictionary.'] };
  const files = Array.isArray(req.files) ? req.files : [];
  // A file stands for its field while the form is judged.
  const data: Fields = { ...body, ...Object.fromEntries(files.map(({ fieldname }) => [fieldname, 'file'])) };
  const errors = (isMultipart(req) ? textual : typed).run(schema, data);
  for (const { fieldname } of files) delete data[fieldname];
  req.body = data;
  return errors;
};

/** A handler only sees what the contract allows. */
export const contract = (): RequestHandler => {
  const typed = new Checks(false);
  const textual = new Checks(true);
  return (req, res, next) => {
    const operation = operationOf(res);
    req.query = plainQuery(req.query) as Request['query'];
    if (!operation) {
      next();
      return;
    }
    // Judged on a copy: handlers read a query as the text it is.
    const errors = {
      ...textual.run(querySchema(operation), { ...req.query }),
      ...checkBody(typed, textual, req, operation),
    };
    if (Object.keys(errors).length > 0) sendFailure(req, res, badRequest(errors));
    else next();
  };
};

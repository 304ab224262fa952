import { createSchemaCheck, contract, getResponses, getSchema, type Schema } from '../support/conformance';
import { isFields, type Fields } from '../../src/model/fields';

/** Response fields of the development backend that no client needs. */
const optionalFields: readonly [RegExp, readonly string[]][] = [
  [/^PageInfo$/, ['page_size', 'currentPage']],
  [/^TokenProblem$/, ['code']],
  [
    /Answer$/,
    ['success', 'message', 'user', 'User_Details', 'updated_user', 'created', 'user_medial_library_file'],
  ],
  [/^UpdateAccountAnswer$/, ['picture_url']],
];

const schemas = structuredClone(contract.components.schemas);
for (const [name, schema] of Object.entries(schemas))
  for (const [pattern, fields] of optionalFields)
    if (pattern.test(name))
      schema.required = (schema.required ?? []).filter((field) => !fields.includes(field));
// Other servers may nest the errors of nested fields and lists.
for (const name of ['ValidationProblem', 'SendEmailProblem', 'MassCreationProblem'])
  schemas[name] = { type: 'object', minProperties: 1 } as Schema;
const { icon } = schemas['CatalogueService']?.properties ?? {};
if (icon) icon.type = ['string', 'null'];
const components = { ...contract.components, schemas };
const check = createSchemaCheck(components);

/** Contract that requires only the fields that the portal needs. */
export const tolerantContract = { ...contract, components };

const parseJson = (text: string): unknown => {
  try {
    return text === '' ? {} : JSON.parse(text);
  } catch {
    return undefined;
  }
};

const isRecord = ({ $ref = '' }: Schema): boolean =>
  schemas[$ref.split('/').at(-1) ?? '']?.required?.includes('id') ?? false;

/** Finds the record, which may be the body itself or one of its properties. */
export const findRecord = (body: unknown): Fields | undefined =>
  isFields(body)
    ? [body, ...Object.values(body)].filter(isFields).find(({ id }) => id !== undefined)
    : undefined;

const findWriteProblem = (schema: Schema | undefined, body: unknown): string | null => {
  if (isFields(body) && body['success'] === false) return 'the response has `success: false`';
  if (!schema) return null;
  if (!isRecord(schema)) return check(schema, body);
  const record = findRecord(body);
  return record ? check(schema, record) : null;
};

const findReadProblem = (schema: Schema, path: string, body: unknown): string | null => {
  // A server may return a list as a page, and nest a user in `user` (spec 2 §7).
  if (schema.type === 'array' && isFields(body)) return check(schema, body['results']);
  const isWrapped = /\/manage\/\d+\/$/.test(path) && isFields(body) && isFields(body['user']);
  return check(schema, isWrapped ? body['user'] : body);
};

/**
 * Describes how a response of another server violates the contract, or returns null. Accepts any 2xx. If the
 * specification shows no body, accepts none, the record, or an object with the record in it (decisions §10).
 */
export const findViolation = (method: string, path: string, status: number, text: string) => {
  const responses = getResponses(method, path);
  const isError = status >= 400;
  const documentedStatus = isError
    ? String(status)
    : Object.keys(responses).find((code) => code.startsWith('2'));
  const schema = getSchema(responses[documentedStatus ?? '']);
  const body = parseJson(text);
  if (isError && (!schema || (status === 404 && body === undefined))) return null;
  if (body === undefined) return `the response is not JSON: ${text.slice(0, 100)}`;
  const isReadResponse = isError || method === 'GET';
  const problem = isReadResponse
    ? schema && findReadProblem(schema, path, body)
    : findWriteProblem(schema, body);
  return problem ? `${problem} in ${text.slice(0, 300)}` : null;
};

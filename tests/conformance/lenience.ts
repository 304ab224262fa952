import { schemaCheck, contract, getResponses, getSchema, type Schema } from '../support/conformance';
import { isFields, type Fields } from '../../src/model/fields';

/** Fields of the development backend's responses that no client needs. */
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
// Errors of nested fields and of lists are nested, too.
for (const name of ['ValidationProblem', 'SendEmailProblem', 'MassCreationProblem'])
  schemas[name] = { type: 'object', minProperties: 1 } as Schema;
const { icon } = schemas['CatalogueService']?.properties ?? {};
if (icon) icon.type = ['string', 'null'];
const components = { ...contract.components, schemas };
const check = schemaCheck(components);

/** Contract without the fields that the portal does not need. */
export const lenientContract = { ...contract, components };

const parsed = (text: string): unknown => {
  try {
    return text === '' ? {} : JSON.parse(text);
  } catch {
    return undefined;
  }
};

const isRecord = ({ $ref = '' }: Schema): boolean =>
  schemas[$ref.split('/').at(-1) ?? '']?.required?.includes('id') ?? false;

/** Finds the record, plain or under its name. */
export const findRecord = (body: unknown): Fields | undefined =>
  isFields(body)
    ? [body, ...Object.values(body)].filter(isFields).find(({ id }) => id !== undefined)
    : undefined;

const writeProblem = (schema: Schema | undefined, body: unknown): string | null => {
  if (isFields(body) && body['success'] === false) return 'the answer says `success: false`';
  if (!schema) return null;
  if (!isRecord(schema)) return check(schema, body);
  const record = findRecord(body);
  return record ? check(schema, record) : null;
};

const readProblem = (schema: Schema, path: string, body: unknown): string | null => {
  // A list may come as a page, and a user under that name (spec 2 §7).
  if (schema.type === 'array' && isFields(body)) return check(schema, body['results']);
  const isWrapped = /\/manage\/\d+\/$/.test(path) && isFields(body) && isFields(body['user']);
  return check(schema, isWrapped ? body['user'] : body);
};

/**
 * Describes how a response of another server violates the contract, or returns null. Any 2xx is a success. If the
 * specification shows no body, it may be empty, the record, or the record under its name (decisions §4).
 */
export const findViolation = (method: string, path: string, status: number, text: string) => {
  const responses = getResponses(method, path);
  const isError = status >= 400;
  const shown = isError ? String(status) : Object.keys(responses).find((code) => code.startsWith('2'));
  const schema = getSchema(responses[shown ?? '']);
  const body = parsed(text);
  if (isError && (!schema || (status === 404 && body === undefined))) return null;
  if (body === undefined) return `the answer is no JSON: ${text.slice(0, 100)}`;
  const isRead = isError || method === 'GET';
  const problem = isRead ? schema && readProblem(schema, path, body) : writeProblem(schema, body);
  return problem ? `${problem} in ${text.slice(0, 300)}` : null;
};

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { lenientContract } from '../../conformance/lenience';
import type { ApiDocument } from '../../conformance/schema/ApiDocument';
import { compareDocuments } from '../../conformance/schema/compareDocuments';
import { reportSchema } from '../../conformance/schema/reportSchema';
import { isFields, type Fields } from '../../../src/model/fields';
import { contract } from '../../support/conformance';
import { setUpFolder } from '../../support/temporaryFolder';

const ours = lenientContract as unknown as ApiDocument;
const own = () => structuredClone(contract) as unknown as ApiDocument;

/** Returns the findings after a change at a path of our document. */
const compareAfter = (path: string, change: (at: never) => void) => {
  const document = own();
  const steps = path.split(' ');
  change(steps.reduce<unknown>((at, step) => (at as Record<string, unknown>)[step], document) as never);
  return compareDocuments(ours, document).map(
    ({ call, where, problem, guide }) => `${call}, ${where}: ${problem} (${guide.split('#')[1]})`,
  );
};

const remove = (name: string) => (at: Record<string, unknown>) => delete at[name];
const set = (name: string, value: unknown) => (at: Record<string, unknown>) => (at[name] = value);

/** Media types that drf-spectacular writes for each serializer. */
const parsed = ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'];

/** OpenAPI 3.0 has neither `null` as a type nor `const`. */
const toOpenApi30 = (schema: Fields): Fields => {
  const { type, const: only, anyOf, ...rest } = schema;
  const written: Fields = { ...rest };
  const types = [type].flat().filter((one) => one !== undefined);
  if (types.length > 0) written['type'] = types.find((one) => one !== 'null');
  if (types.includes('null')) written['nullable'] = true;
  if (only !== undefined) written['enum'] = [only];
  if (Array.isArray(anyOf)) {
    const parts = anyOf.filter((part: Fields) => part['type'] !== 'null');
    if (parts.length < anyOf.length) written['nullable'] = true;
    written[parts.length === 1 ? 'allOf' : 'oneOf'] = parts;
  }
  return written;
};

const rewrite = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(rewrite);
  if (!isFields(value)) return value;
  const written = Object.fromEntries(Object.entries(value).map(([name, one]) => [name, rewrite(one)]));
  const isSchema = ['type', 'anyOf', 'const'].some((keyword) => {
    const given = written[keyword];
    return typeof given === 'string' || Array.isArray(given);
  });
  return isSchema ? toOpenApi30(written) : written;
};

/**
 * A document as drf-spectacular would write it for a server that serves the contract: OpenAPI 3.0.3 with `nullable`,
 * each body for all parsers, a deletion without a body, and each path with a slash, the four others routed twice.
 */
const toSpectacularStyle = (given: ApiDocument): ApiDocument => {
  const document = rewrite(structuredClone(given)) as ApiDocument & { paths: Record<string, Fields> };
  for (const [path, item] of Object.entries(document.paths)) {
    for (const [method, operation] of Object.entries(item)) {
      if (!isFields(operation)) continue;
      const body = operation['requestBody'];
      if (isFields(body) && isFields(body['content'])) {
        const [first] = Object.values(body['content']);
        body['content'] = Object.fromEntries(parsed.map((type) => [type, first]));
      }
      if (method === 'delete') operation['responses'] = { 204: { description: 'No response body' } };
    }
    if (!path.endsWith('/')) document.paths[`${path}/`] = item;
  }
  return { ...document, openapi: '3.0.3', servers: [] };
};

const moveBasePathToServer = (document: ApiDocument): ApiDocument => {
  const paths = JSON.stringify(document.paths).replaceAll('"/api/', '"/').replaceAll('{id}', '{user_pk}');
  const servers = [{ url: 'https://x.test/api/' }];
  return { ...document, servers, paths: JSON.parse(paths) as ApiDocument['paths'] };
};

it.each<[string, (document: ApiDocument) => ApiDocument]>([
  ['the own document', (document) => document],
  ['a document by the rules of drf-spectacular', toSpectacularStyle],
  ['a document whose paths begin below its server, with other names of parameters', moveBasePathToServer],
])('the comparison finds nothing in %s', (_what, change) => {
  expect(compareDocuments(ours, change(own()))).toEqual([]);
});

const users = 'paths /api/user/manage/';
const login = 'paths /api/user/login/ post requestBody content application/json';
const listUsersCall = 'GET /api/user/manage/';
const otherFields = { type: 'object', required: ['username'], properties: { username: { type: 'string' } } };

it.each<[string, string, (at: never) => void, string]>([
  [
    'a missing call',
    users,
    remove('post'),
    'POST /api/user/manage/, call: The document does not have this call. (records-and-rights)',
  ],
  [
    'a missing filter',
    `${users} get parameters 4`,
    set('name', 'mail'),
    `${listUsersCall}, parameters: The query parameter "email" is not read. (lists-and-paging)`,
  ],
  [
    'a filter of another type',
    `${users} get parameters 4`,
    set('schema', { type: 'integer' }),
    `${listUsersCall}, parameters: The query parameter "email" is of another type than the portal sends. (lists-and-paging)`,
  ],
  [
    'a field of a request with another name',
    login,
    set('schema', otherFields),
    'POST /api/user/login/, request: "email" is not read. (sign-in-and-codes)',
  ],
  [
    'a form that is only read as JSON',
    'paths /api/user/mass-account-creation post requestBody',
    set('content', { 'application/json': { schema: { type: 'object' } } }),
    'POST /api/user/mass-account-creation, request: The portal sends multipart/form-data; the document has application/json. (records-and-rights)',
  ],
  [
    'a field of a response that is missing',
    'components schemas',
    set('Notification', { type: 'object', properties: { id: { type: 'integer' } } }),
    'GET /api/user/notification/, response: "[].title" is missing. (notifications-and-socket)',
  ],
  [
    'a path without its slash',
    'paths',
    (at: Record<string, unknown>) => {
      at['/api/user/login'] = at['/api/user/login/'];
      delete at['/api/user/login/'];
    },
    'POST /api/user/login/, call: The document writes it /api/user/login. (sign-in-and-codes)',
  ],
  [
    'schemas that contain themselves',
    'components schemas',
    set('User', { allOf: [{ $ref: '#/components/schemas/User' }, { type: 'integer' }] }),
    'GET /api/user/details/, response: The body is integer; the portal reads object. (records-and-rights)',
  ],
  [
    'a schema that leads nowhere but to itself',
    'components schemas',
    set('LoginAnswer', { $ref: '#/components/schemas/LoginAnswer' }),
    'POST /api/user/login/, response: The body refers to "#/components/schemas/LoginAnswer", which leads nowhere. (sign-in-and-codes)',
  ],
  [
    'no body for success, beside one for errors',
    'paths /api/user/details/ get',
    set('responses', { 200: {}, default: { content: { 'application/json': { schema: {} } } } }),
    'GET /api/user/details/, response: The document has no JSON body for success. (records-and-rights)',
  ],
])('the comparison finds %s', (_what, path, change, finding) => {
  expect(compareAfter(path, change)).toContain(finding);
});

const folder = setUpFolder();
const printed = () =>
  [console.log, console.error].flatMap((one) => vi.mocked(one).mock.calls.map(String)).join('\n');
const run = (text: string) => {
  const file = join(folder, 'schema.yaml');
  writeFileSync(file, text);
  vi.spyOn(console, 'log').mockReturnValue();
  vi.spyOn(console, 'error').mockReturnValue();
  return reportSchema(file, join(folder, 'findings.json'));
};
afterEach(() => {
  vi.restoreAllMocks();
});

it('the command ends with 0 for the own document, and with 1 and the findings in a file for another', async () => {
  expect(await run(JSON.stringify(own()))).toBe(0);
  expect(printed()).toContain(' calls fit, 0 differ, 0 findings');
  expect(await run('openapi: 3.0.3\npaths: {}\n')).toBe(1);
  expect(printed()).toContain('POST /api/user/login/\n');
  const { findings } = JSON.parse(readFileSync(join(folder, 'findings.json'), 'utf8')) as {
    findings: unknown[];
  };
  expect(findings[0]).toMatchObject({ call: 'POST /api/user/login/', where: 'call' });
});

it.each([
  [1, '{\n\t"openapi": "3.0.3",\n\t"paths": {}\n}', '0 calls fit'],
  [1, 'openapi: 3.1.0\npaths: { /x: , /y: { parameters: , get: } }', '0 calls fit'],
  [2, 'swagger: "2.0"\npaths: {}', 'is of version 2.0; OpenAPI 3 is needed.'],
  [2, 'openapi: 3.0.3\npaths:', 'it has no paths.'],
  [2, '<html>Sign in</html>', 'is no OpenAPI document'],
  [2, '{ not: [closed', 'is neither JSON nor YAML'],
  [2, 'openapi: 3.0.3\npaths: { /api/user/login/: { post: { parameters: 7 } } }', 'could not be compared'],
])('the command ends with %i for %j, and says: %s', async (code, text, sentence) => {
  expect(await run(text)).toBe(code);
  expect(printed()).toContain(sentence);
});

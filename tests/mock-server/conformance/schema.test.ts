import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { tolerantContract } from '../../conformance/tolerantSchema';
import type { ApiDocument } from '../../conformance/schema/ApiDocument';
import { compareDocuments } from '../../conformance/schema/compareDocuments';
import { reportSchema } from '../../conformance/schema/reportSchema';
import { isFields, type Fields } from '../../../src/model/fields';
import { contract } from '../../support/conformance';
import { setUpFolder } from '../../support/temporaryFolder';

const ours = tolerantContract as unknown as ApiDocument;
const getOwnDocument = () => structuredClone(contract) as unknown as ApiDocument;

/** Compares our document after a change at a path in it. */
const compareAfter = (path: string, change: (node: never) => void) => {
  const document = getOwnDocument();
  const steps = path.split(' ');
  change(steps.reduce<unknown>((node, step) => (node as Record<string, unknown>)[step], document) as never);
  return compareDocuments(ours, document).map(
    ({ call, part, problem, guide }) => `${call}, ${part}: ${problem} (${guide.split('#')[1]})`,
  );
};

const remove = (name: string) => (node: Record<string, unknown>) => delete node[name];
const set = (name: string, value: unknown) => (node: Record<string, unknown>) => (node[name] = value);

/** Media types that drf-spectacular documents for each serializer. */
const parserTypes = ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'];

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
 * Converts a document to the style of drf-spectacular: OpenAPI 3.0.3 with `nullable`, a body per parser type, deletions
 * without a body, and trailing slashes, with both routes for the four paths that have none.
 */
const toSpectacularStyle = (given: ApiDocument): ApiDocument => {
  const document = rewrite(structuredClone(given)) as ApiDocument & { paths: Record<string, Fields> };
  for (const [path, item] of Object.entries(document.paths)) {
    for (const [method, operation] of Object.entries(item)) {
      if (!isFields(operation)) continue;
      const body = operation['requestBody'];
      if (isFields(body) && isFields(body['content'])) {
        const [first] = Object.values(body['content']);
        body['content'] = Object.fromEntries(parserTypes.map((type) => [type, first]));
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
  ['our own document', (document) => document],
  ['a document in the style of drf-spectacular', toSpectacularStyle],
  ['a document with a base path in its server URL and different parameter names', moveBasePathToServer],
])('finds no difference in %s', (_name, change) => {
  expect(compareDocuments(ours, change(getOwnDocument()))).toEqual([]);
});

const users = 'paths /api/user/manage/';
const login = 'paths /api/user/login/ post requestBody content application/json';
const listUsersCall = 'GET /api/user/manage/';
const otherFields = { type: 'object', required: ['username'], properties: { username: { type: 'string' } } };

it.each<[string, string, (node: never) => void, string]>([
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
    `${listUsersCall}, parameters: The query parameter "email" is not documented. (lists-and-paging)`,
  ],
  [
    'a filter with a different type',
    `${users} get parameters 4`,
    set('schema', { type: 'integer' }),
    `${listUsersCall}, parameters: The query parameter "email" does not have the type that the portal sends. (lists-and-paging)`,
  ],
  [
    'a renamed request field',
    login,
    set('schema', otherFields),
    'POST /api/user/login/, request: "email" is not documented. (sign-in-and-codes)',
  ],
  [
    'a form that is documented only as JSON',
    'paths /api/user/mass-account-creation post requestBody',
    set('content', { 'application/json': { schema: { type: 'object' } } }),
    'POST /api/user/mass-account-creation, request: The portal sends multipart/form-data, but the document has application/json. (records-and-rights)',
  ],
  [
    'a missing response field',
    'components schemas',
    set('Notification', { type: 'object', properties: { id: { type: 'integer' } } }),
    'GET /api/user/notification/, response: "[].title" is missing. (notifications-and-socket)',
  ],
  [
    'a path without its trailing slash',
    'paths',
    (paths: Record<string, unknown>) => {
      paths['/api/user/login'] = paths['/api/user/login/'];
      delete paths['/api/user/login/'];
    },
    'POST /api/user/login/, call: The path in the document is /api/user/login. (sign-in-and-codes)',
  ],
  [
    'a recursive schema',
    'components schemas',
    set('User', { allOf: [{ $ref: '#/components/schemas/User' }, { type: 'integer' }] }),
    'GET /api/user/details/, response: The body is integer; the portal reads object. (records-and-rights)',
  ],
  [
    'a schema that only refers to itself',
    'components schemas',
    set('LoginAnswer', { $ref: '#/components/schemas/LoginAnswer' }),
    'POST /api/user/login/, response: The body refers to "#/components/schemas/LoginAnswer", which does not exist. (sign-in-and-codes)',
  ],
  [
    'a body for errors only',
    'paths /api/user/details/ get',
    set('responses', { 200: {}, default: { content: { 'application/json': { schema: {} } } } }),
    'GET /api/user/details/, response: The document has no JSON body for a successful response. (records-and-rights)',
  ],
])('reports %s', (_name, path, change, finding) => {
  expect(compareAfter(path, change)).toContain(finding);
});

const folder = setUpFolder();
const getOutput = () =>
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

it('exits with 0 for our own document, and with 1 and a file of findings for another', async () => {
  expect(await run(JSON.stringify(getOwnDocument()))).toBe(0);
  expect(getOutput()).toContain(' calls fit, 0 differ, 0 findings');
  expect(await run('openapi: 3.0.3\npaths: {}\n')).toBe(1);
  expect(getOutput()).toContain('POST /api/user/login/\n');
  const { findings } = JSON.parse(readFileSync(join(folder, 'findings.json'), 'utf8')) as {
    findings: unknown[];
  };
  expect(findings[0]).toMatchObject({ call: 'POST /api/user/login/', part: 'call' });
});

it.each([
  [1, '{\n\t"openapi": "3.0.3",\n\t"paths": {}\n}', '0 calls fit'],
  [1, 'openapi: 3.1.0\npaths: { /x: , /y: { parameters: , get: } }', '0 calls fit'],
  [2, 'swagger: "2.0"\npaths: {}', 'has version 2.0, but version 3 is required.'],
  [2, 'openapi: 3.0.3\npaths:', 'it has no paths.'],
  [2, '<html>Sign in</html>', 'is not an OpenAPI document'],
  [2, '{ not: [closed', 'is neither JSON nor YAML'],
  [2, 'openapi: 3.0.3\npaths: { /api/user/login/: { post: { parameters: 7 } } }', 'could not be compared'],
])('exits with %i for %j and prints: %s', async (code, text, message) => {
  expect(await run(text)).toBe(code);
  expect(getOutput()).toContain(message);
});

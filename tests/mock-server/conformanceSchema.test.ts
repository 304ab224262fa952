import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { lenientContract } from '../conformance/lenience';
import { contract } from '../support/conformance';
import type { ApiDocument } from '../conformance/schema/ApiDocument';
import { compareDocuments } from '../conformance/schema/compareDocuments';
import { reportSchema } from '../conformance/schema/reportSchema';
import { asSpectacular } from '../support/asSpectacular';

const ours = lenientContract as unknown as ApiDocument;
const own = () => structuredClone(contract) as unknown as ApiDocument;

/** What is found after a change of the own document, at a path of it. */
const findingsAfter = (path: string, change: (at: never) => void) => {
  const document = own();
  const steps = path.split(' ');
  change(steps.reduce<unknown>((at, step) => (at as Record<string, unknown>)[step], document) as never);
  return compareDocuments(ours, document).map(({ call, where, problem, guide }) => [
    call,
    where,
    problem,
    guide,
  ]);
};

const remove = (name: string) => (at: Record<string, unknown>) => delete at[name];
const set = (name: string, value: unknown) => (at: Record<string, unknown>) => (at[name] = value);

describe('the comparison of OpenAPI documents', () => {
  it('finds nothing in the own document', () => {
    expect(compareDocuments(ours, own())).toEqual([]);
  });

  it('finds nothing in a document by the rules of drf-spectacular', () => {
    expect(compareDocuments(ours, asSpectacular(own()))).toEqual([]);
  });

  it('reads a document whose paths begin below its server, with other names of parameters', () => {
    const document = own();
    const paths = Object.entries(document.paths).map(([path, item]): [string, object | null] => [
      path.replace(/^\/api/, '').replace('{id}', '{user_pk}'),
      item,
    ]);
    const moved = {
      ...document,
      servers: [{ url: 'https://x.test/api/' }],
      paths: Object.fromEntries(paths),
    };
    expect(compareDocuments(ours, moved)).toEqual([]);
  });

  const users = 'paths /api/user/manage/';
  const login = 'paths /api/user/login/ post requestBody content application/json';
  it.each<[string, string, (at: never) => void, string[]]>([
    [
      'a missing call',
      users,
      remove('post'),
      ['POST /api/user/manage/', 'call', 'The document does not have this call.', 'records-and-rights'],
    ],
    [
      'a missing filter',
      users,
      (at: { get: { parameters: { name?: string }[] } }) => {
        at.get.parameters = at.get.parameters.filter(({ name }) => name !== 'is_staff');
      },
      [
        'GET /api/user/manage/',
        'parameters',
        'The query parameter "is_staff" is not read.',
        'lists-and-paging',
      ],
    ],
    [
      'a filter of another type',
      `${users} get parameters 4`,
      set('schema', { type: 'integer' }),
      [
        'GET /api/user/manage/',
        'parameters',
        'The query parameter "email" is of another type than the portal sends.',
        'lists-and-paging',
      ],
    ],
    [
      'a header that the portal does not send',
      `${users} get parameters 4`,
      (at: object) => Object.assign(at, { name: 'X-Tenant', in: 'header', required: true }),
      ['GET /api/user/manage/', 'parameters', 'The query parameter "email" is not read.', 'lists-and-paging'],
    ],
    [
      'a field of a request with another name',
      login,
      (at: { schema: object }) => {
        at.schema = {
          type: 'object',
          required: ['username'],
          properties: { username: { type: 'string' }, password: { type: 'string' } },
        };
      },
      ['POST /api/user/login/', 'request', '"email" is not read.', 'sign-in-and-codes'],
    ],
    [
      'a form that is only read as JSON',
      'paths /api/user/mass-account-creation post requestBody',
      set('content', { 'application/json': { schema: { type: 'object' } } }),
      [
        'POST /api/user/mass-account-creation',
        'request',
        'The portal sends multipart/form-data; the document has application/json.',
        'records-and-rights',
      ],
    ],
    [
      'a field of a response of another type',
      'components schemas MediaFolder properties',
      set('name', { type: 'integer' }),
      [
        'GET /api/media-library-folder/',
        'response',
        '"results[].name" is integer; the portal reads string.',
        'files',
      ],
    ],
    [
      'a field of a response that is missing',
      'components schemas',
      set('Notification', { type: 'object', properties: { id: { type: 'integer' } } }),
      ['GET /api/user/notification/', 'response', '"[].title" is missing.', 'notifications-and-socket'],
    ],
    [
      'a path without its slash',
      'paths',
      (at: Record<string, unknown>) => {
        at['/api/user/login'] = at['/api/user/login/'];
        delete at['/api/user/login/'];
      },
      ['POST /api/user/login/', 'call', 'The document writes it /api/user/login.', 'sign-in-and-codes'],
    ],
    [
      'a list whose pages have other names',
      `${users} get responses 200 content application/json`,
      set('schema', { type: 'object', properties: { items: { type: 'array' } } }),
      ['GET /api/user/manage/', 'response', '"results" is missing.', 'lists-and-paging'],
    ],
    [
      'a record with a field of another type, beside a text that is no record',
      'components schemas User properties',
      set('first_name', { anyOf: [{ type: 'integer' }, { type: 'null' }] }),
      [
        'GET /api/user/details/',
        'response',
        '"first_name" is integer or null; the portal reads string.',
        'records-and-rights',
      ],
    ],
    [
      'a schema that the document does not have',
      'components schemas',
      remove('LoginAnswer'),
      [
        'POST /api/user/login/',
        'response',
        'The body refers to "#/components/schemas/LoginAnswer", which leads nowhere.',
        'sign-in-and-codes',
      ],
    ],
    [
      'no body for success, beside one for errors',
      'paths /api/user/details/ get',
      set('responses', {
        200: { description: '' },
        default: { content: { 'application/json': { schema: { type: 'object' } } } },
      }),
      [
        'GET /api/user/details/',
        'response',
        'The document has no JSON body for success.',
        'records-and-rights',
      ],
    ],
  ])('finds %s', (_what, path, change, [call, where, problem, section]) => {
    expect(findingsAfter(path, change)).toContainEqual([call, where, problem, `docs/backend.md#${section}`]);
  });
});

it('compares schemas that contain themselves, and says which lead nowhere but to themselves', () => {
  const User = { allOf: [{ $ref: '#/components/schemas/User' }, { type: 'integer' }] };
  const LoginAnswer = { $ref: '#/components/schemas/LoginAnswer' };
  const found = findingsAfter('components schemas', (at: object) => Object.assign(at, { User, LoginAnswer }));
  expect(found.map(([call, , problem]) => `${call}: ${problem}`)).toEqual(
    expect.arrayContaining([
      'GET /api/user/details/: The body is integer; the portal reads object.',
      'POST /api/user/login/: The body refers to "#/components/schemas/LoginAnswer", which leads nowhere.',
    ]),
  );
});

describe('the command', () => {
  const folder = mkdtempSync(join(tmpdir(), 'schema-'));
  const file = join(folder, 'schema.yaml');
  const json = join(folder, 'findings.json');
  const printed = () =>
    [console.log, console.error].flatMap((one) => vi.mocked(one).mock.calls.map(String)).join('\n');
  const run = (text: string) => {
    writeFileSync(file, text);
    vi.spyOn(console, 'log').mockReturnValue();
    vi.spyOn(console, 'error').mockReturnValue();
    return reportSchema(file, json);
  };
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it('ends with 0 for the own document, and with 1 and the findings in a file for another', async () => {
    expect(await run(JSON.stringify(own()))).toBe(0);
    expect(printed()).toContain(' calls fit, 0 differ, 0 findings');
    expect(await run('openapi: 3.0.3\npaths: {}\n')).toBe(1);
    expect(printed()).toContain('POST /api/user/login/\n');
    const { findings } = JSON.parse(readFileSync(json, 'utf8')) as { findings: unknown[] };
    expect(findings[0]).toEqual({
      call: 'POST /api/user/login/',
      where: 'call',
      problem: 'The document does not have this call.',
      guide: 'docs/backend.md#sign-in-and-codes',
    });
  });

  it.each([
    ['openapi: 3.0\npaths: {}'],
    ['{\n\t"openapi": "3.0.3",\n\t"paths": {}\n}'],
    ['openapi: 3.1.0\nservers: [{ url: "https://{host}/" }]\npaths: { /x: , /y: { parameters: , get: } }'],
  ])('compares %j, which is written as some tools do', async (text) => {
    expect(await run(text)).toBe(1);
    expect(printed()).toContain('0 calls fit');
  });

  it.each([
    ['swagger: "2.0"\npaths: {}', 'is of version 2.0; OpenAPI 3 is needed.'],
    ['openapi: 3.0.3\npaths:', 'it has no paths.'],
    ['<html>Sign in</html>', 'is no OpenAPI document'],
    ['{ not: [closed', 'is neither JSON nor YAML'],
    ['openapi: 3.0.3\npaths: { /api/user/login/: { post: { parameters: 7 } } }', 'could not be compared'],
  ])('ends with 2 and a sentence for %s', async (text, sentence) => {
    expect(await run(text)).toBe(2);
    expect(printed()).toContain(sentence);
  });
});

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { lint, loadConfig } from '@redocly/openapi-core';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { load } from 'js-yaml';
import { generatedFiles } from '../../src/build/generateApi';
import { specifiedCalls } from './specifiedCalls';
import { isFields, type Fields } from '../../src/model/fields';

interface Operation extends Fields {
  operationId: string;
  summary: string;
  description: string;
  tags: string[];
  security?: Fields[];
  requestBody?: Body;
  responses: Record<string, Body>;
}

interface Body extends Fields {
  content?: Record<string, Fields>;
}

interface Contract extends Fields {
  tags: { name: string }[];
  security: Fields[];
  paths: Record<string, Fields>;
  components: { schemas: Record<string, Fields>; responses: Record<string, Body> } & Fields;
}

const file = new URL('../../src/api/openapi.yaml', import.meta.url);
const contract = load(readFileSync(file, 'utf8')) as Contract;

const verbs = new Set(['get', 'post', 'put', 'patch', 'delete']);

const operations = Object.entries(contract.paths).flatMap(([path, item]) =>
  Object.entries(item)
    .filter(([verb]) => verbs.has(verb))
    .map(([verb, operation]) => ({
      call: `${verb.toUpperCase()} ${path}`,
      operation: operation as Operation,
    })),
);

const resolved = <T extends Fields>(value: T): T => {
  const reference = value['$ref'];
  if (typeof reference !== 'string') return value;
  const steps = reference.slice(2).split('/');
  return steps.reduce<unknown>((at, step) => (at as Fields)[step], contract) as T;
};

/** Every object of the contract with its JSON pointer, except examples. */
const objects = function* (value: unknown, pointer = '#'): Generator<[string, Fields]> {
  if (Array.isArray(value))
    for (const [index, item] of value.entries()) yield* objects(item, `${pointer}/${index}`);
  if (!isFields(value)) return;
  yield [pointer, value];
  for (const [name, item] of Object.entries(value))
    if (!['example', 'examples'].includes(name)) yield* objects(item, `${pointer}/${name}`);
};

const all = [...objects(contract)];

/** The named schemas, and those of each parameter, header, body and response. */
const schemas = [
  ...Object.keys(contract.components.schemas).map((name) => ({
    at: name,
    schema: { $ref: `#/components/schemas/${name}` },
  })),
  ...all.flatMap(([at, { schema }]) => (isFields(schema) ? [{ at, schema }] : [])),
];

const ajv = addFormats(new Ajv2020({ allErrors: true, allowUnionTypes: true }));
ajv.addKeyword('components');
const compile = (schema: Fields) => ajv.compile({ ...schema, components: contract.components });

/** The examples of a media type: one, or several by name. */
const examplesOf = ({ example, examples }: Fields): [string, unknown][] => [
  ...(example === undefined ? [] : [['', example] satisfies [string, unknown]]),
  ...Object.entries(isFields(examples) ? examples : {}).map(([name, given]): [string, unknown] => [
    ` ${name}`,
    (given as Fields)['value'],
  ]),
];

const mediaExamples = all.flatMap(([pointer, { schema, ...media }]) =>
  isFields(schema) ? examplesOf(media).map(([name, value]) => ({ at: pointer + name, schema, value })) : [],
);

const schemaExamples = all.flatMap(([pointer, schema]) =>
  Array.isArray(schema['examples'])
    ? schema['examples'].map((value: unknown, index) => ({ at: `${pointer} ${index}`, schema, value }))
    : [],
);

describe('the contract file', () => {
  it('is what src/api/generated was written from', async () => {
    for (const [name, text] of Object.entries(await generatedFiles()))
      expect(readFileSync(new URL(`generated/${name}`, file), 'utf8')).toBe(text);
  });

  it('passes the linter with the rules of redocly.yaml', async () => {
    const configPath = fileURLToPath(new URL('../../redocly.yaml', import.meta.url));
    const problems = await lint({ ref: fileURLToPath(file), config: await loadConfig({ configPath }) });
    const found = problems.map(({ message, location }) => `${location[0]?.pointer}: ${message}`);
    expect(found).toEqual([]);
  });

  it.each(specifiedCalls)('describes %s', (call) => {
    expect(operations.map((operation) => operation.call)).toContain(call);
  });

  it.each(operations)('gives $call an id, and says where it is specified', ({ operation }) => {
    expect(operation.operationId).toMatch(/^[a-z]+([A-Z][a-z]+)*$/);
    expect(operation.description).toMatch(/^(Spec [12]|Contract|Decisions) §/);
  });

  it('reserves a call without security for superusers', () => {
    expect(contract.security).toEqual([{ bearerAuth: ['superuser'] }]);
  });

  it('requires a token for every call except the public ones', () => {
    const open = operations
      .filter(({ operation }) => operation.security?.length === 0)
      .map(({ call }) => call);
    expect(open.toSorted()).toEqual([
      'GET /api/user/forget-password/',
      'GET /api/user/social-login-link/',
      'GET /healthz',
      'POST /api/user/auth/social-login/',
      'POST /api/user/forget-password/',
      'POST /api/user/login/',
      'POST /api/user/password-set-confirm',
      'POST /api/user/register/',
      'POST /api/user/token-refresh/',
      'POST /api/user/verify-otp/',
      'POST /api/user/verify-totp',
    ]);
  });

  it.each(operations.filter(({ operation }) => operation.security?.length !== 0))(
    'has a 401 for $call',
    ({ operation }) => {
      expect(operation.responses).toHaveProperty('401');
    },
  );

  it('has no unused schema', () => {
    const text = readFileSync(file, 'utf8');
    const isNamed = (name: string) => text.includes(`/schemas/${name}'`) || text.includes(`\`${name}\``);
    expect(Object.keys(contract.components.schemas).filter((name) => !isNamed(name))).toEqual([]);
  });

  it.each(operations)('has an example of each body of $call and of its successes', ({ operation }) => {
    const successes = Object.entries(operation.responses).filter(([status]) => status.startsWith('2'));
    expect(successes).not.toEqual([]);
    const bodies = [operation.requestBody ?? {}, ...successes.map(([, answer]) => resolved(answer))];
    const media = bodies.flatMap(({ content = {} }) => Object.entries(content));
    expect(media.filter(([, type]) => examplesOf(type).length === 0).map(([type]) => type)).toEqual([]);
  });

  it.each(schemas)('has a valid schema at $at', ({ schema }) => {
    expect(() => compile(schema)).not.toThrow();
  });

  it.each([...mediaExamples, ...schemaExamples])(
    'matches its schema in the example $at',
    ({ schema, value }) => {
      const check = compile(schema);
      check(value);
      expect(check.errors ?? []).toEqual([]);
    },
  );
});

describe('every text in a request has a maximum length', () => {
  /** The paths of all texts below a schema that have no maximum length. */
  const unlimited = (given: unknown, pointer: string): string[] => {
    if (!isFields(given)) return [];
    const schema = resolved(given);
    const isText = [schema['type']].flat().includes('string');
    const isShort = ['maxLength', 'enum', 'const'].some((keyword) => keyword in schema);
    const own = isText && !isShort && schema['format'] !== 'binary' ? [pointer] : [];
    const parts = [schema['allOf'], schema['anyOf'], schema['oneOf'], schema['items']].flat();
    const fields = Object.entries((schema['properties'] ?? {}) as Fields);
    return [
      ...own,
      ...parts.flatMap((part) => unlimited(part, pointer)),
      ...fields.flatMap(([name, field]) => unlimited(field, `${pointer} ${name}`)),
    ];
  };

  const sentOf = ({ requestBody, parameters = [] }: Fields, pointer: string): string[] => {
    const { content = {} } = resolved((requestBody ?? {}) as Fields);
    return [
      ...Object.values(content as Fields).flatMap((type) => unlimited((type as Fields)['schema'], pointer)),
      ...(parameters as Fields[])
        .map(resolved)
        .flatMap(({ name, schema }) => unlimited(schema, `${pointer} ?${String(name)}`)),
    ];
  };

  it('which the forms of the portal take over', () => {
    expect(operations.flatMap(({ call, operation }) => sentOf(operation, call))).toEqual([]);
  });
});

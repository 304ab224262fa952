import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { lint, loadConfig } from '@redocly/openapi-core';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { load } from 'js-yaml';
import { generatedFiles } from '../../src/build/generateApi';
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

const file = new URL('../../src/contract/openapi.yaml', import.meta.url);
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
    if (!['example', 'examples'].includes(name))
      yield* objects(item, `${pointer}/${encodeURIComponent(name.replaceAll('/', '~1'))}`);
};

const all = [...objects(contract)];

/** The named schemas, and those of each parameter, header, body and response. */
const schemas = [
  ...Object.keys(contract.components.schemas).map((name) => `#/components/schemas/${name}`),
  ...all.flatMap(([pointer, { schema }]) => (isFields(schema) ? [`${pointer}/schema`] : [])),
];

const ajv = addFormats(new Ajv2020({ allErrors: true, allowUnionTypes: true }));
ajv.addVocabulary(Object.keys(contract)).addSchema(contract, 'contract');
/** Compiles the schema at a JSON pointer of the contract. */
const compile = (pointer: string) => ajv.compile({ $ref: `contract${pointer}` });

/** The examples of a media type: one, or several by name. */
const getExamples = ({ example, examples }: Fields): unknown[] => [
  ...(example === undefined ? [] : [example]),
  ...Object.values(isFields(examples) ? examples : {}).map((given) => (given as Fields)['value']),
];

const examples = all.flatMap(([pointer, { schema, examples: own, ...media }]) => [
  ...(isFields(schema)
    ? getExamples({ ...media, examples: own }).map((value) => ({ at: `${pointer}/schema`, value }))
    : []),
  ...(Array.isArray(own) ? own.map((value: unknown) => ({ at: pointer, value })) : []),
]);

describe('the contract file', () => {
  it('is what src/contract/generated was written from', async () => {
    for (const [name, text] of Object.entries(await generatedFiles()))
      expect(readFileSync(new URL(`generated/${name}`, file), 'utf8')).toBe(text);
  });

  it('passes the linter with the rules of redocly.yaml', async () => {
    const configPath = fileURLToPath(new URL('../../redocly.yaml', import.meta.url));
    const problems = await lint({ ref: fileURLToPath(file), config: await loadConfig({ configPath }) });
    const found = problems.map(({ message, location }) => `${location[0]?.pointer}: ${message}`);
    expect(found).toEqual([]);
  });

  it('gives every call an id, and says where it is specified', () => {
    for (const { call, operation } of operations) {
      expect(operation.operationId, `of ${call}`).toMatch(/^[a-z]+([A-Z][a-z]+)*$/);
      expect(operation.description, `of ${call}`).toMatch(/^(Spec [12]|Contract|Decisions) §/);
    }
  });

  it('reserves a call without security for superusers', () => {
    expect(contract.security).toEqual([{ bearerAuth: ['superuser'] }]);
  });

  it('has a 401 for every call that requires a token', () => {
    const secured = operations.filter(({ operation }) => operation.security?.length !== 0);
    expect(secured.filter(({ operation }) => !operation.responses['401'])).toEqual([]);
  });

  it('has no unused schema', () => {
    const text = readFileSync(file, 'utf8');
    const isNamed = (name: string) => text.includes(`/schemas/${name}'`) || text.includes(`\`${name}\``);
    expect(Object.keys(contract.components.schemas).filter((name) => !isNamed(name))).toEqual([]);
  });

  it('has an example of each body that is sent, and of each success', () => {
    for (const { call, operation } of operations) {
      const successes = Object.entries(operation.responses).filter(([status]) => status.startsWith('2'));
      expect(successes, `of ${call}`).not.toEqual([]);
      const bodies = [operation.requestBody ?? {}, ...successes.map(([, answer]) => resolved(answer))];
      const media = bodies.flatMap(({ content = {} }) => Object.entries(content));
      const bare = media.filter(([, type]) => getExamples(type).length === 0).map(([type]) => type);
      expect(bare, `of ${call}`).toEqual([]);
    }
  });

  it('has valid schemas, which its examples match', () => {
    expect(examples.length).toBeGreaterThan(100);
    for (const pointer of schemas) compile(pointer);
    const wrong = examples.flatMap(({ at, value }) => {
      const check = compile(at);
      return check(value) ? [] : [`${at}: ${ajv.errorsText(check.errors)}`];
    });
    expect(wrong).toEqual([]);
  });
});

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

const listUnlimitedTexts = ({ requestBody, parameters = [] }: Fields, pointer: string): string[] => {
  const { content = {} } = resolved((requestBody ?? {}) as Fields);
  return [
    ...Object.values(content as Fields).flatMap((type) => unlimited((type as Fields)['schema'], pointer)),
    ...(parameters as Fields[])
      .map(resolved)
      .flatMap(({ name, schema }) => unlimited(schema, `${pointer} ?${String(name)}`)),
  ];
};

it('every text in a request has a maximum length, which the forms of the portal take over', () => {
  expect(operations.flatMap(({ call, operation }) => listUnlimitedTexts(operation, call))).toEqual([]);
});

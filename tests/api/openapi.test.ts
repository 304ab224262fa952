import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { lint, loadConfig } from '@redocly/openapi-core';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { load } from 'js-yaml';
import { generateApi } from '../../src/build/generateApi';
import { findProblems } from '../../src/build/findProblems';
import { readOurs, readOwn } from '../../src/contract/readContract';
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

const resolveReference = <T extends Fields>(value: T): T => {
  const reference = value['$ref'];
  if (typeof reference !== 'string') return value;
  const steps = reference.slice(2).split('/');
  return steps.reduce<unknown>((node, step) => (node as Fields)[step], contract) as T;
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

const ajv = addFormats(new Ajv2020({ allErrors: true, allowUnionTypes: true }));
ajv.addVocabulary(Object.keys(contract)).addSchema(contract, 'contract');
/** Compiles the schema at a JSON pointer of the contract. */
const compile = (pointer: string) => ajv.compile({ $ref: `contract${pointer}` });

/** The examples of a media type: one, or several by name. */
const getExamples = ({ example, examples }: Fields): unknown[] => [
  ...(example === undefined ? [] : [example]),
  ...Object.values(isFields(examples) ? examples : {}).map((entry) => (entry as Fields)['value']),
];

const examples = all.flatMap(([pointer, { schema, examples: ownExamples, ...media }]) => [
  ...(isFields(schema)
    ? getExamples({ ...media, examples: ownExamples }).map((value) => ({ node: `${pointer}/schema`, value }))
    : []),
  ...(Array.isArray(ownExamples) ? ownExamples.map((value: unknown) => ({ node: pointer, value })) : []),
]);

describe('the contract file', () => {
  it('matches the files in src/contract/generated', async () => {
    for (const [name, text] of (await generateApi()).files)
      expect(readFileSync(new URL(`generated/${name}`, file), 'utf8')).toBe(text);
  });

  it('has no clash with own.yaml, which generates without a problem', () => {
    expect(findProblems(readOwn(), readOurs())).toEqual([]);
  });

  it('passes the linter with the rules of redocly.yaml', async () => {
    const configPath = fileURLToPath(new URL('../../redocly.yaml', import.meta.url));
    const problems = await lint({ ref: fileURLToPath(file), config: await loadConfig({ configPath }) });
    const found = problems.map(({ message, location }) => `${location[0]?.pointer}: ${message}`);
    expect(found).toEqual([]);
  });

  it('has an id and a specification reference for every call', () => {
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
    const isReferenced = (name: string) => text.includes(`/schemas/${name}'`) || text.includes(`\`${name}\``);
    expect(Object.keys(contract.components.schemas).filter((name) => !isReferenced(name))).toEqual([]);
  });

  it('has an example of every request body and success', () => {
    for (const { call, operation } of operations) {
      const successes = Object.entries(operation.responses).filter(([status]) => status.startsWith('2'));
      expect(successes, `of ${call}`).not.toEqual([]);
      const bodies = [
        operation.requestBody ?? {},
        ...successes.map(([, answer]) => resolveReference(answer)),
      ];
      const media = bodies.flatMap(({ content = {} }) => Object.entries(content));
      const withoutExample = media.filter(([, type]) => getExamples(type).length === 0).map(([type]) => type);
      expect(withoutExample, `of ${call}`).toEqual([]);
    }
  });

  it('has examples that match their schemas', () => {
    expect(examples.length).toBeGreaterThan(100);
    const invalid = examples.flatMap(({ node, value }) => {
      const check = compile(node);
      return check(value) ? [] : [`${node}: ${ajv.errorsText(check.errors)}`];
    });
    expect(invalid).toEqual([]);
  });
});

/** Lists the paths of strings without a maximum length. */
const findUnlimitedTexts = (value: unknown, pointer: string): string[] => {
  if (!isFields(value)) return [];
  const schema = resolveReference(value);
  const isText = [schema['type']].flat().includes('string');
  const isShort = ['maxLength', 'enum', 'const'].some((keyword) => keyword in schema);
  const ownPointers = isText && !isShort && schema['format'] !== 'binary' ? [pointer] : [];
  const parts = [schema['allOf'], schema['anyOf'], schema['oneOf'], schema['items']].flat();
  const fields = Object.entries((schema['properties'] ?? {}) as Fields);
  return [
    ...ownPointers,
    ...parts.flatMap((part) => findUnlimitedTexts(part, pointer)),
    ...fields.flatMap(([name, field]) => findUnlimitedTexts(field, `${pointer} ${name}`)),
  ];
};

const listUnlimitedTexts = ({ requestBody, parameters = [] }: Fields, pointer: string): string[] => {
  const { content = {} } = resolveReference((requestBody ?? {}) as Fields);
  return [
    ...Object.values(content as Fields).flatMap((type) =>
      findUnlimitedTexts((type as Fields)['schema'], pointer),
    ),
    ...(parameters as Fields[])
      .map(resolveReference)
      .flatMap(({ name, schema }) => findUnlimitedTexts(schema, `${pointer} ?${String(name)}`)),
  ];
};

it('limits the length of every string in a request', () => {
  expect(operations.flatMap(({ call, operation }) => listUnlimitedTexts(operation, call))).toEqual([]);
});

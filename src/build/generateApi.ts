/** `npm run api:generate`: writes src/contract/generated/ from openapi.yaml and own.yaml. */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';
import {
  contractFile,
  listOperations,
  listResources,
  readContract,
  readOurs,
  readOwn,
  resolve,
  verbs,
  type OperationObject,
  type ParameterObject,
  type PathItem,
  type SchemaObject,
} from '../contract/readContract';
import {
  bodyName,
  describeList,
  describeResources,
  getBody,
  listBody,
  listContent,
  listFields,
  pickConstraints,
  requiredRole,
  toRecordPath,
  type Media,
} from './describeResources';
import { findProblems } from './findProblems';

const outputFolder = new URL('../contract/generated/', import.meta.url);
const ownContract = readOwn();
const contract = readContract(ownContract);
const operations = listOperations(contract);
const schemas: [string, SchemaObject][] = Object.entries(contract.components.schemas ?? {});

type Replacer = (name: string, value: unknown) => unknown;

const constant = (name: string, entries: readonly unknown[][], type?: string, replacer?: Replacer) => {
  const json = JSON.stringify(Object.fromEntries(entries as [string, unknown][]), replacer);
  const [typed, literal] = type ? [`: Readonly<Record<${type}>>`, ''] : ['', ' as const'];
  return `export const ${name}${typed} = ${json}${literal};\n`;
};

type Resources = ReturnType<typeof describeResources>;

const resourcesText = (resources: Resources) => {
  const lists = Object.entries(contract.paths).flatMap(([path, item]) => {
    const { query, filters } = describeList(contract, item);
    return item['x-list'] ? [[item['x-list'], { list: path, query, filters }]] : [];
  });
  const rows = resources.map(({ name, row }) => [name, row]);
  return `${constant('resources', rows)}\nexport type ResourceName = keyof typeof resources;\n
    /** Lists of rows that have no path of their own. */\n${constant('lists', lists)}`;
};

/** Loaded by generated screens alone. */
const collectionsText = (own: Resources) => {
  const entries = own.map(({ name, collection }) => [name, collection]);
  return `import type { Collection } from '../Collection';

    /** The resources of own.yaml. */
    ${constant('collections', entries, 'string, Collection')}`;
};

/** `record` is the resource of the record in the path, if the API can return it. */
const operationsText = () => {
  const resources = listResources(contract);
  const names = new Map(resources.map(({ path, resource }) => [toRecordPath(path), resource.name]));
  const described = operations.map(({ path, item, verb, operation }) => {
    const record = item.get && names.get(path);
    return { id: operation.operationId, method: verb.toUpperCase(), path, record };
  });
  return `export const operations = ${JSON.stringify(described)} as const;\n\n    export type OperationId = (typeof operations)[number]['id'];\n`;
};

const fieldsText = () => {
  const bodies = operations.flatMap(({ operation }) => {
    const fields = listBody(contract, operation).map(([name, ...field]) => [name, pickConstraints(...field)]);
    return operation.requestBody ? [[bodyName(contract, operation), Object.fromEntries(fields)]] : [];
  });
  return `/** The fields of each request body. */\n${constant('bodies', bodies)}`;
};

const listParameters = (item: PathItem, operation: OperationObject) =>
  [...(item.parameters ?? []), ...(operation.parameters ?? [])].map((parameter) =>
    resolve<ParameterObject>(contract, parameter),
  );

/** See `Request`. */
const describeRequest = (item: PathItem, operation: OperationObject) => {
  const body = getBody(contract, operation);
  const content = listContent(body);
  return {
    who: requiredRole(contract, operation),
    parameters: listParameters(item, operation),
    body: body ? { required: body.required ?? false, content: Object.fromEntries(content) } : null,
    fields: Object.fromEntries(content.flatMap(([, schema]) => listFields(contract, schema))),
  };
};

const unreadKeywords = ['description', 'example', 'examples', 'x-filter', 'x-fields'];

/** Drops what the backend does not read. A field of such a name is a schema. */
const readByBackend = (name: string, value: unknown) =>
  unreadKeywords.includes(name) && (typeof value !== 'object' || Array.isArray(value)) ? undefined : value;

const requestsText = () => {
  const requests = operations.map(({ item, operation }) => [
    operation.operationId,
    describeRequest(item, operation),
  ]);
  return `import type { JsonSchema, Request } from '../Request';
    import type { OperationId } from './operations';\n
    ${constant('requests', requests, 'OperationId, Request', readByBackend)}
    ${constant('schemas', schemas, 'string, JsonSchema', readByBackend)}`;
};

const comment = (...texts: (string | undefined)[]) => {
  const text = texts.filter(Boolean).join('\n\n').trim();
  return text ? `\n/** ${text.replaceAll('\n', '\n * ').replaceAll('*/', '* /')} */\n` : '';
};

const union = (types: string[]) => (types.length === 1 ? String(types[0]) : `(${types.join(' | ')})`);

const objectType = ({ properties = {}, required = [], additionalProperties: more }: SchemaObject): string => {
  const fields = Object.entries(properties);
  const named = fields.map(
    ([name, schema]: [string, SchemaObject]) =>
      `${comment(schema.description)}${JSON.stringify(name)}${required.includes(name) ? '' : '?'}: ${typeOf(schema)};`,
  );
  const others = more && typeOf(more);
  // TypeScript cannot type additional keys that differ from the named ones.
  const isTyped = others === 'unknown' || fields.every(([, schema]) => typeOf(schema) === others);
  if (others && named.length === 0) return `{ [key: string]: ${others} }`;
  if (named.length === 0) return 'Record<string, never>';
  return `{ ${named.join('\n')} }${others && isTyped ? ` & { [key: string]: ${others} }` : ''}`;
};

const typeOf = (schema: SchemaObject | boolean): string => {
  if (typeof schema === 'boolean') return 'unknown';
  const { $ref, type, allOf = [], anyOf, oneOf, properties } = schema;
  if ($ref) return `components['schemas']['${$ref.split('/').pop()}']`;
  if ('const' in schema) return JSON.stringify(schema.const);
  if (schema.enum) return union(schema.enum.map((value) => JSON.stringify(value)));
  const named: Record<string, () => string> = {
    integer: () => 'number',
    array: () => `(${typeOf(schema.items ?? {})})[]`,
    object: () => objectType(schema),
  };
  const choices = anyOf ?? oneOf;
  const own = [type ?? (properties ? 'object' : [])].flat().map((name) => named[name]?.() ?? name);
  const parts = [
    ...(own.length > 0 && !(allOf.length + (choices?.length ?? 0) > 0 && !properties) ? [union(own)] : []),
    ...allOf.map(typeOf),
    ...(choices ? [union(choices.map(typeOf))] : []),
  ];
  return parts.length > 0 ? parts.join(' & ') : 'unknown';
};

const contentType = (media: Media) =>
  `content: { ${listContent(media)
    .map(([type, schema]) => `'${type}': ${typeOf(schema)};`)
    .join(' ')} }`;

const parametersType = (parameters: ParameterObject[], place: string) => {
  const own = parameters.filter((parameter) => parameter.in === place);
  if (own.length === 0) return `${place}?: never;`;
  const properties = Object.fromEntries(own.map(({ name, schema = {} }) => [name, schema]));
  const required = own.filter((parameter) => parameter.required).map(({ name }) => name);
  return `${place}${required.length > 0 ? '' : '?'}: ${objectType({ properties, required })};`;
};

const operationType = (item: PathItem, operation: OperationObject) => {
  const parameters = listParameters(item, operation);
  const body = getBody(contract, operation);
  const answers = Object.entries(operation.responses).map(([status, response]) => {
    const answer = resolve(contract, response);
    return `${status}: { ${answer.content ? contentType(answer) : 'content?: never'} };`;
  });
  return `${comment(operation.summary, operation.description)}${operation.operationId}: {
    parameters: { ${parametersType(parameters, 'path')} ${parametersType(parameters, 'query')} };
    ${body ? `requestBody${body.required ? '' : '?'}: { ${contentType(body)} };` : ''}
    responses: { ${answers.join(' ')} };
  };`;
};

const typesText = () => {
  const items = Object.entries(contract.paths);
  const paths = items.map(([path, item]) => {
    const calls = verbs.map((verb) => [verb, item[verb]?.operationId] as const);
    return `'${path}': { ${calls.map(([verb, id]) => (id ? `${verb}: operations['${id}'];` : `${verb}?: never;`)).join(' ')} };`;
  });
  const types = operations.map(({ item, operation }) => operationType(item, operation));
  const schemaTypes = schemas.map(
    ([name, schema]) => `${comment(schema.description)}${name}: ${typeOf(schema)};`,
  );
  return `export interface paths { ${paths.join('\n')} }\n
    export interface components { schemas: { ${schemaTypes.join('\n')} } }\n
    export interface operations { ${types.join('\n')} }\n`;
};

/** The content of each file in src/contract/generated/, and what own.yaml describes. */
export const generateApi = async () => {
  const resources = describeResources(contract, ownContract);
  const own = resources.filter(({ isOwn }) => isOwn);
  const sampleRows = own.map(({ name, samples }) => [name, samples]);
  const sources = {
    'schema.ts': typesText(),
    'resources.ts': resourcesText(resources),
    'fields.ts': fieldsText(),
    'operations.ts': operationsText(),
    'requests.ts': requestsText(),
    'collections.ts': collectionsText(own),
    'sampleRows.ts': constant('sampleRows', sampleRows, 'string, readonly object[]'),
  };
  const config = await resolveConfig(fileURLToPath(contractFile));
  const formatted = Object.entries(sources).map(async ([file, text]): Promise<[string, string]> => {
    const content = `/** Written by \`npm run api:generate\` from openapi.yaml and own.yaml. */\n\n${text}`;
    return [file, await format(content, { ...config, parser: 'typescript' })];
  });
  return { files: await Promise.all(formatted), found: own.map(({ found }) => found) };
};

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const problems = findProblems(ownContract, readOurs());
  for (const problem of problems) console.error(`own.yaml: ${problem}`);
  if (problems.length > 0) process.exit(1);
  const { files, found } = await generateApi();
  for (const [file, text] of files) writeFileSync(new URL(file, outputFolder), text);
  for (const line of found) console.log(line);
}

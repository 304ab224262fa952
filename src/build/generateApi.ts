/** `npm run api:generate`: writes src/contract/generated/ from openapi.yaml and own.yaml. */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';
import type { Request, Who } from '../contract/Request';
import {
  contractFile,
  listOperations,
  readContract,
  readOurs,
  readOwn,
  resolveIn,
  verbs,
  type Content,
  type Contract,
  type OperationObject,
  type OwnContract,
  type ParameterObject,
  type PathItem,
  type SchemaObject,
} from '../contract/readContract';
import {
  describeCollections,
  describeList,
  getTitle,
  listFields,
  listRequired,
  toRecordPath,
} from './describeCollections';
import { findProblems } from './findProblems';

const outputFolder = new URL('../contract/generated/', import.meta.url);
const readOwnOrExit = (): OwnContract => {
  try {
    return readOwn();
  } catch (error) {
    // Such as two fields of one name, which js-yaml names with their place.
    console.error(`own.yaml: ${(error as Error).message}`);
    return process.exit(1);
  }
};

const ownContract = readOwnOrExit();
const contract: Contract = readContract(ownContract);

const collections = describeCollections(contract, ownContract);
const operations = listOperations(contract);

const resolve = <T extends { $ref?: string }>(value: T): T => resolveIn(contract, value) ?? value;

/** Role that a call requires; calls with optional security are open. */
const requiredRole = ({ security = contract.security }: OperationObject): Who => {
  const [bearer] = security;
  return bearer?.bearerAuth && security.length === 1 ? (bearer.bearerAuth[0] ?? 'user') : 'open';
};

/** Name of the schema, or of the operation if the schema is inline. */
const bodyName = (call: OperationObject | undefined) => {
  const [first] = Object.values(call?.requestBody?.content ?? {});
  return first && (first.schema.$ref?.split('/').pop() ?? call?.operationId);
};

const describeResource = (path: string, item: PathItem) => {
  const { get, post, 'x-resource': extension } = item;
  if (!extension) return [];
  const { name, recordRepresentation, defaults, multipart = false, title } = extension;
  const { query, filters, sort } = describeList(contract, item);
  const one = toRecordPath(path);
  const record = contract.paths[one] ?? {};
  const update = (['patch', 'put', 'post'] as const).find((verb) => record[verb]);
  const access = {
    list: get,
    create: post,
    edit: update && record[update],
    show: record.get,
    delete: record.delete,
  };
  const row = {
    ...(ownContract.paths?.[path] && { title: getTitle(name, title), sort }),
    recordRepresentation,
    list: path,
    one,
    ...(update && { update: update.toUpperCase() }),
    access: mapValues(access, (call) => call && requiredRole(call)),
    bodies: {
      create: mapValues({ POST: post }, bodyName),
      update: mapValues({ POST: record.post, PUT: record.put, PATCH: record.patch }, bodyName),
    },
    multipart,
    query,
    filters,
    defaults,
  };
  return [[name, row]];
};

const describeOtherList = (path: string, item: PathItem) => {
  const { query, filters } = describeList(contract, item);
  return item['x-list'] ? [[item['x-list'], { list: path, query, filters }]] : [];
};

const mapValues = <T>(calls: Partial<Record<string, T>>, read: (call: T | undefined) => unknown) =>
  Object.fromEntries(Object.entries(calls).map(([key, call]) => [key, read(call)])) as object;

const constraintKeywords = ['minLength', 'maxLength', 'minimum', 'maximum', 'format', 'enum', 'readOnly'];

const pickConstraints = (schema: SchemaObject) =>
  Object.entries(resolve(schema)).filter(([keyword]) => constraintKeywords.includes(keyword));

const describeBody = (operation: OperationObject) => {
  if (!operation.requestBody) return [];
  const schemas = Object.values(operation.requestBody.content).map(({ schema }) => schema);
  const required = listRequired(contract, schemas[0] ?? {});
  const fields: Record<string, object> = {};
  for (const [field, schema] of schemas.flatMap((each) => listFields(contract, each)))
    fields[field] ??= {
      ...(required.includes(field) && { required: true }),
      ...Object.fromEntries(pickConstraints(schema)),
    };
  return [[bodyName(operation), fields]];
};

const constant = (name: string, entries: unknown[][]) =>
  `export const ${name} = ${JSON.stringify(Object.fromEntries(entries as [string, unknown][]))} as const;\n`;

const typedConstant = (name: string, type: string, entries: unknown) =>
  `export const ${name}: Readonly<Record<${type}>> = ${JSON.stringify(entries)};\n`;

const resourcesText = () => {
  const items = Object.entries(contract.paths);
  const resources = items.flatMap(([path, item]) => describeResource(path, item));
  const lists = items.flatMap(([path, item]) => describeOtherList(path, item));
  return `${constant('resources', resources)}\nexport type ResourceName = keyof typeof resources;\n
    /** Lists of rows that have no path of their own. */\n${constant('lists', lists)}`;
};

/** `record` is the resource of the record in the path, if the API can return it. */
const operationsText = () => {
  const described = operations.map(({ path, item, verb, operation }) => {
    const list = Object.keys(contract.paths).find((other) => toRecordPath(other) === path);
    const record = item.get && list && contract.paths[list]?.['x-resource']?.name;
    return { id: operation.operationId, method: verb.toUpperCase(), path, record };
  });
  return `export const operations = ${JSON.stringify(described)} as const;\n\n    export type OperationId = (typeof operations)[number]['id'];\n`;
};

const fieldsText = () => {
  const fields = operations.flatMap(({ operation }) => describeBody(operation));
  return `/** The fields of each request body. */\n${constant('bodies', fields)}`;
};

const describeRequest = (item: PathItem, operation: OperationObject): Request => {
  const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])].map(resolve);
  const { required = false, content = {} } = operation.requestBody ?? {};
  const schemas = Object.entries(content).map(([type, { schema }]) => [type, schema] as const);
  return {
    who: requiredRole(operation),
    parameters: parameters.map(({ 'x-filter': _filter, 'x-fields': _fields, ...parameter }) => parameter),
    body: operation.requestBody ? { required, content: Object.fromEntries(schemas) } : null,
    fields: Object.fromEntries(schemas.flatMap(([, schema]) => listFields(contract, schema))),
  };
};

/** Drops descriptions and examples; the names of `properties` are fields, not keywords. */
const withoutDescriptions = (value: unknown, isNames = false): unknown => {
  if (Array.isArray(value)) return value.map((entry) => withoutDescriptions(entry));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(
    ([name]) => isNames || !['description', 'example', 'examples'].includes(name),
  );
  return Object.fromEntries(
    entries.map(([name, entry]) => [
      name,
      withoutDescriptions(entry, !isNames && ['properties', 'fields'].includes(name)),
    ]),
  );
};

const requestsText = () => {
  const requests = operations.map(
    ({ item, operation }) => [operation.operationId, describeRequest(item, operation)] as const,
  );
  return `import type { JsonSchema, Request } from '../Request';
    import type { OperationId } from './operations';\n
    ${typedConstant('requests', 'OperationId, Request', withoutDescriptions(Object.fromEntries(requests), true))}
    ${typedConstant('schemas', 'string, JsonSchema', withoutDescriptions(contract.components.schemas, true))}`;
};

const comment = (...texts: (string | undefined)[]) => {
  const text = texts.filter(Boolean).join('\n\n').trim();
  return text ? `\n/** ${text.replaceAll('\n', '\n * ').replaceAll('*/', '* /')} */\n` : '';
};

const union = (types: string[]) => (types.length === 1 ? String(types[0]) : `(${types.join(' | ')})`);

const objectType = ({ properties = {}, required = [], additionalProperties: more }: SchemaObject): string => {
  const fields = Object.entries(properties);
  const named = fields.map(
    ([name, schema]) =>
      `${comment(schema.description)}${JSON.stringify(name)}${required.includes(name) ? '' : '?'}: ${typeOf(schema)};`,
  );
  const others = more === true ? 'unknown' : more && typeOf(more);
  // TypeScript cannot type additional keys that differ from the named ones.
  const isTyped = others === 'unknown' || fields.every(([, schema]) => typeOf(schema) === others);
  if (others && named.length === 0) return `{ [key: string]: ${others} }`;
  if (named.length === 0) return 'Record<string, never>';
  return `{ ${named.join('\n')} }${others && isTyped ? ` & { [key: string]: ${others} }` : ''}`;
};

const typeOf = (schema: SchemaObject): string => {
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

const contentType = (content: Content) =>
  `content: { ${Object.entries(content)
    .map(([type, { schema }]) => `'${type}': ${typeOf(schema)};`)
    .join(' ')} }`;

const parametersType = (parameters: ParameterObject[], place: string) => {
  const own = parameters.filter((parameter) => parameter.in === place);
  if (own.length === 0) return `${place}?: never;`;
  const properties = Object.fromEntries(own.map(({ name, schema = {} }) => [name, schema]));
  const required = own.filter((parameter) => parameter.required).map(({ name }) => name);
  return `${place}${required.length > 0 ? '' : '?'}: ${objectType({ properties, required })};`;
};

const operationType = (item: PathItem, { requestBody, responses, ...operation }: OperationObject) => {
  const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])].map(resolve);
  const body =
    requestBody && `requestBody${requestBody.required ? '' : '?'}: { ${contentType(requestBody.content)} };`;
  const answers = Object.entries(responses).map(([status, response]) => {
    const { content } = resolve(response);
    return `${status}: { ${content ? contentType(content) : 'content?: never'} };`;
  });
  return `${comment(operation.summary, operation.description)}${operation.operationId}: {
    parameters: { ${parametersType(parameters, 'path')} ${parametersType(parameters, 'query')} };
    ${body ?? ''}
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
  const schemas = Object.entries(contract.components.schemas).map(
    ([name, schema]) => `${comment(schema.description)}${name}: ${typeOf(schema)};`,
  );
  return `export interface paths { ${paths.join('\n')} }\n
    export interface components { schemas: { ${schemas.join('\n')} } }\n
    export interface operations { ${types.join('\n')} }\n`;
};

/** The content of each file in src/contract/generated/. */
export const generatedFiles = async (): Promise<Record<string, string>> => {
  const sources = {
    'schema.ts': typesText(),
    'resources.ts': resourcesText(),
    'fields.ts': fieldsText(),
    'operations.ts': operationsText(),
    'requests.ts': requestsText(),
    // Loaded by generated screens alone.
    'collections.ts': `import type { Collection } from '../Collection';

      /** The resources of own.yaml. */
      ${typedConstant(
        'collections',
        'string, Collection',
        mapValues(collections, (own) => own?.collection),
      )}`,
    'sampleRows.ts': typedConstant(
      'sampleRows',
      'string, readonly object[]',
      mapValues(collections, (own) => own?.samples),
    ),
  };
  const config = await resolveConfig(fileURLToPath(contractFile));
  const formatted = Object.entries(sources).map(async ([file, text]) => {
    const content = `/** Written by \`npm run api:generate\` from openapi.yaml and own.yaml. */\n\n${text}`;
    return [file, await format(content, { ...config, parser: 'typescript' })];
  });
  return Object.fromEntries(await Promise.all(formatted)) as Record<string, string>;
};

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const problems = findProblems(ownContract, readOurs());
  for (const problem of problems) console.error(`own.yaml: ${problem}`);
  if (problems.length > 0) process.exit(1);
  for (const [file, text] of Object.entries(await generatedFiles()))
    writeFileSync(new URL(file, outputFolder), text);
  for (const { found } of Object.values(collections)) console.log(found);
}

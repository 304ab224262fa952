import type { Collection, CollectionField } from '../contract/Collection';
import {
  resolveIn,
  type Contract,
  type Operation,
  type OwnContract,
  type PathItem,
  type Schema,
} from '../contract/readContract';

const keywords = [
  'format',
  'title',
  'enum',
  'maxLength',
  'minimum',
  'maximum',
  'default',
  'contentMediaType',
  'x-reference',
];

const describeField = (schema: Schema): CollectionField => {
  const types = [schema.type ?? []].flat();
  const [type] = types.filter((name) => name !== 'null');
  return {
    ...(type && { type }),
    ...(types.includes('null') && { nullable: true as const }),
    ...Object.fromEntries(Object.entries(schema).filter(([keyword]) => keywords.includes(keyword))),
  };
};

/** All fields of a schema, with what a field adds to its reference; the last description of a field wins. */
export const listFields = (contract: Contract, schema: Schema): [string, Schema][] => {
  const { properties = {}, allOf = [], anyOf = [] } = resolveIn(contract, schema) ?? {};
  const own = Object.entries(properties).map(([name, field]): [string, Schema] => {
    const { $ref: _, ...added } = field;
    return [name, { ...resolveIn(contract, field), ...added }];
  });
  return [...[...allOf, ...anyOf].flatMap((part) => listFields(contract, part)), ...own];
};

const describeFields = (fields: [string, Schema][]) =>
  Object.fromEntries(fields.map(([name, schema]) => [name, describeField(schema)]));

export const toRecordPath = (path: string) => `${path.replace(/\/$/, '')}/{id}/`;

const getJson = (contract: Contract, call: Operation | undefined) => {
  const response = call?.responses['200'];
  return (response && resolveIn(contract, response))?.content?.['application/json'];
};

/** The schema of a list's rows; undefined if the list has no `results`. */
export const findRowSchema = (contract: Contract, list: Operation | undefined): Schema | undefined => {
  const page = getJson(contract, list)?.schema ?? {};
  return listFields(contract, page).findLast(([name]) => name === 'results')?.[1].items;
};

const listInputs = (contract: Contract, call: Operation | undefined) =>
  Object.values(call?.requestBody?.content ?? {}).flatMap(({ schema }) => listFields(contract, schema));

const toWords = (name: string) =>
  name.replaceAll(/[-_]/g, ' ').replace(/^./, (letter) => letter.toUpperCase());

/** English singular and plural, such as "Meeting room |||| Meeting rooms". */
const getTitle = (name: string) => {
  const plural = toWords(name);
  return `${plural.replace(/ies$/, 'y').replace(/s$/, '')} |||| ${plural}`;
};

const describeCollection = (contract: Contract, path: string, item: PathItem): [string, Collection][] => {
  const { get: list, post, 'x-resource': resource } = item;
  if (!resource) return [];
  const { patch, put, post: update } = contract.paths[toRecordPath(path)] ?? {};
  const fields = describeFields(listFields(contract, findRowSchema(contract, list) ?? {}));
  const parameters = (list?.parameters ?? []).flatMap((parameter) => resolveIn(contract, parameter) ?? []);
  const find = (own: string) => parameters.find(({ name }) => name === own);
  const ordering = find(resource.ordering ?? 'ordering');
  const search = find(resource.search ?? 'search');
  const others = ['page', 'page_size', search?.name, ordering?.name];
  const filters = parameters.filter((one) => !others.includes(one.name) && one['x-filter'] !== false);
  const columns = ordering ? (ordering.schema?.enum ?? Object.keys(fields)) : [];
  const collection = {
    title: resource.title ?? getTitle(resource.name),
    fields,
    create: describeFields(listInputs(contract, post)),
    edit: describeFields(listInputs(contract, patch ?? put ?? update)),
    filters: Object.fromEntries(
      filters.map(({ name, schema = {} }) => [name, { ...fields[name], ...describeField(schema) }]),
    ),
    sortable: columns.map(String).filter((column) => !column.startsWith('-')),
    ...(search && { searched: search['x-fields'] ?? [] }),
  };
  return [[resource.name, collection]];
};

export const describeCollections = (contract: Contract, { paths = {} }: OwnContract) =>
  Object.fromEntries(
    Object.entries(paths).flatMap(([path, item]) => describeCollection(contract, path, item)),
  );

/** The rows in the examples of each list, which the development backend serves. */
export const getSampleRows = (contract: Contract, { paths = {} }: OwnContract) =>
  Object.fromEntries(
    Object.values(paths).flatMap(({ get: list, 'x-resource': resource }) => {
      const examples = Object.values(getJson(contract, list)?.examples ?? {});
      const rows = examples.flatMap(({ value }) => (value as { results?: object[] }).results ?? []);
      return resource ? [[resource.name, rows] as const] : [];
    }),
  );

/** What the generator found, in one line. */
export const summarize = (name: string, access: object, collection: Collection): string => {
  const { searched, filters, sortable } = collection;
  const list = (words: string, fields: readonly string[] = []) =>
    fields.length > 0 ? [`${words} ${fields.join(', ')}`] : [];
  const search = searched?.length === 0 ? ['searched'] : list('searched by', searched);
  const filtered = list('filtered by', Object.keys(filters));
  const calls = Object.entries(access).flatMap(([call, who]) => (who ? [call] : []));
  return [`${name}: ${calls.join(', ')}`, ...search, ...filtered, ...list('sorted by', sortable)].join('; ');
};

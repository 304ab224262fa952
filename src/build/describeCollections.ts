import {
  resolveIn,
  type Contract,
  type Operation,
  type OwnContract,
  type PathItem,
  type SchemaObject,
} from '../contract/readContract';

/** All fields of a schema, with what a field adds to its reference; the last description of a field wins. */
export const listFields = (contract: Contract, schema: SchemaObject): [string, SchemaObject][] => {
  const { properties = {}, allOf = [], anyOf = [] } = resolveIn(contract, schema) ?? {};
  const own = Object.entries(properties).map(([name, field]): [string, SchemaObject] => {
    const { $ref: _, ...added } = field;
    return [name, { ...resolveIn(contract, field), ...added }];
  });
  return [...[...allOf, ...anyOf].flatMap((part) => listFields(contract, part)), ...own];
};

export const toRecordPath = (path: string) => `${path.replace(/\/$/, '')}/{id}/`;

const getJson = (contract: Contract, call: Operation | undefined) => {
  const response = call?.responses['200'];
  return (response && resolveIn(contract, response))?.content?.['application/json'];
};

/** The schema of a list's rows; undefined if the list has no `results`. */
export const findRowSchema = (contract: Contract, list: Operation | undefined): SchemaObject | undefined => {
  const page = getJson(contract, list)?.schema ?? {};
  return listFields(contract, page).findLast(([name]) => name === 'results')?.[1].items;
};

const listInputs = (contract: Contract, call: Operation | undefined) =>
  Object.values(call?.requestBody?.content ?? {}).flatMap(({ schema }) => listFields(contract, schema));

const toWords = (name: string) =>
  name.replaceAll(/[-_]/g, ' ').replace(/^./, (letter) => letter.toUpperCase());

/** English singular and plural, such as "Meeting room |||| Meeting rooms". */
export const getTitle = (name: string) => {
  const plural = toWords(name);
  return `${plural.replace(/ies$/, 'y').replace(/s$/, '')} |||| ${plural}`;
};

/** See `Collection`. */
const describeCollection = (
  contract: Contract,
  path: string,
  { get: list, post, 'x-resource': names }: PathItem,
) => {
  const { patch, put, post: update } = contract.paths[toRecordPath(path)] ?? {};
  const fields = Object.fromEntries(listFields(contract, findRowSchema(contract, list) ?? {}));
  const parameters = (list?.parameters ?? []).flatMap((parameter) => resolveIn(contract, parameter) ?? []);
  const find = (own: string) => parameters.find(({ name }) => name === own);
  const ordering = find(names?.ordering ?? 'ordering');
  const search = find(names?.search ?? 'search');
  const others = ['page', 'page_size', search?.name, ordering?.name];
  const filters = parameters.filter((one) => !others.includes(one.name) && one['x-filter'] !== false);
  const columns = ordering ? (ordering.schema?.enum ?? Object.keys(fields)) : [];
  const sortable = columns.map(String).filter((column) => !column.startsWith('-'));
  const [, minus, field] = /^(-?)(.*)/.exec(names?.defaults?.ordering ?? sortable[0] ?? 'id') ?? [];
  return {
    sort: { field, order: minus ? 'DESC' : 'ASC' },
    fields,
    create: Object.fromEntries(listInputs(contract, post)),
    edit: Object.fromEntries(listInputs(contract, patch ?? put ?? update)),
    filters: Object.fromEntries(
      filters.map(({ name, schema = {} }) => [name, { ...fields[name], ...schema }]),
    ),
    sortable,
    ...(search && { searched: search['x-fields'] ?? [] }),
  };
};

export const describeCollections = (contract: Contract, { paths = {} }: OwnContract) =>
  Object.fromEntries(
    Object.entries(paths).flatMap(([path, item]) =>
      item['x-resource']
        ? [[item['x-resource'].name, describeCollection(contract, path, item)] as const]
        : [],
    ),
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
export const summarize = (
  name: string,
  access: object,
  { searched, filters, sortable }: ReturnType<typeof describeCollection>,
): string => {
  const list = (words: string, fields: readonly string[] = []) =>
    fields.length > 0 ? [`${words} ${fields.join(', ')}`] : [];
  const search = searched?.length === 0 ? ['searched'] : list('searched by', searched);
  const filtered = list('filtered by', Object.keys(filters));
  const calls = Object.entries(access).flatMap(([call, who]) => (who ? [call] : []));
  return [`${name}: ${calls.join(', ')}`, ...search, ...filtered, ...list('sorted by', sortable)].join('; ');
};

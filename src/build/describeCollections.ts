import type { Kind } from '../contract/Collection';
import {
  resolveIn,
  type Contract,
  type OperationObject,
  type OwnContract,
  type ParameterObject,
  type PathItem,
  type ResourceExtension,
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

/** The fields of a request body that every alternative requires. */
export const listRequired = (contract: Contract, schema: SchemaObject): string[] => {
  const { required = [], allOf = [] } = resolveIn(contract, schema) ?? {};
  return [...required, ...allOf.flatMap((part) => listRequired(contract, part))];
};

export const toRecordPath = (path: string) => `${path.replace(/\/$/, '')}/{id}/`;

const getJson = (contract: Contract, call: OperationObject | undefined) => {
  const response = call?.responses['200'];
  return (response && resolveIn(contract, response))?.content?.['application/json'];
};

/** The schema of a list's rows; undefined if the list has no `results`. */
export const findRowSchema = (
  contract: Contract,
  list: OperationObject | undefined,
): SchemaObject | undefined => {
  const page = getJson(contract, list)?.schema ?? {};
  return listFields(contract, page).findLast(([name]) => name === 'results')?.[1].items;
};

/** Names of a list's query parameters, by purpose and for filters; its fields, its orders and what it searches. */
export const describeList = (contract: Contract, { get, 'x-resource': resource }: PathItem) => {
  const found = (get?.parameters ?? []).flatMap((parameter) => resolveIn(contract, parameter) ?? []);
  const parameters = new Map(found.map((parameter) => [parameter.name, parameter]));
  const { ordering = 'ordering', search = 'search', defaults } = resource ?? {};
  const purposes = Object.entries({ page: 'page', page_size: 'page_size', ordering, search });
  const isFilter = ({ name, in: place, 'x-filter': mark }: ParameterObject) =>
    place === 'query' && mark !== false && !purposes.some(([, used]) => used === name);
  const query = Object.fromEntries(purposes.filter(([, name]) => parameters.has(name)));
  const filters = found.filter(isFilter).map(({ name }) => name);
  const fields = new Map(listFields(contract, findRowSchema(contract, get) ?? {}));
  const columns = parameters.get(ordering)?.schema?.enum ?? (query['ordering'] ? [...fields.keys()] : []);
  const sortable = columns.map(String).filter((column) => !column.startsWith('-'));
  const first = defaults?.ordering ?? sortable[0] ?? 'id';
  const sort = { field: first.replace(/^-/, ''), order: first.startsWith('-') ? 'DESC' : 'ASC' };
  const searched = query['search'] ? (parameters.get(search)?.['x-fields'] ?? []) : undefined;
  return { query, filters, parameters, fields, sortable, sort, searched };
};

const toWords = (name: string) =>
  name.replaceAll(/[-_]/g, ' ').replace(/^./, (letter) => letter.toUpperCase());

/** English singular and plural in six forms, as Arabic has: "Meeting room |||| Meeting rooms |||| ...". */
export const getTitle = (name: string, title?: string) => {
  const plural = toWords(name);
  const forms = title ?? `${plural.replace(/ies$/, 'y').replace(/s$/, '')} |||| ${plural}`;
  const [one = '', many = one] = forms.split(' |||| ');
  return [one, many, many, many, many, many].join(' |||| ');
};

/** Longer texts have several lines, and no column. */
const longText = 200;

const kindsByFormat: Partial<Record<string, Kind>> = {
  date: 'day',
  'date-time': 'time',
  email: 'email',
  uri: 'address',
  binary: 'file',
};

export const getKind = (field: SchemaObject): Kind => {
  const { type, format = '', contentMediaType = '', maxLength = 0 } = field;
  if (field['x-reference']) return 'reference';
  if (field.enum) return 'choice';
  if (contentMediaType.startsWith('image/')) return 'picture';
  const name = [type].flat().find((one) => one !== 'null');
  if (name === 'boolean') return 'boolean';
  if (name === 'integer' || name === 'number') return 'number';
  if (name !== 'string') return 'json';
  return kindsByFormat[format] ?? (maxLength > longText ? 'longText' : 'text');
};

/** See `CollectionField`. */
const describeField = (contract: Contract, source: string, field: SchemaObject) => {
  const { title = toWords(source), minLength, maxLength, minimum, maximum, format } = field;
  const { type, default: initial, enum: choices, contentMediaType: media, 'x-reference': target } = field;
  const types = [type].flat();
  const list = Object.values(contract.paths).find((item) => item['x-resource']?.name === target);
  const { sort, searched } = target && list ? describeList(contract, list) : {};
  return {
    source,
    kind: getKind(field),
    label: title,
    ...{ minLength, maxLength, minimum, maximum, format, default: initial },
    isNullable: types.includes('null') || undefined,
    step: types.includes('integer') ? 1 : undefined,
    accept: media && { [media]: [] },
    choices: choices?.map((id) => ({ id, name: toWords(String(id)) })),
    reference: target && { reference: target, sort },
    isSearchable: searched && true,
  };
};

/** See `Collection`; also its sample rows, and what was found, in one line. */
const describeCollection = (contract: Contract, path: string, resource: ResourceExtension) => {
  const { [path]: item = {} } = contract.paths;
  const { patch, put, post, get: show, delete: remove } = contract.paths[toRecordPath(path)] ?? {};
  const { parameters, fields, filters, sortable, sort, searched } = describeList(contract, item);
  const describeBody = (call: OperationObject | undefined) => {
    const schemas = Object.values(call?.requestBody?.content ?? {}).map(({ schema }) => schema);
    const required = schemas.flatMap((schema) => listRequired(contract, schema));
    return [...new Map(schemas.flatMap((schema) => listFields(contract, schema)))].map(([source, field]) => ({
      ...describeField(contract, source, field),
      required: required.includes(source) || undefined,
    }));
  };
  const edit = patch ?? put ?? post;
  const calls = Object.entries({ list: item.get, create: item.post, edit, show, delete: remove });
  const sentence = (words: string, names: readonly string[] = []) =>
    names.length > 0 ? [`${words} ${names.join(', ')}`] : [];
  return {
    collection: {
      sort,
      searched,
      fields: [...fields]
        .filter(([source]) => source !== 'id')
        .map(([source, field]) => ({
          ...describeField(contract, source, field),
          isSortable: sortable.includes(source) || undefined,
          isName: source === resource.recordRepresentation || undefined,
        })),
      filters: filters.map((filter) =>
        describeField(contract, filter, { ...fields.get(filter), ...parameters.get(filter)?.schema }),
      ),
      create: describeBody(item.post),
      edit: describeBody(edit),
    },
    samples: Object.values(getJson(contract, item.get)?.examples ?? {}).flatMap(
      ({ value }) => (value as { results?: object[] }).results ?? [],
    ),
    found: [
      `${resource.name}: ${calls.flatMap(([call, operation]) => (operation ? [call] : [])).join(', ')}`,
      ...(searched?.length === 0 ? ['searched'] : sentence('searched by', searched)),
      ...sentence('filtered by', filters),
      ...sentence('sorted by', sortable),
    ].join('; '),
  };
};

/** The resources of own.yaml, by name. */
export const describeCollections = (contract: Contract, { paths = {} }: OwnContract) =>
  Object.fromEntries(
    Object.entries(paths).flatMap(([path, { 'x-resource': resource }]) =>
      resource ? [[resource.name, describeCollection(contract, path, resource)] as const] : [],
    ),
  );

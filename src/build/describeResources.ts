import type { Kind } from '../contract/Collection';
import {
  listResources,
  resolve,
  type Contract,
  type OperationObject,
  type OwnContract,
  type ParameterObject,
  type PathItem,
  type SchemaObject,
} from '../contract/readContract';

/** All fields of a schema, with what a field adds to its reference; the last description of a field wins. */
export const listFields = (contract: Contract, schema: SchemaObject): [string, SchemaObject][] => {
  const { properties = {}, allOf = [], anyOf = [] } = resolve(contract, schema);
  const own = Object.entries(properties).map(([name, field]): [string, SchemaObject] => {
    const { $ref: _, ...added } = field;
    return [name, { ...resolve(contract, field), ...added }];
  });
  return [...[...allOf, ...anyOf].flatMap((part) => listFields(contract, part)), ...own];
};

/** The fields that every alternative requires. */
const listRequired = (contract: Contract, schema: SchemaObject): string[] => {
  const { required = [], allOf = [] } = resolve(contract, schema);
  return [...required, ...allOf.flatMap((part) => listRequired(contract, part))];
};

export const toRecordPath = (path: string) => `${path.replace(/\/$/, '')}/{id}/`;

export type Media = Pick<OperationObject['responses'][string], 'content'>;

/** Schemas by media type. */
export const listContent = ({ content = {} }: Media = {}) =>
  Object.entries(content).map(([type, { schema = {} }]) => [type, schema] as const);

export const getBody = (contract: Contract, call: OperationObject | undefined) =>
  call?.requestBody && resolve(contract, call.requestBody);

type Field = readonly [name: string, field: SchemaObject, isRequired?: boolean];

/** The fields of a request body; those of its first media type win. */
export const listBody = (contract: Contract, call: OperationObject | undefined): Field[] => {
  const schemas = listContent(getBody(contract, call)).map(([, schema]) => schema);
  const required = listRequired(contract, schemas[0] ?? {});
  const fields = new Map(schemas.toReversed().flatMap((schema) => listFields(contract, schema)));
  return [...fields].map(([name, field]) => [name, field, required.includes(name)]);
};

const getJson = (contract: Contract, call: OperationObject | undefined) =>
  resolve(contract, call?.responses['200'] ?? {}).content?.['application/json'];

/** The schema of a list's rows; undefined if the list has no `results`. */
export const findRowSchema = (contract: Contract, list: OperationObject | undefined) => {
  const page = listFields(contract, getJson(contract, list)?.schema ?? {});
  const items = page.findLast(([name]) => name === 'results')?.[1].items;
  return typeof items === 'object' ? items : undefined;
};

/** Names of a list's query parameters, by purpose and for filters; its fields, its orders and what it searches. */
export const describeList = (contract: Contract, { get, 'x-resource': resource }: PathItem) => {
  const found = (get?.parameters ?? []).map((parameter) => resolve<ParameterObject>(contract, parameter));
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
const getTitle = (name: string, title?: string) => {
  const plural = toWords(name);
  const forms = title ?? `${plural.replace(/ies$/, 'y').replace(/s$/, '')} |||| ${plural}`;
  const [one, many = one] = forms.split(' |||| ');
  return [one, ...Array<unknown>(5).fill(many)].join(' |||| ');
};

const formats: readonly Kind[] = ['date', 'date-time', 'email', 'uri', 'binary'];

/** Longer texts have several lines, and no column. */
const longText = 200;

export const getKind = (field: SchemaObject): Kind => {
  const { type, format, contentMediaType = '', maxLength = 0 } = field;
  if (field['x-reference']) return 'reference';
  if (field.enum) return 'choice';
  if (contentMediaType.startsWith('image/')) return 'picture';
  const name = [type].flat().find((one) => one !== 'null');
  if (name === 'boolean') return 'boolean';
  if (name === 'integer' || name === 'number') return 'number';
  if (name !== 'string') return 'json';
  return formats.find((kind) => kind === format) ?? (maxLength > longText ? 'longText' : 'text');
};

const keywords = ['minLength', 'maxLength', 'minimum', 'maximum', 'format', 'enum'];

/** See `Constraints`. */
export const pickConstraints = (field: SchemaObject, isRequired = false): object => ({
  ...(isRequired && { required: true }),
  ...Object.fromEntries(Object.entries(field).filter(([keyword]) => keywords.includes(keyword))),
});

/** See `CollectionField`. */
const describeField = (contract: Contract, [source, field, isRequired]: Field) => {
  const { title = toWords(source), type = [], contentMediaType: media, 'x-reference': target } = field;
  const list = listResources(contract).find(({ resource }) => resource.name === target);
  const { sort, searched } = list ? describeList(contract, list.item) : {};
  return {
    ...pickConstraints(field, isRequired),
    source,
    kind: getKind(field),
    label: title,
    default: field.default,
    isNullable: type.includes('null') || undefined,
    accept: media && { [media]: [] },
    choices: field.enum?.map((id) => ({ id, name: toWords(String(id)) })),
    reference: target && { reference: target, sort },
    isSearchable: searched && true,
  };
};

/** Role that a call requires; calls with optional security are open. */
export const requiredRole = ({ security }: Contract, call: OperationObject) => {
  const [bearer, ...others] = call.security ?? security;
  return bearer?.['bearerAuth'] && others.length === 0 ? (bearer['bearerAuth'][0] ?? 'user') : 'open';
};

/** Name of the schema, or of the operation if the schema is inline. */
export const bodyName = (contract: Contract, call: OperationObject | undefined) => {
  const [first] = listContent(getBody(contract, call));
  return first && (first[1].$ref?.split('/').pop() ?? call?.operationId);
};

const mapValues = <From, To>(table: Record<string, From>, read: (value: From) => To) =>
  Object.fromEntries(Object.entries(table).map(([key, value]) => [key, read(value)]));

const listBodyNames = (contract: Contract, { post, put, patch }: PathItem) =>
  mapValues({ POST: post, PUT: put, PATCH: patch }, (call) => bodyName(contract, call));

/** Every resource: its row in resources.ts, its screens (see `Collection`), its sample rows, and what was found. */
export const describeResources = (contract: Contract, { paths: own = {} }: OwnContract) =>
  listResources(contract).map(({ path, item, resource }) => {
    const isOwn = path in own;
    const { name, title, recordRepresentation, multipart = false, defaults } = resource;
    const list = describeList(contract, item);
    const { query, filters, parameters, fields, searched, sort, sortable } = list;
    const one = toRecordPath(path);
    const { get: show, delete: remove, ...record } = contract.paths[one] ?? {};
    const update = (['patch', 'put', 'post'] as const).find((verb) => record[verb]);
    const edit = update && record[update];
    const calls = { list: item.get, create: item.post, edit, show, delete: remove };
    const actions = Object.entries(calls).flatMap(([call, operation]) => (operation ? [call] : []));
    const describe = (each: readonly Field[]) => each.map((field) => describeField(contract, field));
    const phrase = (words: string, names: readonly string[] = []) =>
      names.length > 0 ? [`${words} ${names.join(', ')}`] : [];
    return {
      name,
      isOwn,
      row: {
        ...(isOwn && { title: getTitle(name, title), sort }),
        recordRepresentation,
        list: path,
        one,
        update: update?.toUpperCase(),
        access: mapValues(calls, (call) => call && requiredRole(contract, call)),
        bodies: { create: listBodyNames(contract, item), update: listBodyNames(contract, record) },
        multipart,
        query,
        filters,
        defaults,
      },
      collection: {
        sort,
        searched,
        sortable,
        fields: describe([...fields].filter(([source]) => source !== 'id')),
        filters: describe(
          filters.map((filter) => [filter, { ...fields.get(filter), ...parameters.get(filter)?.schema }]),
        ),
        create: describe(listBody(contract, calls.create)),
        edit: describe(listBody(contract, edit)),
      },
      samples: Object.values(getJson(contract, calls.list)?.examples ?? {}).flatMap(
        (example) => (resolve(contract, example).value as { results?: object[] }).results ?? [],
      ),
      found: [
        ...phrase(`${name}:`, actions),
        ...(searched?.length === 0 ? ['searched'] : phrase('searched by', searched)),
        ...phrase('filtered by', filters),
        ...phrase('sorted by', sortable),
      ].join('; '),
    };
  });

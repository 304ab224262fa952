import type { Collection } from '../../src/contract/Collection';
import { collections } from '../../src/contract/generated/collections';
import { resources, type ResourceName } from '../../src/contract/generated/resources';
import type { JsonSchema } from '../../src/contract/Request';
import { getPictureExtension, getPictureUrl } from '../files/picture';
import { findOperation, operations } from '../guards/operations';
import { hasCustomRows, getTableName, type Row, type TableName } from '../storage/tables';
import { storedNamePattern } from '../storage/uploads';
import type { ResourceRules } from './ResourceRules';

/** Resource described by the contract, with its rules. */
export interface CrudResource {
  name: ResourceName;
  path: string;
  table: TableName;
  rules: ResourceRules<Row>;
  /** Values of fields that the body of a new row omits. */
  defaults: object;
  /** Names of the list parameters; without `page` the list is a plain array. */
  queryParams: { page?: string; ordering?: string; search?: string };
  defaultOrdering: string;
  /** Columns that the search reads; all if there are none. */
  searched: readonly string[];
  /** Columns that get the time of the creation. */
  timestamps: readonly string[];
  /** `columns` can order the list; `filters` are query parameters of the same name. */
  columns: readonly string[];
  filters: readonly string[];
}

const getEmptyValue = ({ type, default: value }: JsonSchema): unknown =>
  value ?? (type === 'string' ? '' : type === 'boolean' ? false : null);

const createCrudResource = (name: ResourceName, rules: ResourceRules<Row>): CrudResource => {
  const { list: path, query: queryParams } = resources[name];
  const {
    filters,
    defaults,
  }: { filters: readonly string[]; defaults?: { page?: number; ordering?: string } } = resources[name];
  const { fields = {} } = findOperation(operations, 'POST', path) ?? {};
  const storedFields = Object.entries(fields).filter(([, { format }]) => format !== 'binary');
  const collection = collections[name];
  const shownFields = collection?.fields ?? [];
  const columns = [
    'id',
    ...storedFields.map(([column]) => column),
    ...shownFields.map(({ source }) => source),
  ];
  return {
    name,
    path: path.replace(/^\/api|\/$/g, ''),
    table: getTableName(name),
    rules,
    defaults: {
      ...Object.fromEntries(storedFields.map(([column, field]) => [column, getEmptyValue(field)])),
      ...rules.defaults,
    },
    queryParams,
    defaultOrdering: defaults?.ordering ?? '',
    searched: collection?.searched ?? [],
    timestamps: shownFields.flatMap(({ source, kind }) =>
      kind === 'date-time' && !fields[source] ? [source] : [],
    ),
    columns,
    filters: filters.filter((filter) => columns.includes(filter)),
  };
};

/** Stores the picture of a collection in own.yaml, if it has one: in a `binary` field, whose record holds the address. */
const getPictureRules = (collection: Collection | undefined): ResourceRules<Row> => {
  const field = collection?.create.find(({ format }) => format === 'binary')?.source;
  if (field === undefined) return {};
  const toAddress = (value: unknown, origin: string) =>
    typeof value === 'string' && storedNamePattern.test(value) ? `${origin}${getPictureUrl(value)}` : value;
  return {
    defaults: { [field]: null },
    // A text other than the empty one is the address of the current picture.
    normalize: ({ [field]: picture, ...fields }) => ({
      ...fields,
      ...((picture === null || picture === '') && { [field]: null }),
    }),
    serialize: (row, origin) => ({ ...row, [field]: toAddress(row[field as keyof Row], origin) }),
    file: { field, column: field as keyof Row, getExtension: getPictureExtension },
  };
};

/** Rules by resource. A resource whose rows are the records of the contract needs none. */
export type RulesByResource = Partial<Record<ResourceName, unknown>>;

/** Resources without custom routes. */
export const createCrudResources = (rules: RulesByResource): CrudResource[] =>
  (Object.keys(resources) as ResourceName[]).flatMap((name) => {
    const resourceRules =
      rules[name] ?? (hasCustomRows(name) ? undefined : getPictureRules(collections[name]));
    return resourceRules ? createCrudResource(name, resourceRules) : [];
  });

import { collections } from '../../src/contract/generated/collections';
import { resources, type ResourceName } from '../../src/contract/generated/resources';
import type { JsonSchema } from '../../src/contract/Request';
import { findOperation, operations } from '../guards/operations';
import { hasCustomRows, getTableName, type Row, type TableName } from '../storage/tables';
import { getPictureRules } from './pictureRules';
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

const createCrudResource = (name: ResourceName, resourceRules: ResourceRules<Row>): CrudResource => {
  const { list: path, query } = resources[name];
  const {
    filters,
    defaults,
  }: { filters: readonly string[]; defaults?: { page_size?: number; ordering?: string } } = resources[name];
  const { fields = {} } = findOperation(operations, 'POST', path) ?? {};
  const storedFields = Object.entries(fields).filter(([, { format }]) => format !== 'binary');
  const collection = collections[name];
  const columns = new Set([
    'id',
    ...storedFields.map(([column]) => column),
    ...Object.keys(collection?.fields ?? {}),
  ]);
  return {
    name,
    path: path.replace(/^\/api|\/$/g, ''),
    table: getTableName(name),
    rules: resourceRules,
    defaults: {
      ...Object.fromEntries(storedFields.map(([column, field]) => [column, getEmptyValue(field)])),
      ...resourceRules.defaults,
    },
    queryParams: query,
    defaultOrdering: defaults?.ordering ?? '',
    searched: collection?.searched ?? [],
    timestamps: Object.entries(collection?.fields ?? {}).flatMap(([column, { format }]) =>
      format === 'date-time' && !fields[column] ? [column] : [],
    ),
    columns: [...columns],
    filters: filters.filter((filter) => columns.has(filter)),
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

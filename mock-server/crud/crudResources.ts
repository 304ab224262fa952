import { resources, type ResourceName } from '../../src/contract/generated/resources';
import type { JsonSchema } from '../../src/contract/Request';
import { findOperation, operations } from '../guards/operations';
import { hasCustomRows, getTableName, type Row, type TableName } from '../storage/tables';
import type { ResourceRules } from './ResourceRules';

/** Resource described by the contract, with its rules. */
export interface CrudResource {
  path: string;
  table: TableName;
  rules: ResourceRules<Row>;
  /** Values of fields that the body of a new row omits. */
  defaults: object;
  /** Names of the list parameters; without `page` the list is a plain array. */
  queryParams: { page?: string; ordering?: string; search?: string };
  /** `columns` can order the list; `filters` are query parameters of the same name. */
  columns: readonly string[];
  filters: readonly string[];
}

const getEmptyValue = ({ type, default: value }: JsonSchema): unknown =>
  value ?? (type === 'string' ? '' : type === 'boolean' ? false : null);

const createCrudResource = (name: ResourceName, resourceRules: ResourceRules<Row>): CrudResource => {
  const { list: path, query } = resources[name];
  const filters: readonly string[] = resources[name].filters;
  const { fields = {} } = findOperation(operations, 'POST', path) ?? {};
  const storedFields = Object.entries(fields).filter(([, { format }]) => format !== 'binary');
  const columns = ['id', ...storedFields.map(([column]) => column)];
  return {
    path: path.replace(/^\/api|\/$/g, ''),
    table: getTableName(name),
    rules: resourceRules,
    defaults: {
      ...Object.fromEntries(storedFields.map(([column, field]) => [column, getEmptyValue(field)])),
      ...resourceRules.defaults,
    },
    queryParams: query,
    columns,
    filters: filters.filter((filter) => columns.includes(filter)),
  };
};

/** Rules by resource. A resource whose rows are the records of the contract needs none. */
export type RulesByResource = Partial<Record<ResourceName, unknown>>;

/** Resources without custom routes. */
export const createCrudResources = (rules: RulesByResource): CrudResource[] =>
  (Object.keys(resources) as ResourceName[]).flatMap((name) => {
    const resourceRules = rules[name] ?? (hasCustomRows(name) ? undefined : {});
    return resourceRules ? createCrudResource(name, resourceRules) : [];
  });

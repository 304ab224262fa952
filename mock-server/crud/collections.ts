import { messageTemplates } from '../custom-message-template/collection';
import { dicServices } from '../dic-services/collection';
import { resources, type ResourceName } from '../../src/contract/generated/resources';
import type { JsonSchema } from '../../src/contract/Request';
import { findOperation, operations } from '../guards/operations';
import { hasCustomRows, getTableName, type Row, type TableName } from '../storage/tables';
import type { Collection } from './Collection';

/** Rules by resource; one without rules needs no entry. */
const rules: Record<string, unknown> = {
  'dic-services': dicServices,
  'custom-message-template': messageTemplates,
};

/** Resource described by the contract, with its rules. */
export interface CrudResource {
  path: string;
  table: TableName;
  rules: Collection<Row>;
  /** Values of fields that the body of a new row omits. */
  defaults: object;
  /** Names of the list parameters; without `page` the list is a plain array. */
  query: { page?: string; ordering?: string; search?: string };
  /** `columns` can order the list; `filters` are query parameters of the same name. */
  columns: readonly string[];
  filters: readonly string[];
}

const emptyValue = ({ type, default: value }: JsonSchema): unknown =>
  value ?? (type === 'string' ? '' : type === 'boolean' ? false : null);

const describeResource = (name: ResourceName, resourceRules: Collection<Row>): CrudResource => {
  const { list: path, query } = resources[name];
  const filters: readonly string[] = resources[name].filters;
  const { fields = {} } = findOperation(operations, 'POST', path) ?? {};
  const stored = Object.entries(fields).filter(([, { format }]) => format !== 'binary');
  const columns = ['id', ...stored.map(([column]) => column)];
  return {
    path: path.replace(/^\/api|\/$/g, ''),
    table: getTableName(name),
    rules: resourceRules,
    defaults: {
      ...Object.fromEntries(stored.map(([column, field]) => [column, emptyValue(field)])),
      ...resourceRules.defaults,
    },
    query,
    columns,
    filters: filters.filter((filter) => columns.includes(filter)),
  };
};

/** Resources without routes of their own. */
export const crudResources: CrudResource[] = (Object.keys(resources) as ResourceName[]).flatMap((name) => {
  const resourceRules = rules[name] ?? (hasCustomRows(name) ? undefined : {});
  return resourceRules ? describeResource(name, resourceRules) : [];
});

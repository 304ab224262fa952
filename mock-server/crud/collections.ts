import { messageTemplates } from '../custom-message-template/collection';
import { dicServices } from '../dic-services/collection';
import { resources, type ResourceName } from '../../src/contract/generated/resources';
import type { JsonSchema } from '../../src/contract/Request';
import { findOperation, operations } from '../guards/operations';
import { hasOwnRows, tableOf, type Row, type TableName } from '../storage/tables';
import type { Collection } from './Collection';
import type { ListOptions } from './listPage';

/** A resource without rules of its own needs no entry. */
const rules: Record<string, unknown> = {
  'dic-services': dicServices,
  'custom-message-template': messageTemplates,
};

/** A resource as the contract describes it, with its own rules. */
export interface Served {
  path: string;
  table: TableName;
  rules: Collection<Row>;
  /** What a new row has in the fields that were not sent. */
  empty: object;
  /** Absent where the list is a plain array. */
  list: ListOptions<Row> | undefined;
}

const emptyValue = ({ type, default: value }: JsonSchema): unknown =>
  value ?? (type === 'string' ? '' : type === 'boolean' ? false : null);

const serve = (name: string, path: string, own: Collection<Row>): Served => {
  const { parameters = [] } = findOperation(operations, 'GET', path) ?? {};
  const { fields = {} } = findOperation(operations, 'POST', path) ?? {};
  const has = (parameter: string) => parameters.some((known) => known.name === parameter);
  const stored = Object.entries(fields).filter(([, { format }]) => format !== 'binary');
  const columns = stored.map(([column]) => column) as (keyof Row)[];
  const texts = columns.filter((column) => fields[column]?.['type'] === 'string');
  return {
    path: path.replace(/^\/api|\/$/g, ''),
    table: tableOf(name),
    rules: own,
    empty: {
      ...Object.fromEntries(stored.map(([column, field]) => [column, emptyValue(field)])),
      ...own.empty,
    },
    list: has('page')
      ? {
          search: has('search') ? (own.search ?? texts) : [],
          ordering: has('ordering') ? ['id', ...columns] : [],
          filters: columns.filter(has),
        }
      : undefined,
  };
};

/** The resources that have no routes of their own. */
export const served: Served[] = (Object.keys(resources) as ResourceName[]).flatMap((name) => {
  const own = rules[name] ?? (hasOwnRows(name) ? undefined : {});
  return own ? serve(name, resources[name].list, own) : [];
});

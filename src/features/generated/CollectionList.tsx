import {
  DataTable,
  Link,
  List,
  SearchInput,
  TextField,
  useGetPathForRecord,
  useListContext,
} from 'react-admin';
import { lazyPart, pickExport } from '../../ui/loading/lazyCode';
import { useCollection, withOwn, type OwnComponents } from './collection';
import { GeneratedField } from './fields';
import { LoadError, queryOptions } from './LoadError';

// A list loads before its filters, most of which nobody opens.
const FilterInput = lazyPart(() => import('./inputs').then(pickExport('GeneratedInput')));

/** The list of a collection in own.yaml, as its schema and the parameters of its list describe it. */
export const CollectionList = ({ columns: own }: { columns?: OwnComponents }) => {
  const { fields, filters, searched, sort } = useCollection();
  const search = searched ? [<SearchInput key="q" source="q" alwaysOn />] : [];
  const columns = fields.filter(({ kind }) => kind !== 'longText' && kind !== 'json');
  return (
    <List
      filters={[...search, ...filters.map((field) => <FilterInput key={field.source} {...field} isFilter />)]}
      sort={sort}
      exporter={false}
      error={<LoadError useQuery={useListContext} />}
      queryOptions={queryOptions}
    >
      <DataTable>
        {withOwn(
          columns,
          (field) => (
            <DataTable.Col
              key={field.source}
              source={field.source}
              label={field.label}
              disableSort={!field.isSortable}
              align={field.kind === 'number' ? 'right' : 'inherit'}
            >
              {field.isName ? <RecordLink source={field.source} /> : <GeneratedField {...field} isCell />}
            </DataTable.Col>
          ),
          own,
        )}
      </DataTable>
    </List>
  );
};

/** Opens the record by keyboard, as a click on its row does. */
const RecordLink = ({ source }: { source: string }) => {
  const path = useGetPathForRecord();
  const name = <TextField source={source} variant="inherit" />;
  return path ? <Link to={path}>{name}</Link> : name;
};

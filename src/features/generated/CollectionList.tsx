import {
  BulkDeleteButton,
  DataTable,
  Link,
  List,
  SearchInput,
  TextField,
  useCanAccess,
  useGetPathForRecord,
  useListContext,
  useLocale,
  useResourceContext,
} from 'react-admin';
import { lazyPart, pickExport } from '../../ui/loading/lazyCode';
import { getCollection, getKind, type CollectionField } from '../../model/collection';
import { GeneratedField } from './fields';
import { useLabels } from './labels';
import { LoadError, queryOptions } from './LoadError';
import { withOwn, type OwnComponents } from './withOwn';

// A list loads before its filters, most of which nobody opens.
const FilterInput = lazyPart(() => import('./inputs').then(pickExport('GeneratedInput')));

/** The list of a collection in own.yaml, as its schema and the parameters of its list describe it. */
export const CollectionList = ({ columns: own }: { columns?: OwnComponents }) => {
  const resource = useResourceContext() ?? '';
  const { columns, filters, isSearchable, sort, sortable, recordRepresentation } = getCollection(resource);
  const { canAccess: canDelete = false } = useCanAccess({ resource, action: 'delete' });
  const { getLabel } = useLabels();
  const inputs = withOwn(filters, (source, field) => (
    <FilterInput key={source} source={source} label={getLabel(source, field)} field={field} isFilter />
  ));
  const search = isSearchable ? [<SearchInput key="q" source="q" alwaysOn />] : [];
  return (
    <List
      filters={[...search, ...inputs.filter((input) => input !== null)]}
      sort={sort}
      exporter={false}
      error={<ListError />}
      queryOptions={queryOptions}
    >
      <DataTable bulkActionButtons={canDelete && <BulkDeleteButton />}>
        {withOwn(
          columns,
          (source, field) => (
            <Column
              key={source}
              source={source}
              label={getLabel(source, field)}
              field={field}
              isSortable={sortable.includes(source)}
              isName={source === recordRepresentation}
            />
          ),
          own,
        )}
      </DataTable>
    </List>
  );
};

const ListError = () => <LoadError {...useListContext()} />;

interface ColumnProps {
  source: string;
  label: string;
  field: CollectionField;
  isSortable: boolean;
  isName: boolean;
}

/** Rendered once for each cell, so that whatever all rows share is computed by the list. */
const Column = ({ source, label, field, isSortable, isName }: ColumnProps) => {
  const props = { source, label, disableSort: !isSortable };
  const locale = useLocale();
  if (getKind(field) === 'number') return <DataTable.NumberCol {...props} locales={`${locale}-u-nu-latn`} />;
  return (
    <DataTable.Col {...props}>
      {isName ? <RecordLink source={source} /> : <GeneratedField source={source} field={field} isCell />}
    </DataTable.Col>
  );
};

/** Opens the record by keyboard, as a click on its row does. */
const RecordLink = ({ source }: { source: string }) => {
  const path = useGetPathForRecord();
  const name = <TextField source={source} variant="inherit" />;
  return path ? <Link to={path}>{name}</Link> : name;
};

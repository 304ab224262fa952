import {
  DataTable,
  Link,
  List,
  SearchInput,
  TextField,
  useGetPathForRecord,
  ListContext,
  useLocale,
  useResourceContext,
  useResourceDefinition,
  type RaRecord,
} from 'react-admin';
import type { CollectionField } from '../../contract/Collection';
import { collections } from '../../contract/generated/collections';
import { lazyPart, pickExport } from '../../ui/loading/lazyCode';
import { saveFile } from '../../ui/saveFile';
import { useFields, withOwn, type OwnComponents } from './collection';
import { GeneratedField, toPlainText } from './fields';
import { withLoadError } from './LoadError';

// A list loads before its filters, most of which nobody opens.
const FilterInput = lazyPart(() => import('./inputs').then(pickExport('GeneratedInput')));

/** The list of a collection in own.yaml, as its schema and the parameters of its list describe it. */
export const CollectionList = ({ columns: own }: { columns?: OwnComponents }) => {
  const resource = useResourceContext() ?? '';
  const { searched, sort } = collections[resource] ?? {};
  const fields = useFields('fields');
  const filters = useFields('filters');
  const search = searched ? [<SearchInput key="q" source="q" alwaysOn />] : [];
  const columns = fields.filter(({ kind }) => kind !== 'longText' && kind !== 'json');
  return (
    <List
      filters={[...search, ...filters.map((field) => <FilterInput key={field.source} {...field} isFilter />)]}
      {...(sort && { sort })}
      exporter={(rows) => exportRows(rows, fields, resource)}
      {...withLoadError(ListContext)}
    >
      <DataTable>{withOwn(columns, Column, own)}</DataTable>
    </List>
  );
};

/** Rendered once for each cell, and for the header. */
const Column = (field: CollectionField) => {
  const { source, label, kind } = field;
  const { name, recordRepresentation } = useResourceDefinition();
  const locale = useLocale();
  const props = { source, label, disableSort: !collections[name]?.sortable.includes(source) };
  if (kind === 'number') return <DataTable.NumberCol {...props} locales={`${locale}-u-nu-latn`} />;
  const isName = source === recordRepresentation;
  return (
    <DataTable.Col {...props}>
      {isName ? <RecordLink source={source} /> : <GeneratedField {...field} isCell />}
    </DataTable.Col>
  );
};

/** Saves what the filters show, with formulas made harmless. */
const exportRows = async (rows: readonly RaRecord[], fields: readonly CollectionField[], name: string) => {
  const { toSheetFile } = await import('../../model/spreadsheet');
  const cells = rows.map((row) => fields.map(({ source }) => toPlainText(row[source])));
  const fileName = `${name}.csv`;
  saveFile(await toSheetFile([fields.map(({ label }) => label), ...cells], fileName), fileName);
};

/** Opens the record by keyboard, as a click on its row does. */
const RecordLink = ({ source }: { source: string }) => {
  const path = useGetPathForRecord();
  const name = <TextField source={source} variant="inherit" />;
  return path ? <Link to={path}>{name}</Link> : name;
};

import {
  BulkDeleteButton,
  BulkUpdateButton,
  CreateButton,
  DataTable,
  DeleteButton,
  EditButton,
  ExportButton,
  FilterButton,
  List,
  NumberInput,
  ReferenceField,
  SavedQueriesList,
  TextInput,
  TopToolbar,
} from 'react-admin';

const filters = [
  <TextInput key="q" source="q" label="Search" alwaysOn />,
  <NumberInput key="priority" source="priority" />,
];

const actions = (
  <TopToolbar>
    <FilterButton />
    <CreateButton />
    <ExportButton />
  </TopToolbar>
);

const bulkActions = (
  <>
    <BulkUpdateButton label="Pin" data={{ is_pinned: true }} />
    <BulkDeleteButton />
  </>
);

const WorkbenchList = () => (
  <List
    resource="announcements"
    title="Workbench"
    filters={filters}
    actions={actions}
    aside={<SavedQueriesList />}
    perPage={5}
    sort={{ field: 'starts_on', order: 'DESC' }}
  >
    <DataTable rowClick={false} bulkActionButtons={bulkActions}>
      <DataTable.Col source="title" />
      <DataTable.Col label="Service">
        <ReferenceField source="priority" reference="dic-services" link={false} />
      </DataTable.Col>
      <DataTable.Col label="Actions">
        <EditButton />
        <DeleteButton redirect={false} />
      </DataTable.Col>
    </DataTable>
  </List>
);

export default WorkbenchList;

import {
  BooleanField,
  DataTable,
  DateField,
  List,
  NullableBooleanInput,
  SearchInput,
  SelectField,
  SelectInput,
  useCanAccess,
} from 'react-admin';
import { audiences } from './AnnouncementInputs';

const filters = [
  <SearchInput key="q" source="q" alwaysOn />,
  <SelectInput key="audience" source="audience" choices={audiences} />,
  <NullableBooleanInput key="is_pinned" source="is_pinned" />,
];

const AnnouncementList = () => {
  const { canAccess = false } = useCanAccess({ resource: 'announcements', action: 'delete' });
  return (
    <List filters={filters} sort={{ field: 'starts_on', order: 'DESC' }}>
      <DataTable rowClick="show" {...(canAccess ? {} : { bulkActionButtons: false })}>
        <DataTable.Col source="title" />
        <DataTable.Col source="audience" disableSort>
          <SelectField source="audience" choices={audiences} />
        </DataTable.Col>
        <DataTable.Col source="starts_on" field={DateField} />
        <DataTable.NumberCol source="priority" />
        <DataTable.Col source="is_pinned" field={BooleanField} disableSort />
      </DataTable>
    </List>
  );
};

export default AnnouncementList;

import { DataTable } from 'react-admin';
import { CollectionList } from '../generated/CollectionList';

const renderSalary = ({ salary }: { salary?: number | null }) =>
  salary ? `${Math.round(salary / 1000)}k` : '–';

/** The generated list with one column of its own, and without another. */
const columns = { link: null, salary: <DataTable.Col key="salary" source="salary" render={renderSalary} /> };

const OfferList = () => <CollectionList columns={columns} />;

export default OfferList;

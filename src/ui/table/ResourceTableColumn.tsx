import { Skeleton, TableSortLabel } from '@mui/material';
import {
  useDataTableCallbacksContext,
  useDataTableRenderContext,
  useDataTableSortContext,
  useRecordContext,
  type RaRecord,
} from 'ra-core';
import { use } from 'react';
import { cellClass, type TableColumn, ResourceTableContext } from './tableColumn';

export const ResourceTableColumn = ({
  label,
  render,
  sortBy,
  hideAt,
  hasControls,
}: TableColumn<RaRecord>) => {
  const part = useDataTableRenderContext();
  const record = useRecordContext();
  const { skeletonRows } = use(ResourceTableContext);
  if (part === 'header') return <HeadCell label={label} sortBy={sortBy} hideAt={hideAt} />;
  if (part !== 'data') return null;
  return (
    <td className={cellClass(hideAt)} {...(hasControls ? { 'data-controls': true } : {})}>
      {skeletonRows > 0 ? <Skeleton width="80%" /> : record && render(record)}
    </td>
  );
};

type HeadCellProps = Pick<TableColumn<RaRecord>, 'label'> & {
  sortBy: TableColumn<RaRecord>['sortBy'] | undefined;
  hideAt: TableColumn<RaRecord>['hideAt'] | undefined;
};

const HeadCell = ({ label, sortBy, hideAt }: HeadCellProps) => {
  const sort = useDataTableSortContext();
  const { handleSort } = useDataTableCallbacksContext();
  const isActive = sortBy !== undefined && sortBy === sort?.field;
  const direction = sort?.order === 'DESC' ? 'desc' : 'asc';
  return (
    <th
      scope="col"
      className={cellClass(hideAt)}
      {...(isActive ? { 'aria-sort': sort?.order === 'DESC' ? 'descending' : 'ascending' } : {})}
    >
      {handleSort && sortBy ? (
        <TableSortLabel
          active={isActive}
          direction={isActive ? direction : 'asc'}
          data-field={sortBy}
          onClick={handleSort}
        >
          {label}
        </TableSortLabel>
      ) : (
        label
      )}
    </th>
  );
};

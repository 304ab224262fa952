import { TableHead } from '@mui/material';
import {
  useDataTableCallbacksContext,
  useDataTableConfigContext,
  useDataTableDataContext,
  useDataTableSelectedIdsContext,
  useDataTableSortContext,
  type RaRecord,
} from 'ra-core';
import { use } from 'react';
import { RowCheckbox } from '../inputs/RowCheckbox';
import { SortLabel } from './SortLabel';
import { cellClass, ResourceTableContext, type TableColumn } from './tableColumn';

export const ResourceTableHead = () => {
  const { hasBulkActions } = useDataTableConfigContext();
  const { columns } = use(ResourceTableContext);
  return (
    <TableHead>
      <tr>
        {hasBulkActions && <SelectPage />}
        {columns.map((column) => (
          <HeadCell key={column.source} {...column} />
        ))}
      </tr>
    </TableHead>
  );
};

const SelectPage = () => {
  const { allLabel, skeletonRows } = use(ResourceTableContext);
  const { onSelect } = useDataTableCallbacksContext();
  const ids = useDataTableSelectedIdsContext() ?? [];
  const here = (useDataTableDataContext() ?? []).map((row: RaRecord) => row.id);
  const chosen = here.filter((id) => ids.includes(id));
  const isAll = here.length > 0 && chosen.length === here.length;
  const toggle = () =>
    onSelect?.(isAll ? ids.filter((id) => !here.includes(id)) : [...new Set([...ids, ...here])]);
  return (
    <th className="select">
      <RowCheckbox
        aria-label={allLabel}
        checked={isAll}
        indeterminate={!isAll && chosen.length > 0}
        disabled={skeletonRows > 0}
        onChange={toggle}
      />
    </th>
  );
};

const HeadCell = ({ label, sortBy, hideAt }: TableColumn<RaRecord>) => {
  const sort = useDataTableSortContext();
  const { handleSort } = useDataTableCallbacksContext();
  const isActive = sortBy !== undefined && sortBy === sort?.field;
  return (
    <th
      scope="col"
      className={cellClass(hideAt)}
      {...(isActive ? { 'aria-sort': sort?.order === 'DESC' ? 'descending' : 'ascending' } : {})}
    >
      {handleSort && sortBy ? (
        <SortLabel data-field={sortBy} onClick={handleSort}>
          {label}
        </SortLabel>
      ) : (
        label
      )}
    </th>
  );
};

import { Skeleton, TableCell, TableSortLabel } from '@mui/material';
import {
  useDataTableCallbacksContext,
  useDataTableRenderContext,
  useDataTableSortContext,
  useDataTableStoreContext,
  useStore,
  type RaRecord,
} from 'ra-core';
import { use } from 'react';
import { DataTable } from 'react-admin';
import { cellStyle, type TableColumn, ResourceTableContext } from './tableColumn';

const skeleton = () => <Skeleton width="80%" />;

export const ResourceTableColumn = ({
  source,
  label,
  render,
  sortBy,
  hideAt,
  isQuiet,
}: TableColumn<RaRecord>) => {
  const part = useDataTableRenderContext();
  const { skeletonRows } = use(ResourceTableContext);
  if (part === 'header') return <HeadCell source={source} label={label} sortBy={sortBy} hideAt={hideAt} />;
  if (part !== 'data') return null;
  return (
    <DataTable.Col
      source={source}
      label={label}
      render={skeletonRows > 0 ? skeleton : render}
      sx={cellStyle(hideAt)}
      {...(isQuiet ? { 'data-quiet': true } : {})}
    />
  );
};

type HeadCellProps = Pick<TableColumn<RaRecord>, 'source' | 'label'> & {
  sortBy: TableColumn<RaRecord>['sortBy'] | undefined;
  hideAt: TableColumn<RaRecord>['hideAt'] | undefined;
};

const HeadCell = ({ source, label, sortBy, hideAt }: HeadCellProps) => {
  const { storeKey, defaultHiddenColumns } = useDataTableStoreContext();
  const [hidden] = useStore<string[]>(storeKey, defaultHiddenColumns);
  const sort = useDataTableSortContext();
  const { handleSort } = useDataTableCallbacksContext();
  if (hidden.includes(source)) return null;
  const isActive = sortBy !== undefined && sortBy === sort?.field;
  const direction = sort?.order === 'DESC' ? 'desc' : 'asc';
  return (
    <TableCell sx={cellStyle(hideAt)} {...(isActive ? { sortDirection: direction } : {})}>
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
    </TableCell>
  );
};

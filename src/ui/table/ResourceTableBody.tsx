import { type ReactNode, use, type MouseEvent } from 'react';
import { DataTableBody } from 'react-admin';
import { Skeleton, TableBody, TableCell, TableRow, Checkbox } from '@mui/material';
import {
  useDataTableConfigContext,
  useDataTableCallbacksContext,
  useDataTableSelectedIdsContext,
  useRecordContext,
} from 'ra-core';
import { selectionCell, ResourceTableContext } from './tableColumn';

export const ResourceTableBody = ({ children }: { children?: ReactNode }) => (
  <DataTableBody row={ResourceTableRow}>{children}</DataTableBody>
);

export const ResourceTableSkeleton = ({ children }: { children?: ReactNode }) => {
  const { hasBulkActions } = useDataTableConfigContext();
  const { skeletonRows } = use(ResourceTableContext);
  return (
    <TableBody>
      {Array.from({ length: skeletonRows }, (_, row) => (
        <TableRow key={row} sx={{ height: 52 }}>
          {hasBulkActions && (
            <TableCell padding="checkbox" sx={selectionCell}>
              <Skeleton variant="rounded" width={18} height={18} sx={{ mx: 'auto' }} />
            </TableCell>
          )}
          {children}
        </TableRow>
      ))}
    </TableBody>
  );
};

/** A click on a control within the row is that control's own, and so is the end of marking a text. */
const isForTheRow = ({ target, defaultPrevented }: MouseEvent) =>
  !defaultPrevented &&
  !(target instanceof Element && target.closest('a, button, input, [data-quiet]')) &&
  (getSelection()?.isCollapsed ?? true);

const ResourceTableRow = ({ children }: { children?: ReactNode }) => {
  const record = useRecordContext();
  const { hasBulkActions } = useDataTableConfigContext();
  const { handleToggleItem, rowClick } = useDataTableCallbacksContext();
  const selectedIds = useDataTableSelectedIdsContext();
  const { rowLabel, markedId } = use(ResourceTableContext);
  if (!record) return null;
  const isSelected = selectedIds?.includes(record.id) ?? false;
  const open = typeof rowClick === 'function' ? rowClick : null;
  return (
    <TableRow
      hover
      selected={isSelected || record.id === markedId}
      {...(hasBulkActions ? { 'aria-selected': isSelected } : {})}
      onClick={(event) => isForTheRow(event) && void open?.(record.id, '', record)}
      sx={{ height: 52, ...(open ? { cursor: 'pointer' } : {}) }}
    >
      {hasBulkActions && (
        <TableCell padding="checkbox" data-quiet sx={selectionCell}>
          <Checkbox
            size="small"
            checked={isSelected}
            slotProps={{
              input: {
                'aria-label': rowLabel(record),
                onClick: (event: MouseEvent<HTMLInputElement>) => handleToggleItem?.(record.id, event),
              },
            }}
          />
        </TableCell>
      )}
      {children}
    </TableRow>
  );
};

import { memo, type ReactNode, use, type MouseEvent } from 'react';
import { DataTableBody } from 'react-admin';
import { Skeleton, TableBody, TableCell, TableRow } from '@mui/material';
import {
  useDataTableConfigContext,
  useDataTableCallbacksContext,
  useDataTableSelectedIdsContext,
  useRecordContext,
  type RaRecord,
} from 'ra-core';
import { RowCheckbox } from '../inputs/RowCheckbox';
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

/** A click on a control or the end of a text selection does not open the row. */
const isRowClick = ({ target, defaultPrevented }: MouseEvent) =>
  !defaultPrevented &&
  !(target instanceof Element && target.closest('a, button, input, [data-controls]')) &&
  (getSelection()?.isCollapsed ?? true);

const ResourceTableRow = ({ children }: { children?: ReactNode }) => {
  const record = useRecordContext();
  const { hasBulkActions } = useDataTableConfigContext();
  const { handleToggleItem, rowClick } = useDataTableCallbacksContext();
  const selectedIds = useDataTableSelectedIdsContext();
  const { rowLabel, markedId } = use(ResourceTableContext);
  if (!record) return null;
  return (
    <Row
      record={record}
      isSelected={selectedIds?.includes(record.id) ?? false}
      isMarked={record.id === markedId}
      label={hasBulkActions ? rowLabel(record) : null}
      onToggle={handleToggleItem}
      onOpen={typeof rowClick === 'function' ? rowClick : undefined}
    >
      {children}
    </Row>
  );
};

interface RowProps {
  record: RaRecord;
  isSelected: boolean;
  isMarked: boolean;
  label: string | null;
  onToggle: ReturnType<typeof useDataTableCallbacksContext>['handleToggleItem'];
  onOpen: Exclude<ReturnType<typeof useDataTableCallbacksContext>['rowClick'], string | false>;
  children: ReactNode;
}

/** Memoised, because the contexts change for all rows at once. */
const Row = memo(({ record, isSelected, isMarked, label, onToggle, onOpen, children }: RowProps) => (
  <tr
    className={`row${onOpen ? ' opens' : ''}${isSelected || isMarked ? ' selected' : ''}`}
    {...(label === null ? {} : { 'aria-selected': isSelected })}
    onClick={(event) => isRowClick(event) && void onOpen?.(record.id, '', record)}
  >
    {label !== null && (
      <td className="select" data-controls>
        <RowCheckbox
          aria-label={label}
          checked={isSelected}
          // Only the click event has the Shift key.
          onChange={() => undefined}
          onClick={(event) => onToggle?.(record.id, event)}
        />
      </td>
    )}
    {children}
  </tr>
));

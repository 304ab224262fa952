import { Skeleton } from '@mui/material';
import {
  useDataTableCallbacksContext,
  useDataTableConfigContext,
  useDataTableDataContext,
  useDataTableSelectedIdsContext,
  type Identifier,
  type RaRecord,
} from 'ra-core';
import { memo, use, useDeferredValue, useMemo } from 'react';
import { RowCheckbox } from '../inputs/RowCheckbox';
import { isRowClick } from './isRowClick';
import { cellClass, ResourceTableContext, type TableColumn } from './tableColumn';

export const ResourceTableSkeleton = () => {
  const { hasBulkActions } = useDataTableConfigContext();
  const { columns, skeletonRows } = use(ResourceTableContext);
  return (
    <tbody>
      {Array.from({ length: skeletonRows }, (_, row) => (
        <tr key={row} className="row">
          {hasBulkActions && (
            <td className="select">
              <Skeleton variant="rounded" width={18} height={18} sx={{ mx: 'auto' }} />
            </td>
          )}
          {columns.map(({ source, hideAt }) => (
            <td key={source} className={cellClass(hideAt)}>
              <Skeleton width="80%" />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
};

export const ResourceTableBody = () => {
  const rows: RaRecord[] = useDataTableDataContext() ?? [];
  const { hasBulkActions } = useDataTableConfigContext();
  const { handleToggleItem, rowClick } = useDataTableCallbacksContext();
  const selectedIds = useSelectedIds();
  const { columns, rowLabel, markedId } = use(ResourceTableContext);
  return (
    <tbody>
      {rows.map((record) => (
        <Row
          key={record.id}
          record={record}
          columns={columns}
          isSelected={selectedIds.has(record.id)}
          isMarked={record.id === markedId}
          label={hasBulkActions ? rowLabel(record) : null}
          onToggle={handleToggleItem}
          onOpen={typeof rowClick === 'function' ? rowClick : undefined}
        />
      ))}
    </tbody>
  );
};

const manyRows = 20;

/** Ticks of many rows follow the one that was clicked, so that this one is painted at once. */
const useSelectedIds = (): ReadonlySet<Identifier> => {
  const ids = useDataTableSelectedIdsContext();
  const selected = useMemo(() => new Set(ids), [ids]);
  const deferred = useDeferredValue(selected);
  return Math.abs(selected.size - deferred.size) > manyRows ? deferred : selected;
};

interface CellsProps {
  record: RaRecord;
  columns: readonly TableColumn<RaRecord>[];
}

interface RowProps extends CellsProps {
  isSelected: boolean;
  isMarked: boolean;
  label: string | null;
  onToggle: ReturnType<typeof useDataTableCallbacksContext>['handleToggleItem'];
  onOpen: Exclude<ReturnType<typeof useDataTableCallbacksContext>['rowClick'], string | false>;
}

/** Memoised, because the contexts change for all rows at once. */
const Row = memo(({ record, columns, isSelected, isMarked, label, onToggle, onOpen }: RowProps) => (
  <tr
    className={`row${onOpen ? ' opens' : ''}${isMarked ? ' marked' : ''}${isSelected ? ' selected' : ''}`}
    {...(label === null ? {} : { 'aria-selected': isSelected })}
    {...(isMarked || onOpen ? { tabIndex: -1 } : {})}
    onClick={(event) => isRowClick(event) && void onOpen?.(record.id, '', record)}
    onKeyDown={({ key, target, currentTarget }) => {
      if (key === 'Enter' && target === currentTarget) void onOpen?.(record.id, '', record);
    }}
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
    <Cells record={record} columns={columns} />
  </tr>
));

/** Memoised, because a selection changes only the row around them. */
const Cells = memo(({ record, columns }: CellsProps) =>
  columns.map(({ source, hideAt, hasControls, render }) => (
    <td key={source} className={cellClass(hideAt)} {...(hasControls ? { 'data-controls': true } : {})}>
      {render(record)}
    </td>
  )),
);

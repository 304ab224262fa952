import { Skeleton } from '@mui/material';
import { RecordContextProvider, useFieldValue, type Identifier, type SortPayload } from 'ra-core';
import {
  memo,
  useDeferredValue,
  useImperativeHandle,
  useMemo,
  useRef,
  type MouseEvent,
  type ReactNode,
  type Ref,
} from 'react';
import { RowCheckbox } from '../inputs/RowCheckbox';
import { useVirtualRows, type RowsHandle } from '../lists/virtualRows';
import { visuallyHidden } from '../styles';
import type { TableColumn } from './tableStyles';
import type { RangeSelection } from './useRangeSelection';

export interface TableRow {
  id: Identifier;
}

/** `ids` may include other pages. */
export interface TableSelection<Row extends TableRow> extends Pick<
  RangeSelection<Row['id']>,
  'ids' | 'toggle' | 'setSelected'
> {
  allLabel: string;
  rowLabel: (row: Row) => string;
}

interface TableHeadProps<Row extends TableRow> {
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[] | undefined;
  selection: TableSelection<Row> | undefined;
  sort: SortPayload | undefined;
  onSort: ((sort: SortPayload) => void) | undefined;
}

export const TableHead = <Row extends TableRow>(props: TableHeadProps<Row>) => {
  const { columns, rows, selection, sort, onSort } = props;
  return (
    <thead>
      <tr>
        {selection && (
          <th data-column="select">
            <SelectAll rows={rows} {...selection} />
          </th>
        )}
        {columns.map(({ source, label, isLabelHidden, sortBy }) => {
          const isActive = sortBy !== undefined && sortBy === sort?.field;
          const isDescending = sort?.order === 'DESC';
          return (
            <th
              key={source}
              scope="col"
              data-column={source}
              {...(isActive ? { 'aria-sort': isDescending ? 'descending' : 'ascending' } : {})}
            >
              {onSort && sortBy ? (
                // Replaces MUI's TableSortLabel, which renders 20 components per column.
                <button
                  type="button"
                  onClick={() => onSort({ field: sortBy, order: isActive && !isDescending ? 'DESC' : 'ASC' })}
                >
                  {label}
                </button>
              ) : (
                <span style={isLabelHidden ? visuallyHidden : undefined}>{label}</span>
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
};

interface SelectAllProps<Row extends TableRow> extends TableSelection<Row> {
  rows: readonly Row[] | undefined;
}

const SelectAll = <Row extends TableRow>({ rows, ids, setSelected, allLabel }: SelectAllProps<Row>) => {
  const pageIds = rows?.map(({ id }) => id) ?? [];
  const selected = new Set(ids);
  const count = pageIds.filter((id) => selected.has(id)).length;
  const isAll = pageIds.length > 0 && count === pageIds.length;
  return (
    <RowCheckbox
      aria-label={allLabel}
      checked={isAll}
      indeterminate={!isAll && count > 0}
      disabled={!rows}
      onChange={() => setSelected(pageIds, !isAll)}
    />
  );
};

interface SkeletonBodyProps<Row> {
  count: number;
  columns: readonly TableColumn<Row>[];
  isSelectable: boolean;
}

export const SkeletonBody = <Row,>({ count, columns, isSelectable }: SkeletonBodyProps<Row>) => (
  <tbody>
    {Array.from({ length: count }, (_, row) => (
      <tr key={row}>
        {isSelectable && (
          <td data-column="select">
            <Skeleton variant="rounded" width={18} height={18} sx={{ mx: 'auto' }} />
          </td>
        )}
        {columns.map(({ source }) => (
          <td key={source} data-column={source}>
            <Skeleton width="80%" />
          </td>
        ))}
      </tr>
    ))}
  </tbody>
);

interface BodyProps<Row extends TableRow> {
  rows: readonly Row[];
  columns: readonly TableColumn<Row>[];
  highlightedId: Row['id'] | null;
  selectedIds: readonly Row['id'][];
  /** Label of the checkbox; without it, rows cannot be selected. */
  rowLabel: ((row: Row) => string) | undefined;
  onToggle: (id: Row['id'], isRange: boolean) => void;
  onOpen: ((row: Row) => void) | undefined;
}

export const TableBody = <Row extends TableRow>(props: BodyProps<Row>) => {
  const renderRow = useRenderRow(props);
  return <tbody>{props.rows.map((record) => renderRow(record))}</tbody>;
};

interface VirtualBodyProps<Row extends TableRow> extends BodyProps<Row> {
  height: number;
  handle: Ref<RowsHandle>;
}

/** The only part of a table that rerenders on scroll. */
export const VirtualBody = <Row extends TableRow>({ height, handle, ...props }: VirtualBodyProps<Row>) => {
  const { rows } = props;
  const renderRow = useRenderRow(props);
  const bodyRef = useRef<HTMLTableSectionElement>(null);
  const { visibleIndexes, before, after, reveal } = useVirtualRows({ count: rows.length, height }, bodyRef);
  useImperativeHandle(handle, () => ({ columns: 1, reveal }), [reveal]);
  return (
    <tbody ref={bodyRef}>
      <Spacer height={before} />
      {visibleIndexes.map((index) => {
        const record = rows[index];
        return record && renderRow(record, { index, height });
      })}
      <Spacer height={after} />
    </tbody>
  );
};

const Spacer = ({ height }: { height: number }) => height > 0 && <tr aria-hidden style={{ height }} />;

const useRenderRow = <Row extends TableRow>(props: BodyProps<Row>) => {
  const { columns, highlightedId, rowLabel, onToggle, onOpen } = props;
  const selected = useDeferredSelection(props.selectedIds);
  return (record: Row, position?: { index: number; height: number }) => (
    <BodyRow
      key={record.id}
      record={record}
      columns={columns}
      isSelected={selected.has(record.id)}
      isMarked={record.id === highlightedId}
      label={rowLabel ? rowLabel(record) : null}
      onToggle={onToggle}
      onOpen={onOpen}
      index={position?.index}
      height={position?.height}
    />
  );
};

const deferThreshold = 20;

/** Deferred for many rows, so that the clicked checkbox paints first. */
const useDeferredSelection = (ids: readonly Identifier[]): ReadonlySet<Identifier> => {
  const selected = useMemo(() => new Set(ids), [ids]);
  const deferred = useDeferredValue(selected);
  return Math.abs(selected.size - deferred.size) > deferThreshold ? deferred : selected;
};

interface CellsProps<Row> {
  record: Row;
  columns: readonly TableColumn<Row>[];
}

interface RowProps<Row extends TableRow>
  extends CellsProps<Row>, Pick<BodyProps<Row>, 'onToggle' | 'onOpen'> {
  isSelected: boolean;
  isMarked: boolean;
  label: string | null;
  index: number | undefined;
  height: number | undefined;
}

const RowBase = <Row extends TableRow>(props: RowProps<Row>) => {
  const { record, columns, isSelected, isMarked, label, onToggle, onOpen, index, height } = props;
  return (
    <tr
      {...(label !== null && { 'aria-selected': isSelected })}
      {...(index !== undefined && { 'aria-rowindex': index + 2, style: { height } })}
      {...(isMarked && { 'data-marked': true })}
      {...(onOpen && { 'data-opens': true })}
      {...((isMarked || onOpen) && { tabIndex: -1 })}
      onClick={(event) => isRowClick(event) && onOpen?.(record)}
      onKeyDown={({ key, target, currentTarget }) => {
        if (key === 'Enter' && target === currentTarget) onOpen?.(record);
      }}
    >
      {label !== null && (
        <td data-column="select" data-controls>
          <RowCheckbox
            aria-label={label}
            checked={isSelected}
            // Only the click event has the Shift key.
            onChange={() => undefined}
            onClick={({ shiftKey }) => onToggle(record.id, shiftKey)}
          />
        </td>
      )}
      <Cells record={record} columns={columns} />
    </tr>
  );
};

const BodyRow = memo(RowBase) as typeof RowBase;

const CellsBase = <Row extends TableRow>({ record, columns }: CellsProps<Row>) => (
  <RecordContextProvider<TableRow> value={record}>
    {columns.map(({ source, isRowHeader, hasControls, render }) => {
      const Cell = isRowHeader ? 'th' : 'td';
      return (
        <Cell
          key={source}
          data-column={source}
          {...(isRowHeader && { scope: 'row' })}
          {...(hasControls && { 'data-controls': true })}
        >
          {render ? render(record) : <Value source={source} />}
        </Cell>
      );
    })}
  </RecordContextProvider>
);

const Value = ({ source }: { source: string }) => <bdi>{useFieldValue({ source })}</bdi>;

/** Memoised, because selecting a row does not change its cells. */
const Cells = memo(CellsBase) as typeof CellsBase;

/**
 * Excludes clicks on controls, clicks that end a text selection, and clicks in the row's menu, which React bubbles
 * through its portal.
 */
const isRowClick = ({ target, currentTarget, defaultPrevented }: MouseEvent) =>
  !defaultPrevented &&
  target instanceof Element &&
  currentTarget.contains(target) &&
  !target.closest('a, button, input, [data-controls]') &&
  (getSelection()?.isCollapsed ?? true);

interface PhoneCellProps {
  lines: readonly ReactNode[];
  /** Shown beside the lines, such as a menu. */
  end?: ReactNode;
}

/** Lines of a row on phones. */
export const PhoneCell = ({ lines, end }: PhoneCellProps) => (
  <div data-phone={end ? 'end' : 'lines'}>
    <div>
      {lines.map((line, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- lines have no other identity and keep their order
        <div key={at}>{line}</div>
      ))}
    </div>
    {end}
  </div>
);

import { Checkbox, TableCell, TableRow } from '@mui/material';
import type { MouseEvent } from 'react';
import type { TableSelection } from './PaginatedTable';
import { cellStyle, selectionCell, type TableColumn } from './tableColumn';

interface PaginatedTableRowProps<Row> {
  row: Row;
  columns: readonly TableColumn<Row>[];
  isMarked: boolean;
  onOpen?: (row: Row) => void;
  selection?: TableSelection<Row>;
}

/** A click on a control within the row is that control's own, and so is the end of marking a text. */
const isForTheRow = ({ target, defaultPrevented }: MouseEvent) =>
  !defaultPrevented &&
  !(target instanceof Element && target.closest('a, button, input, [data-quiet]')) &&
  (getSelection()?.isCollapsed ?? true);

export const PaginatedTableRow = <Row extends { id: number }>(props: PaginatedTableRowProps<Row>) => {
  const { row, columns, isMarked, onOpen, selection } = props;
  const isSelected = selection?.ids.includes(row.id) ?? false;
  const toggle = () =>
    selection?.onChange(
      isSelected ? selection.ids.filter((id) => id !== row.id) : [...selection.ids, row.id],
    );
  return (
    <TableRow
      hover
      selected={isSelected || isMarked}
      {...(selection ? { 'aria-selected': isSelected } : {})}
      onClick={(event) => isForTheRow(event) && onOpen?.(row)}
      sx={{ height: 52, ...(onOpen ? { cursor: 'pointer' } : {}) }}
    >
      {selection && (
        <TableCell padding="checkbox" data-quiet sx={selectionCell}>
          <Checkbox
            size="small"
            checked={isSelected}
            onChange={toggle}
            slotProps={{ input: { 'aria-label': selection.rowLabel(row) } }}
          />
        </TableCell>
      )}
      {columns.map(({ name, cell, hideAt, isQuiet }) => (
        <TableCell key={name} {...(isQuiet ? { 'data-quiet': true } : {})} sx={cellStyle(hideAt)}>
          {cell(row)}
        </TableCell>
      ))}
    </TableRow>
  );
};

import { Checkbox, TableCell, TableHead, TableRow, TableSortLabel } from '@mui/material';
import type { TableSelection } from './PaginatedTable';
import { cellStyle, selectionCell, nextSort, type TableColumn, type TableSort } from './tableColumn';

interface TableColumnHeadsProps<Row> {
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  sort?: TableSort;
  onSort?: (sort: TableSort) => void;
  selection?: TableSelection<Row>;
}

/** The green row above a table: what sorts, and the checkbox that stands for the whole page. */
export const TableColumnHeads = <Row extends { id: number }>(props: TableColumnHeadsProps<Row>) => {
  const { columns, rows, sort, onSort, selection } = props;
  const direction = sort?.order === 'DESC' ? 'desc' : 'asc';
  return (
    <TableHead>
      <TableRow>
        {selection && <SelectAll rows={rows} selection={selection} />}
        {columns.map(({ name, label, sortBy, hideAt }) => {
          const isActive = sort !== undefined && sortBy === sort.field;
          return (
            <TableCell key={name} sx={cellStyle(hideAt)} {...(isActive ? { sortDirection: direction } : {})}>
              {sort && onSort && sortBy ? (
                <TableSortLabel
                  active={isActive}
                  direction={isActive ? direction : 'asc'}
                  onClick={() => onSort(nextSort(sort, sortBy))}
                >
                  {label}
                </TableSortLabel>
              ) : (
                label
              )}
            </TableCell>
          );
        })}
      </TableRow>
    </TableHead>
  );
};

const SelectAll = <Row extends { id: number }>({
  rows,
  selection,
}: {
  rows: readonly Row[];
  selection: TableSelection<Row>;
}) => {
  const { ids, onChange, allLabel } = selection;
  const here = rows.map(({ id }) => id);
  const chosen = here.filter((id) => ids.includes(id));
  const isAll = here.length > 0 && chosen.length === here.length;
  const toggle = () =>
    onChange(isAll ? ids.filter((id) => !here.includes(id)) : [...new Set([...ids, ...here])]);
  return (
    <TableCell padding="checkbox" sx={selectionCell}>
      <Checkbox
        size="small"
        checked={isAll}
        indeterminate={!isAll && chosen.length > 0}
        disabled={here.length === 0}
        onChange={toggle}
        slotProps={{ input: { 'aria-label': allLabel } }}
      />
    </TableCell>
  );
};

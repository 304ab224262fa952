import { Card, Table, TableBody, TableContainer } from '@mui/material';
import type { ReactNode } from 'react';
import type { TableColumn, TableSort } from './tableColumn';
import { PaginatedTableRow } from './PaginatedTableRow';
import { TableColumnHeads } from './TableColumnHeads';
import { TablePager, type TablePaging } from './TablePager';
import { TableSkeletonRows } from './TableSkeletonRows';

/** Checkboxes before the rows; `ids` may name rows of other pages too. */
export interface TableSelection<Row> {
  ids: readonly number[];
  onChange: (ids: number[]) => void;
  /** Names of the checkboxes. */
  allLabel: string;
  rowLabel: (row: Row) => string;
}

interface PaginatedTableProps<Row extends { id: number }> {
  label: string;
  columns: readonly TableColumn<Row>[];
  /** Undefined while they are fetched for the first time. */
  rows: readonly Row[] | undefined;
  /** Absent where the rows are few and known to stay so. */
  paging?: TablePaging;
  sort?: TableSort;
  onSort?: (sort: TableSort) => void;
  /** Opens a row; for the keyboard one of its cells has to be a link. */
  onRow?: (row: Row) => void;
  selection?: TableSelection<Row>;
  /** A row that stands out. */
  markedId?: number | null;
  /** Older rows are shown while others are fetched. */
  isStale?: boolean;
  /** All columns of one width, so that tables under each other line up. */
  isEven?: boolean;
  /** In place of the rows where there are none. */
  empty: ReactNode;
}

/** The one table of the portal: pages, sorting, selection, rows that open (spec 2 §2.9). */
export const PaginatedTable = <Row extends { id: number }>(props: PaginatedTableProps<Row>) => {
  const { label, columns, rows, paging, sort, onSort, onRow, selection, markedId, isStale, isEven, empty } =
    props;
  if (rows?.length === 0) return <>{empty}</>;
  return (
    <Card>
      <TableContainer sx={{ opacity: isStale ? 0.6 : 1 }} aria-busy={rows === undefined || isStale === true}>
        <Table aria-label={label} {...(isEven ? { sx: { tableLayout: 'fixed' } } : {})}>
          <TableColumnHeads
            columns={columns}
            rows={rows ?? []}
            {...(sort && onSort ? { sort, onSort } : {})}
            {...(selection ? { selection } : {})}
          />
          <TableBody>
            {rows === undefined && (
              <TableSkeletonRows
                columns={columns}
                count={paging?.perPage ?? 1}
                hasSelection={Boolean(selection)}
              />
            )}
            {rows?.map((row) => (
              <PaginatedTableRow
                key={row.id}
                row={row}
                columns={columns}
                isMarked={row.id === markedId}
                {...(onRow ? { onOpen: onRow } : {})}
                {...(selection ? { selection } : {})}
              />
            ))}
          </TableBody>
        </Table>
      </TableContainer>
      {paging && <TablePager {...paging} />}
    </Card>
  );
};

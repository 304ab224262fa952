import { Box, Card, TableContainer } from '@mui/material';
import { useTranslate, type Identifier, type RaRecord } from 'ra-core';
import { useMemo, type ReactNode } from 'react';
import { DataTable } from 'react-admin';
import { visuallyHidden } from '../layout/visuallyHidden';
import { ResourceTableBody, ResourceTableSkeleton } from './ResourceTableBody';
import { ResourceTableColumn } from './ResourceTableColumn';
import { ResourceTableHead } from './ResourceTableHead';
import { type TableColumn, type TableSort, ResourceTableContext } from './tableColumn';
import { TablePager, type TablePaging } from '../layout/TablePager';

/** Checkboxes before the rows; `ids` may name rows of other pages too. */
interface TableSelection<Row> {
  ids: readonly number[];
  onChange: (ids: number[]) => void;
  allLabel: string;
  rowLabel: (row: Row) => string;
}

interface ResourceTableProps<Row extends RaRecord> {
  label: string;
  columns: readonly TableColumn<Row>[];
  storeKey?: string;
  /** Undefined while they are fetched for the first time. */
  rows: readonly Row[] | undefined;
  paging?: TablePaging;
  sort?: TableSort;
  onSort?: (sort: TableSort) => void;
  /** Opens a row; for the keyboard one of its cells has to be a link. */
  onRow?: (row: Row) => void;
  selection?: TableSelection<Row>;
  markedId?: number | null;
  isStale?: boolean;
  /** All columns of one width, so that tables under each other line up. */
  isEven?: boolean;
  empty: ReactNode;
}

/** In the place of rows that are fetched: react-admin leaves a table without any away. */
const waiting: RaRecord[] = [{ id: '' }];
const noSort: TableSort = { field: '', order: 'ASC' };

/**
 * The one table of the portal (spec 2 §2.9): react-admin's DataTable, with what that lacks. Its heads are
 * named by their tooltips and its checkboxes all alike, selecting all knows no "some", a row opens without
 * router state, and for a second there is nothing at all: head, rows and skeleton are ours.
 */
export const ResourceTable = <Row extends RaRecord>(props: ResourceTableProps<Row>) => {
  const { label, columns, storeKey, rows, paging, sort = noSort, onSort, onRow, selection } = props;
  const { markedId = null, isStale = false, isEven = false, empty } = props;
  const t = useTranslate();
  const settings = useMemo(
    () => ({
      allLabel: selection?.allLabel ?? '',
      rowLabel: (row: RaRecord) => selection?.rowLabel(row as Row) ?? '',
      markedId,
      skeletonRows: rows ? 0 : (paging?.perPage ?? 1),
    }),
    [selection, markedId, rows, paging?.perPage],
  );
  if (rows?.length === 0) return <>{empty}</>;
  const toggle = (id: Identifier) => {
    const ids = selection?.ids ?? [];
    const one = Number(id);
    selection?.onChange(ids.includes(one) ? ids.filter((other) => other !== one) : [...ids, one]);
  };
  return (
    <Card>
      <TableContainer sx={{ opacity: isStale ? 0.6 : 1 }} aria-busy={rows === undefined || isStale}>
        {!rows && (
          <Box component="output" sx={visuallyHidden}>
            {t('action.loading')}
          </Box>
        )}
        <ResourceTableContext.Provider value={settings}>
          <DataTable<RaRecord>
            aria-label={label}
            size="medium"
            data={rows ? [...rows] : waiting}
            total={rows?.length ?? 1}
            isPending={false}
            sort={sort}
            {...(storeKey ? { storeKey } : {})}
            {...(onSort ? { setSort: onSort } : {})}
            {...(onRow ? { rowClick: (_id, _resource, row) => (onRow(row as Row), false) } : {})}
            selectedIds={selection ? [...selection.ids] : []}
            onSelect={(ids) => selection?.onChange(ids.map(Number))}
            onToggleItem={toggle}
            // Ours stands above the table.
            bulkActionsToolbar={false}
            bulkActionButtons={Boolean(selection)}
            head={ResourceTableHead}
            body={rows ? ResourceTableBody : ResourceTableSkeleton}
            {...(isEven ? { sx: { '& .RaDataTable-table': { tableLayout: 'fixed' } } } : {})}
          >
            {columns.map((column) => (
              <ResourceTableColumn key={column.source} {...(column as TableColumn<RaRecord>)} />
            ))}
          </DataTable>
        </ResourceTableContext.Provider>
      </TableContainer>
      {paging && <TablePager {...paging} />}
    </Card>
  );
};

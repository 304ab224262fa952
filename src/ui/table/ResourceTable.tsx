import { Box, Card, TableContainer } from '@mui/material';
import { useEvent, useStore, useTranslate, type Identifier, type RaRecord } from 'ra-core';
import { useMemo, type ReactNode } from 'react';
import { DataTable } from 'react-admin';
import { visuallyHidden } from '../layout/visuallyHidden';
import { ResourceTableBody, ResourceTableSkeleton } from './ResourceTableBody';
import { ResourceTableColumn } from './ResourceTableColumn';
import { ResourceTableHead } from './ResourceTableHead';
import { bodyCells, type TableColumn, type TableSort, ResourceTableContext } from './tableColumn';
import { SharedTooltip } from '../layout/SharedTooltip';
import { TablePager, type TablePaging } from '../layout/TablePager';

/** Checkboxes before the rows; `ids` may name rows of other pages too. A `rowLabel` that stays the same keeps rows from rendering again. */
interface TableSelection<Row> {
  ids: readonly number[];
  onChange: (ids: number[]) => void;
  allLabel: string;
  rowLabel: (row: Row) => string;
}

interface ResourceTableProps<Row extends RaRecord> {
  label: string;
  /** The same array again renders no row again. */
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
const noneHidden: string[] = [];
const noIds: number[] = [];
const noLabel = () => '';
const evenCells = { ...bodyCells, '& .RaDataTable-table': { tableLayout: 'fixed' } };

/**
 * The one table of the portal (spec 2 §2.9): react-admin's DataTable, with what that lacks. Its heads are
 * named by their tooltips and its checkboxes all alike, selecting all knows no "some", a row opens without
 * router state, and for a second there is nothing at all: head, rows and skeleton are ours.
 */
export const ResourceTable = <Row extends RaRecord>(props: ResourceTableProps<Row>) => {
  const { label, columns, storeKey, rows, paging, sort = noSort, onSort, onRow, selection } = props;
  const { markedId = null, isStale = false, isEven = false, empty } = props;
  const t = useTranslate();
  const [hidden] = useStore<string[]>(storeKey ?? 'ui.table', noneHidden);
  const { ids = noIds, allLabel = '', rowLabel = noLabel } = selection ?? {};
  const skeletonRows = rows ? 0 : (paging?.perPage ?? 1);
  const settings = useMemo(
    () => ({ allLabel, rowLabel: (row: RaRecord) => rowLabel(row as Row), markedId, skeletonRows }),
    [allLabel, rowLabel, markedId, skeletonRows],
  );
  const data = useMemo(() => (rows ? [...rows] : waiting), [rows]);
  const selectedIds = useMemo(() => [...ids], [ids]);
  const children = useMemo(
    () =>
      columns
        .filter(({ source }) => !hidden.includes(source))
        .map((column) => <ResourceTableColumn key={column.source} {...(column as TableColumn<RaRecord>)} />),
    [columns, hidden],
  );
  const select = useEvent((next: Identifier[]) => selection?.onChange(next.map(Number)));
  const toggle = useEvent((id: Identifier) => {
    const one = Number(id);
    selection?.onChange(ids.includes(one) ? ids.filter((other) => other !== one) : [...ids, one]);
  });
  const open = useEvent((_id: Identifier, _resource: string, row: RaRecord) => {
    onRow?.(row as Row);
    return false;
  });
  if (rows?.length === 0) return <>{empty}</>;
  return (
    <Card>
      <TableContainer sx={{ opacity: isStale ? 0.6 : 1 }} aria-busy={rows === undefined || isStale}>
        {!rows && (
          <Box component="output" sx={visuallyHidden}>
            {t('action.loading')}
          </Box>
        )}
        <SharedTooltip>
          <ResourceTableContext.Provider value={settings}>
            <DataTable<RaRecord>
              aria-label={label}
              size="medium"
              data={data}
              total={data.length}
              isPending={false}
              sort={sort}
              {...(onSort ? { setSort: onSort } : {})}
              {...(onRow ? { rowClick: open as () => false } : {})}
              selectedIds={selectedIds}
              onSelect={select}
              onToggleItem={toggle}
              // Ours stands above the table.
              bulkActionsToolbar={false}
              bulkActionButtons={Boolean(selection)}
              head={ResourceTableHead}
              body={rows ? ResourceTableBody : ResourceTableSkeleton}
              sx={isEven ? evenCells : bodyCells}
            >
              {children}
            </DataTable>
          </ResourceTableContext.Provider>
        </SharedTooltip>
      </TableContainer>
      {paging && <TablePager {...paging} />}
    </Card>
  );
};

import { Card, TableContainer, useMediaQuery, type Theme } from '@mui/material';
import { useEvent, useStore, useTranslate, type Identifier, type RaRecord, type SortPayload } from 'ra-core';
import { useEffect, useMemo, useRef, type ReactNode, type RefObject } from 'react';
import { DataTable } from 'react-admin';
import { visuallyHidden } from '../page/visuallyHidden';
import { ResourceTableBody, ResourceTableSkeleton } from './ResourceTableBody';
import { ResourceTableHead } from './ResourceTableHead';
import { bodyCells, type TableColumn, ResourceTableContext } from './tableColumn';
import { useRowShortcuts, type RowShortcut } from './useRowShortcuts';
import { Pager, type Paging } from '../lists/Pager';

/** `ids` may include other pages; a stable `rowLabel` keeps rows from rerendering. */
interface TableSelection<Row> {
  ids: readonly number[];
  onChange: (ids: number[]) => void;
  allLabel: string;
  rowLabel: (row: Row) => string;
}

interface ResourceTableProps<Row extends RaRecord> {
  label: string;
  /** Keep the array stable, so that rows do not rerender. */
  columns: readonly TableColumn<Row>[];
  /** The only column of a narrow window: a row of two lines. */
  phoneColumn: TableColumn<Row>;
  storeKey?: string;
  rows: readonly Row[] | undefined;
  paging?: Paging;
  sort?: SortPayload;
  onSort?: (sort: SortPayload) => void;
  onRow?: (row: Row) => void;
  /** With j, k and x, of the row that has the focus. */
  shortcuts?: readonly RowShortcut<Row>[];
  selection?: TableSelection<Row>;
  /** Of a row that is new: it is scrolled to and focused once. */
  markedId?: number | null;
  isStale?: boolean;
  isEven?: boolean;
  empty: ReactNode;
}

/** react-admin hides a table without rows. */
const waiting: RaRecord[] = [{ id: '' }];
const noSort: SortPayload = { field: '', order: 'ASC' };
const noneHidden: string[] = [];
const noIds: number[] = [];
const noLabel = () => '';
const evenCells = { ...bodyCells, '& .RaDataTable-table': { tableLayout: 'fixed' } };

/** DataTable with its own head, rows and skeleton, for labelled checkboxes and an indeterminate select-all (spec 2 §2.9). */
export const ResourceTable = <Row extends RaRecord>(props: ResourceTableProps<Row>) => {
  const { label, columns, phoneColumn, storeKey, rows, paging, sort = noSort, onSort, onRow } = props;
  const { selection, shortcuts, markedId = null, isStale = false, isEven = false, empty } = props;
  const t = useTranslate();
  const [hidden] = useStore<string[]>(storeKey ?? 'ui.table', noneHidden);
  const { ids = noIds, allLabel = '', rowLabel = noLabel } = selection ?? {};
  const isPhone = useMediaQuery(({ breakpoints }: Theme) => breakpoints.down('sm'), { noSsr: true });
  const skeletonRows = rows ? 0 : (paging?.perPage ?? 1);
  const settings = useMemo(
    () => ({
      columns: (isPhone
        ? [phoneColumn]
        : columns.filter(({ source }) => !hidden.includes(source))) as TableColumn<RaRecord>[],
      allLabel,
      rowLabel: (row: RaRecord) => rowLabel(row as Row),
      markedId,
      skeletonRows,
    }),
    [columns, phoneColumn, isPhone, hidden, allLabel, rowLabel, markedId, skeletonRows],
  );
  const data = useMemo(() => (rows ? [...rows] : waiting), [rows]);
  const selectedIds = useMemo(() => [...ids], [ids]);
  const select = useEvent((next: Identifier[]) => selection?.onChange(next.map(Number)));
  const toggle = useEvent((id: Identifier) => {
    const one = Number(id);
    selection?.onChange(ids.includes(one) ? ids.filter((other) => other !== one) : [...ids, one]);
  });
  const open = useEvent((_id: Identifier, _resource: string, row: RaRecord) => {
    onRow?.(row as Row);
    return false;
  });
  const card = useRef<HTMLDivElement>(null);
  useRowShortcuts(card, { rows, shortcuts, toggle: selection && toggle });
  useRevealed(card, rows?.some(({ id }) => id === markedId) ? markedId : null);
  if (rows?.length === 0) return <>{empty}</>;
  return (
    <Card ref={card}>
      <TableContainer sx={{ opacity: isStale ? 0.6 : 1 }} aria-busy={rows === undefined || isStale}>
        {!rows && <output style={visuallyHidden}>{t('action.loading')}</output>}
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
            bulkActionsToolbar={false}
            bulkActionButtons={Boolean(selection)}
            head={ResourceTableHead}
            body={rows ? ResourceTableBody : ResourceTableSkeleton}
            sx={isEven ? evenCells : bodyCells}
          />
        </ResourceTableContext.Provider>
      </TableContainer>
      {paging && <Pager {...paging} />}
    </Card>
  );
};

const useRevealed = (card: RefObject<HTMLElement | null>, id: number | null) => {
  const revealedId = useRef<number | null>(null);
  useEffect(() => {
    if (id === null || id === revealedId.current) return undefined;
    // After the page's own effects, which scroll to its top and focus its heading.
    const frame = requestAnimationFrame(() => {
      revealedId.current = id;
      const row = card.current?.querySelector<HTMLElement>('.row.marked');
      row?.focus({ preventScroll: true });
      // jsdom has no scrollIntoView.
      row?.scrollIntoView?.({ block: 'center' });
    });
    return () => cancelAnimationFrame(frame);
  }, [card, id]);
};

import { Box, Card, TableContainer, useMediaQuery, type Theme } from '@mui/material';
import { useEvent, useStore, useTranslate, type Identifier, type SortPayload } from 'ra-core';
import { useEffect, useMemo, useRef, type ReactNode, type Ref, type RefObject } from 'react';
import { Pager, type PagerProps } from '../lists/Pager';
import { noScrollAnchor, type RowsHandle } from '../lists/virtualRows';
import { visuallyHidden } from '../styles';
import {
  SkeletonBody,
  TableBody,
  TableHead,
  VirtualBody,
  type TableRow,
  type TableSelection,
} from './TableParts';
import { columnStyles, plainStyles, tableStyles, type TableColumn } from './tableStyles';
import { useRowShortcuts, type RowShortcut } from './useRowShortcuts';

interface TableProps<Row extends TableRow> {
  label: string;
  /** Keep the array stable, so that rows do not rerender. */
  columns: readonly TableColumn<Row>[];
  /** The only column on phones: a row of two lines. */
  phoneColumn?: TableColumn<Row>;
  /** Key of the hidden columns in the store. */
  storeKey?: string;
  rows: readonly Row[] | undefined;
  pager?: PagerProps;
  sort?: SortPayload;
  onSort?: (sort: SortPayload) => void;
  onRowClick?: (row: Row) => void;
  /** Keys of the focused row, besides j, k and x. */
  shortcuts?: readonly RowShortcut<Row>[];
  selection?: TableSelection<Row>;
  /** Id of a new row to scroll to and focus once. */
  highlightedId?: Row['id'] | null;
  isStale?: boolean;
  isEven?: boolean;
  /** Small table without a card. */
  isPlain?: boolean;
  /** Virtualizes the rows, all of one height in px. */
  virtual?: { height: number; handle: Ref<RowsHandle> };
  empty?: ReactNode;
}

const noHiddenColumns: string[] = [];
const phoneQuery = ({ breakpoints }: Theme) => breakpoints.down('sm');

/**
 * Table for all lists. Rows provide react-admin's record context; its store keeps the hidden columns.
 * Replaces DataTable, which drops the head while loading, has unnamed checkboxes and a select-all that is never
 * indeterminate (spec 2 §2.9), selects ranges within one table only, and subscribes each cell to the store.
 */
export const Table = <Row extends TableRow>(props: TableProps<Row>) => {
  const { label, columns, phoneColumn, storeKey, rows, pager, sort, onSort, onRowClick, selection } = props;
  const { shortcuts, highlightedId = null, virtual, empty = null } = props;
  const { isStale = false, isEven = false, isPlain = false } = props;
  const t = useTranslate();
  const [hidden] = useStore<string[]>(storeKey ?? 'ui.table', noHiddenColumns);
  const isPhone = useMediaQuery(phoneQuery, { noSsr: true });
  const shown = useMemo(
    () => (isPhone && phoneColumn ? [phoneColumn] : columns.filter(({ source }) => !hidden.includes(source))),
    [columns, phoneColumn, isPhone, hidden],
  );
  const isVirtual = virtual !== undefined;
  const sx = useMemo(
    () => [
      tableStyles,
      isPlain && plainStyles,
      // A fixed layout ignores the least width of its cells.
      isEven &&
        ({ tableLayout: 'fixed', minWidth: 100 * shown.filter(({ hideAt }) => !hideAt).length } as const),
      isVirtual && noScrollAnchor,
      columnStyles(shown),
    ],
    [shown, isPlain, isEven, isVirtual],
  );
  const toggle = useEvent((id: Row['id'], isRange: boolean) => selection?.toggle(id, isRange));
  const open = useEvent((row: Row) => onRowClick?.(row));
  const card = useRef<HTMLDivElement>(null);
  useRowShortcuts(card, { rows, shortcuts, toggle: selection && toggle });
  useRevealRow(card, rows?.some(({ id }) => id === highlightedId) ? highlightedId : null);
  if (rows?.length === 0) return <>{empty}</>;
  const body = {
    rows: rows ?? [],
    columns: shown,
    highlightedId,
    selectedIds: selection?.ids ?? [],
    rowLabel: selection?.rowLabel,
    onToggle: toggle,
    onOpen: onRowClick && open,
  };
  const table = (
    <Box
      component="table"
      aria-label={label}
      {...(virtual && { 'aria-rowcount': body.rows.length + 1 })}
      sx={sx}
    >
      <TableHead columns={shown} rows={rows} selection={selection} sort={sort} onSort={onSort} />
      {!rows ? (
        <SkeletonBody count={pager?.perPage ?? 1} columns={shown} isSelectable={Boolean(selection)} />
      ) : virtual ? (
        <VirtualBody {...body} {...virtual} />
      ) : (
        <TableBody {...body} />
      )}
    </Box>
  );
  if (isPlain) return <TableContainer>{table}</TableContainer>;
  return (
    <Card ref={card}>
      <TableContainer sx={{ opacity: isStale ? 0.6 : 1 }} aria-busy={rows === undefined || isStale}>
        {!rows && <output style={visuallyHidden}>{t('action.loading')}</output>}
        {table}
      </TableContainer>
      {pager && <Pager {...pager} />}
    </Card>
  );
};

const useRevealRow = (card: RefObject<HTMLElement | null>, id: Identifier | null) => {
  const revealedId = useRef<Identifier | null>(null);
  useEffect(() => {
    if (id === null || id === revealedId.current) return undefined;
    // Runs after the page's effects, which scroll to the top and focus the heading.
    const frame = requestAnimationFrame(() => {
      revealedId.current = id;
      const row = card.current?.querySelector<HTMLElement>('tr[data-marked]');
      row?.focus({ preventScroll: true });
      row?.scrollIntoView({ block: 'center' });
    });
    return () => cancelAnimationFrame(frame);
  }, [card, id]);
};

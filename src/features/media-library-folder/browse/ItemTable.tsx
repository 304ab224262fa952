import { useMediaQuery, type Theme } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useCallback, useMemo, type Ref } from 'react';
import type { RowsHandle } from '../../../ui/lists/virtualRows';
import { oneLine } from '../../../ui/styles';
import { Table } from '../../../ui/table/Table';
import type { TableColumn } from '../../../ui/table/tableStyles';
import { formatMediaDate } from '../mediaFile';
import { useItemActions, useItemSelection } from './BrowserContext';
import type { Item } from './item';
import { ItemActions, ItemDetails, ItemLink, KindIcon, formatSize, NewMark } from './ItemParts';
import { mediaOrders, useLibraryView } from './libraryView';

export type TableContent = 'library' | 'folders' | 'files';

/** In px. */
export const rowHeight = 52;
const heights = { library: rowHeight, folders: 40, files: rowHeight };
/** Fits names of two lines, except of subfolders, and the date of a file. */
const narrowHeights = { library: 64, folders: 40, files: 96 };
const detailsHeight = 20;

interface ItemTableProps {
  items: readonly Item[];
  content: TableContent;
  isDetailed: boolean;
  label: string;
  handle: Ref<RowsHandle>;
}

export const ItemTable = ({ items, content, isDetailed, label, handle }: ItemTableProps) => {
  const t = useTranslate();
  const isNarrow = useMediaQuery(({ breakpoints }: Theme) => breakpoints.down('sm'), { noSsr: true });
  const { ids, toggle, setSelected } = useItemSelection();
  const { open } = useItemActions();
  const { sort, setSort } = useLibraryView('list');
  const height = (isNarrow ? narrowHeights : heights)[content] + (isDetailed ? detailsHeight : 0);
  const rowLabel = useCallback(({ name }: Item) => t('mediaLibraryFolder.act.select', { name }), [t]);
  return (
    <Table
      isEven
      label={label}
      columns={useItemColumns(content, isNarrow, isDetailed)}
      rows={items}
      sort={sort}
      onSort={({ field, order }) => {
        const sortField = mediaOrders.find((name) => name === field);
        if (sortField) setSort(sortField, order);
      }}
      onRowClick={open}
      selection={{
        ids,
        toggle,
        setSelected,
        allLabel: t(`mediaLibraryFolder.selection.${content === 'files' ? 'allFiles' : 'allFolders'}`),
        rowLabel,
      }}
      virtual={{ height, handle }}
    />
  );
};

const useItemColumns = (content: TableContent, isNarrow: boolean, isDetailed: boolean) => {
  const t = useTranslate();
  return useMemo((): TableColumn<Item>[] => {
    const text = (name: string) => t(`mediaLibraryFolder.${name}`);
    const formatDate = ({ date }: Item) =>
      formatMediaDate(date) || text(content === 'library' ? 'unknown' : 'unknownDate');
    const columns: (TableColumn<Item> | false)[] = [
      {
        source: 'name',
        label: text(`column.${content === 'files' ? 'fileName' : 'folderName'}`),
        sortBy: 'name',
        render: (item) => (
          <NameCell>
            <KindIcon item={item} />
            <div>
              <ItemLink item={item} shape={content === 'folders' ? 'line' : 'row'} />
              {content === 'files' && isNarrow && <small>{formatDate(item)}</small>}
              {isDetailed && (
                <small>
                  <ItemDetails item={item} />
                </small>
              )}
            </div>
            <NewMark item={item} />
          </NameCell>
        ),
        sx: nameCellStyle,
      },
      content === 'library' && {
        source: 'description',
        label: text('column.description'),
        hideAt: 959,
        render: (item) => (item.kind === 'folder' && item.folder.description) || text('notAvailable'),
        sx: factCellStyle,
      },
      content === 'files' && {
        source: 'size',
        label: text('sort.size'),
        sortBy: 'size',
        hideAt: 959,
        render: formatSize,
        sx: { ...factCellStyle, width: 110 },
      },
      content !== 'folders' &&
        !isNarrow && {
          source: 'date',
          label: text('column.date'),
          sortBy: 'date',
          render: formatDate,
          sx: { ...factCellStyle, width: 210 },
        },
      {
        source: 'actions',
        label: text('column.actions'),
        hasControls: true,
        render: (item) => <ItemActions item={item} />,
        sx: actionCellStyle,
      },
    ];
    return columns.filter((column) => column !== false);
  }, [t, content, isNarrow, isDetailed]);
};

const factCellStyle = {
  fontVariantNumeric: 'tabular-nums',
  '&:is(td)': { ...oneLine, color: 'text.secondary' },
} as const;

const actionCellStyle = {
  width: { xs: 100, sm: 136 },
  px: { xs: 2, sm: 4 },
  textAlign: 'end',
  '&:is(td)': { py: 0, paddingInlineStart: 0, paddingInlineEnd: { xs: 1, sm: 2 }, cursor: 'default' },
} as const;

const nameCellStyle = {
  '&:is(td)': {
    py: 0,
    paddingInlineStart: { xs: 2, sm: 3 },
    paddingInlineEnd: { xs: 1, sm: 3 },
  },
} as const;

const NameCell = styled('div')(({ theme: { breakpoints, typography, vars } }) => ({
  // Limits the link to its cell, because WebKit cannot position an overlay in a row.
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minWidth: 0,
  [breakpoints.down('sm')]: { gap: 8 },
  '& > div': { minWidth: 0, display: 'flex', flexDirection: 'column' },
  '& small': { ...typography.caption, color: vars.palette.text.secondary, textWrap: 'balance' },
}));

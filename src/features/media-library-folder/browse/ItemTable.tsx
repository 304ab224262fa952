import {
  Box,
  Checkbox,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  TableSortLabel,
  useMediaQuery,
  type Theme,
} from '@mui/material';
import { useTranslate } from 'ra-core';
import { useImperativeHandle, useRef, type ReactNode, type Ref } from 'react';
import { useItemSelection } from './BrowserContext';
import type { Item } from './item';
import { ItemRow, rowStyles, type TableContent } from './ItemRow';
import type { SectionHandle } from './useItemKeys';
import { useLibrarySort, type MediaOrder } from './libraryView';
import { noScrollAnchor, useVirtualRows } from './useVirtualRows';

export const rowHeight = 52;
/** In px: names take two lines there, and a file also shows its date. */
const narrowHeights = { library: 64, folders: 64, files: 96 };
const detailsHeight = 20;

interface ItemTableProps {
  items: readonly Item[];
  content: TableContent;
  isDetailed: boolean;
  label: string;
  handle: Ref<SectionHandle>;
}

export const ItemTable = ({ items, content, isDetailed, label, handle }: ItemTableProps) => {
  const selection = useItemSelection();
  const isNarrow = useMediaQuery(({ breakpoints }: Theme) => breakpoints.down('sm'), { noSsr: true });
  const height = (isNarrow ? narrowHeights[content] : rowHeight) + (isDetailed ? detailsHeight : 0);
  const frame = useRef<HTMLTableSectionElement>(null);
  const { shown, before, after, reveal } = useVirtualRows(items.length, height, frame);
  useImperativeHandle(handle, () => ({ columns: 1, reveal }), [reveal]);

  return (
    <Box
      sx={{
        border: 1,
        borderColor: 'divider',
        borderRadius: 1.5,
        overflow: 'clip',
        ...noScrollAnchor,
        bgcolor: 'background.paper',
      }}
    >
      <Table aria-label={label} aria-rowcount={items.length + 1} size="small" sx={{ tableLayout: 'fixed' }}>
        <ItemTableHead items={items} content={content} hasDate={content !== 'folders' && !isNarrow} />
        <TableBody ref={frame} sx={rowStyles}>
          <Spacer height={before} />
          {shown.map((index) => {
            const item = items[index];
            return (
              item && (
                <ItemRow
                  key={item.key}
                  item={item}
                  content={content}
                  isNarrow={isNarrow}
                  index={index}
                  height={height}
                  isDetailed={isDetailed}
                  isSelected={selection.has(item.key)}
                />
              )
            );
          })}
          <Spacer height={after} />
        </TableBody>
      </Table>
    </Box>
  );
};

const Spacer = ({ height }: { height: number }) => height > 0 && <tr aria-hidden style={{ height }} />;

interface ItemTableHeadProps extends Pick<ItemTableProps, 'items' | 'content'> {
  hasDate: boolean;
}

const ItemTableHead = ({ items, content, hasDate }: ItemTableHeadProps) => {
  const t = useTranslate();
  const selection = useItemSelection();
  const count = items.filter(({ key }) => selection.has(key)).length;
  const all = t(`mediaLibraryFolder.selection.${content === 'files' ? 'allFiles' : 'allFolders'}`);
  return (
    <TableHead>
      <TableRow sx={{ height: rowHeight }}>
        <TableCell sx={{ width: 48, p: 0, pl: 1 }}>
          <Checkbox
            size="small"
            checked={items.length > 0 && count === items.length}
            indeterminate={count > 0 && count < items.length}
            onChange={({ target }) => selection.setSelected(items, target.checked)}
            slotProps={{ input: { 'aria-label': all } }}
          />
        </TableCell>
        <SortCell by="name">
          {t(`mediaLibraryFolder.column.${content === 'files' ? 'fileName' : 'folderName'}`)}
        </SortCell>
        {content === 'library' && (
          <TableCell sx={{ display: { xs: 'none', md: 'table-cell' } }}>
            {t('mediaLibraryFolder.column.description')}
          </TableCell>
        )}
        {hasDate && (
          <SortCell by="date" sx={{ width: 210 }}>
            {t('mediaLibraryFolder.column.date')}
          </SortCell>
        )}
        <TableCell align="right" sx={{ width: { xs: 100, sm: 136 }, px: { xs: 2, sm: 4 } }}>
          {t('mediaLibraryFolder.column.actions')}
        </TableCell>
      </TableRow>
    </TableHead>
  );
};

interface SortCellProps {
  by: MediaOrder;
  sx?: object;
  children: ReactNode;
}

const SortCell = ({ by, sx = {}, children }: SortCellProps) => {
  const { sort, setSort } = useLibrarySort();
  const isActive = sort.by === by;
  const direction = isActive && sort.down ? 'desc' : 'asc';
  return (
    <TableCell sx={sx} {...(isActive ? { sortDirection: direction } : {})}>
      <TableSortLabel
        active={isActive}
        direction={direction}
        onClick={() => setSort(by, isActive && !sort.down)}
      >
        {children}
      </TableSortLabel>
    </TableCell>
  );
};

import { Checkbox, TableCell, TableHead, TableRow, TableSortLabel } from '@mui/material';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import type { MediaOrder } from './mediaOrder';
import { useSelected } from './BrowserContext';
import type { Item } from './item';
import { actionsCell, checkboxCell, dateCell, descriptionCell, rowHeight, type TableLook } from './tableLook';
import type { LibraryView } from './useLibraryView';

interface ItemTableHeadProps {
  items: readonly Item[];
  look: TableLook;
  hasDate: boolean;
  view: Pick<LibraryView, 'sort' | 'setSort'>;
}

/** The columns of the specification; what a column can be sorted by is sorted by its heading too. */
export const ItemTableHead = ({ items, look, hasDate, view }: ItemTableHeadProps) => {
  const t = useTranslate();
  const selection = useSelected();
  const count = items.reduce((sum, { key }) => sum + (selection.has(key) ? 1 : 0), 0);
  const all = t(`mediaLibraryFolder.selection.${look === 'files' ? 'allFiles' : 'allFolders'}`);
  return (
    <TableHead>
      <TableRow sx={{ height: rowHeight }}>
        <TableCell sx={checkboxCell}>
          <Checkbox
            size="small"
            checked={items.length > 0 && count === items.length}
            indeterminate={count > 0 && count < items.length}
            onChange={({ target }) => selection.put(items, target.checked)}
            slotProps={{ input: { 'aria-label': all } }}
          />
        </TableCell>
        <SortingCell by="name" view={view}>
          {t(`mediaLibraryFolder.column.${look === 'files' ? 'fileName' : 'folderName'}`)}
        </SortingCell>
        {look === 'library' && (
          <TableCell sx={descriptionCell}>{t('mediaLibraryFolder.column.description')}</TableCell>
        )}
        {hasDate && (
          <SortingCell by="date" view={view} sx={dateCell}>
            {t('mediaLibraryFolder.column.date')}
          </SortingCell>
        )}
        <TableCell align="right" sx={actionsCell}>
          {t('mediaLibraryFolder.column.actions')}
        </TableCell>
      </TableRow>
    </TableHead>
  );
};

interface SortingCellProps {
  by: MediaOrder;
  view: ItemTableHeadProps['view'];
  sx?: object;
  children: ReactNode;
}

const SortingCell = ({ by, view: { sort, setSort }, sx = {}, children }: SortingCellProps) => {
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

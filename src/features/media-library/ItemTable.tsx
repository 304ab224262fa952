import {
  Box,
  Checkbox,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  Typography,
  useMediaQuery,
  type Theme,
} from '@mui/material';
import { useTranslate } from 'ra-core';
import { memo, useImperativeHandle, type Ref } from 'react';
import { kindOf } from '../../model/mediaKind';
import { mediaDate } from '../../model/mediaDate';
import { useBrowser } from './BrowserContext';
import type { Item } from './item';
import { ItemActions } from './ItemActions';
import { ItemCheckbox } from './ItemCheckbox';
import { ItemDetails } from './ItemDetails';
import { ItemLink } from './ItemLink';
import { KindIcon } from './KindIcon';
import type { SectionHandle } from './sectionHandle';
import { keptPlace, useVirtualRows } from './useVirtualRows';

/** `library` and `folders` list folders, `files` files; the specification gives each its columns. */
export type TableLook = 'library' | 'folders' | 'files';

interface ItemTableProps {
  items: readonly Item[];
  look: TableLook;
  /** Says kind and size below the name. */
  isDetailed?: boolean;
  label: string;
  handle: Ref<SectionHandle>;
}

const rowHeight = 52;
/** Names take two lines where a line is short; below those of files stand the date and the details. */
const narrowHeights = { library: 64, folders: 64, files: 96 };
const detailsHeight = 20;
const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
/** Of the specified width, which the table's own padding would eat up. */
const checkboxCell = { width: 48, p: 0, pl: 1 };

/** Items as rows; however many there are, only those near the window are drawn. */
export const ItemTable = ({ items, look, isDetailed = false, label, handle }: ItemTableProps) => {
  const t = useTranslate();
  const { selection } = useBrowser();
  const isNarrow = useMediaQuery(({ breakpoints }: Theme) => breakpoints.down('sm'), { noSsr: true });
  const usual = isNarrow ? narrowHeights[look] : rowHeight;
  const height = usual + (isDetailed ? detailsHeight : 0);
  const { setFrame, shown, before, after, reveal } = useVirtualRows(items.length, height);
  useImperativeHandle(handle, () => ({ columns: 1, reveal }), [reveal]);
  const count = items.reduce((sum, { key }) => sum + (selection.has(key) ? 1 : 0), 0);
  // Where a line is short, the date of a file stands below its name.
  const hasDate = look !== 'folders' && !isNarrow;

  return (
    <Box
      sx={{
        border: 1,
        borderColor: 'divider',
        borderRadius: 1.5,
        overflow: 'clip',
        ...keptPlace,
        bgcolor: 'background.paper',
      }}
    >
      <Table aria-label={label} aria-rowcount={items.length + 1} size="small" sx={{ tableLayout: 'fixed' }}>
        <TableHead>
          <TableRow sx={{ height: rowHeight }}>
            <TableCell sx={checkboxCell}>
              <Checkbox
                size="small"
                checked={items.length > 0 && count === items.length}
                indeterminate={count > 0 && count < items.length}
                onChange={({ target }) => selection.put(items, target.checked)}
                slotProps={{
                  input: {
                    'aria-label': t(`mediaLibrary.selection.${look === 'files' ? 'allFiles' : 'allFolders'}`),
                  },
                }}
              />
            </TableCell>
            <TableCell>{t(`mediaLibrary.column.${look === 'files' ? 'fileName' : 'folderName'}`)}</TableCell>
            {look === 'library' && (
              <TableCell sx={{ display: { xs: 'none', md: 'table-cell' } }}>
                {t('mediaLibrary.column.description')}
              </TableCell>
            )}
            {hasDate && <TableCell sx={{ width: 210 }}>{t('mediaLibrary.column.date')}</TableCell>}
            <TableCell align="right" sx={{ width: { xs: 100, sm: 136 }, px: { xs: 2, sm: 4 } }}>
              {t('mediaLibrary.column.actions')}
            </TableCell>
          </TableRow>
        </TableHead>
        <TableBody ref={setFrame}>
          <Spacer height={before} />
          {shown.map((index) => {
            const item = items[index];
            return (
              item && (
                <ItemRow
                  key={item.key}
                  item={item}
                  look={look}
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

/** Stands for the rows that are not drawn. */
const Spacer = ({ height }: { height: number }) => height > 0 && <tr aria-hidden style={{ height }} />;

interface ItemRowProps {
  item: Item;
  look: TableLook;
  isNarrow: boolean;
  index: number;
  height: number;
  isDetailed: boolean;
  isSelected: boolean;
}

const ItemRow = memo((props: ItemRowProps) => {
  const { item, look, isNarrow, index, height, isDetailed, isSelected } = props;
  const t = useTranslate();
  const kind = item.kind === 'folder' ? 'folder' : kindOf(item.name);
  const created = item.kind === 'folder' ? item.folder.created_at : item.file.created_at;
  const date = mediaDate(created) || t(`mediaLibrary.${look === 'library' ? 'unknown' : 'unknownDate'}`);
  return (
    <TableRow hover selected={isSelected} aria-rowindex={index + 2} data-media-row={item.key} sx={{ height }}>
      <TableCell sx={checkboxCell}>
        <ItemCheckbox item={item} />
      </TableCell>
      <TableCell sx={{ py: 0, pl: { xs: 2, sm: 4 }, pr: { xs: 1, sm: 4 } }}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: { xs: 2, sm: 3 }, minWidth: 0 }}>
          <KindIcon kind={kind} />
          <Box sx={{ minWidth: 0, display: 'flex', flexDirection: 'column' }}>
            <ItemLink item={item}>{item.name}</ItemLink>
            {look === 'files' && isNarrow && (
              <Typography variant="caption" color="textSecondary">
                {date}
              </Typography>
            )}
            {isDetailed && (
              <Typography variant="caption" color="textSecondary" sx={oneLine}>
                <ItemDetails item={item} />
              </Typography>
            )}
          </Box>
        </Box>
      </TableCell>
      {look === 'library' && (
        <TableCell sx={{ ...oneLine, display: { xs: 'none', md: 'table-cell' }, color: 'text.secondary' }}>
          {(item.kind === 'folder' && item.folder.description) || t('mediaLibrary.notAvailable')}
        </TableCell>
      )}
      {look !== 'folders' && !isNarrow && (
        <TableCell sx={{ ...oneLine, color: 'text.secondary' }}>{date}</TableCell>
      )}
      <TableCell sx={{ py: 0, pl: 0, pr: { xs: 1, sm: 2 } }}>
        <ItemActions item={item} />
      </TableCell>
    </TableRow>
  );
});

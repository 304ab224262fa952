import { Box, TableCell, TableRow, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { memo } from 'react';
import { mediaDate } from '../../model/mediaDate';
import { kindOf } from '../../model/mediaKind';
import type { Item } from './item';
import { ItemActions } from './ItemActions';
import { ItemCheckbox } from './ItemCheckbox';
import { ItemDetails } from './ItemDetails';
import { ItemLink } from './ItemLink';
import { KindIcon } from './KindIcon';
import { checkboxCell, descriptionCell, type TableLook } from './tableLook';

const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

interface ItemRowProps {
  item: Item;
  look: TableLook;
  /** Where a line is short, the date of a file stands below its name. */
  isNarrow: boolean;
  index: number;
  /** In px. */
  height: number;
  isDetailed: boolean;
  isSelected: boolean;
}

/** A folder or file as a row; all of it opens. */
export const ItemRow = memo((props: ItemRowProps) => {
  const { item, look, isNarrow, index, height, isDetailed, isSelected } = props;
  const t = useTranslate();
  const kind = item.kind === 'folder' ? 'folder' : kindOf(item.name);
  const created = item.kind === 'folder' ? item.folder.created_at : item.file.created_at;
  const date = mediaDate(created) || t(`mediaLibrary.${look === 'library' ? 'unknown' : 'unknownDate'}`);
  return (
    <TableRow
      hover
      selected={isSelected}
      aria-rowindex={index + 2}
      data-media-row={item.key}
      sx={{ height, position: 'relative' }}
    >
      <TableCell sx={checkboxCell}>
        <Box sx={{ position: 'relative', zIndex: 1, display: 'inline-flex' }}>
          <ItemCheckbox item={item} />
        </Box>
      </TableCell>
      <TableCell sx={{ py: 0, pl: { xs: 2, sm: 4 }, pr: { xs: 1, sm: 4 } }}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: { xs: 2, sm: 3 }, minWidth: 0 }}>
          <KindIcon kind={kind} />
          <Box sx={{ minWidth: 0, display: 'flex', flexDirection: 'column' }}>
            <ItemLink item={item} look="row" />
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
        <TableCell sx={{ ...oneLine, ...descriptionCell, color: 'text.secondary' }}>
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

import { TableRow } from '@mui/material';
import { useTranslate } from 'ra-core';
import { memo } from 'react';
import { mediaDate } from '../mediaDate';
import { kindOf } from '../mediaFile';
import type { Item } from './item';
import { ItemActions } from './ItemActions';
import { ItemCheckbox } from './ItemCheckbox';
import { ItemDetails } from './ItemDetails';
import { ItemLink } from './ItemParts';
import { KindIcon } from './KindIcon';
import type { TableLook } from './tableLook';

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

/**
 * A folder or file as a row; all of it opens. Many of them come and go while one scrolls: the table has
 * their styles (`rowStyles`), and they are made of plain cells.
 */
export const ItemRow = memo((props: ItemRowProps) => {
  const { item, look, isNarrow, index, height, isDetailed, isSelected } = props;
  const t = useTranslate();
  const kind = item.kind === 'folder' ? 'folder' : kindOf(item.name);
  const created = item.kind === 'folder' ? item.folder.created_at : item.file.created_at;
  const date =
    mediaDate(created) || t(`mediaLibraryFolder.${look === 'library' ? 'unknown' : 'unknownDate'}`);
  return (
    <TableRow
      hover
      selected={isSelected}
      aria-rowindex={index + 2}
      data-media-row={item.key}
      style={{ height }}
    >
      <td className="select">
        <ItemCheckbox item={item} />
      </td>
      <td className="name">
        <div>
          <KindIcon kind={kind} />
          <div>
            <ItemLink item={item} look="row" />
            {look === 'files' && isNarrow && <small>{date}</small>}
            {isDetailed && (
              <small>
                <ItemDetails item={item} />
              </small>
            )}
          </div>
        </div>
      </td>
      {look === 'library' && (
        <td className="description">
          {(item.kind === 'folder' && item.folder.description) || t('mediaLibraryFolder.notAvailable')}
        </td>
      )}
      {look !== 'folders' && !isNarrow && <td className="date">{date}</td>}
      <td className="actions">
        <ItemActions item={item} />
      </td>
    </TableRow>
  );
});

import { useTranslate } from 'ra-core';
import { memo } from 'react';
import { iconButtons, rowColours } from '../../../ui/lists/rowStyles';
import { isRowClick } from '../../../ui/table/isRowClick';
import { mediaDate } from '../mediaFile';
import { useItemActions } from './BrowserContext';
import type { Item } from './item';
import { ItemActions } from './ItemActions';
import { focusRing, ItemCheckbox, ItemDetails, itemLink, ItemLink, KindIcon } from './ItemParts';
import { oneLine } from '../../../ui/page/lines';
import { rowCheckboxes } from '../../../ui/inputs/RowCheckbox';
import { sortLabels } from '../../../ui/table/SortLabel';
import { noScrollAnchor } from './useVirtualRows';

export type TableContent = 'library' | 'folders' | 'files';

interface ItemRowProps {
  item: Item;
  content: TableContent;
  isNarrow: boolean;
  index: number;
  height: number;
  isDetailed: boolean;
  isSelected: boolean;
}

/** Plain cells styled by the table: MUI cells make scrolling a long list slow. */
export const ItemRow = memo((props: ItemRowProps) => {
  const { item, content, isNarrow, index, height, isDetailed, isSelected } = props;
  const t = useTranslate();
  const { open } = useItemActions();
  const created = item.kind === 'folder' ? item.folder.created_at : item.file.created_at;
  const date =
    mediaDate(created) || t(`mediaLibraryFolder.${content === 'library' ? 'unknown' : 'unknownDate'}`);
  return (
    <tr
      className={isSelected ? 'row selected' : 'row'}
      aria-rowindex={index + 2}
      data-media-row={item.key}
      style={{ height }}
      onClick={(event) => isRowClick(event) && open(item)}
    >
      <td className="select" data-controls>
        <ItemCheckbox item={item} />
      </td>
      <td className="name">
        <div>
          <KindIcon item={item} />
          <div>
            <ItemLink item={item} />
            {content === 'files' && isNarrow && <small>{date}</small>}
            {isDetailed && (
              <small>
                <ItemDetails item={item} />
              </small>
            )}
          </div>
        </div>
      </td>
      {content === 'library' && (
        <td className="description">
          {(item.kind === 'folder' && item.folder.description) || t('mediaLibraryFolder.notAvailable')}
        </td>
      )}
      {content !== 'folders' && !isNarrow && <td className="date">{date}</td>}
      <td className="actions" data-controls>
        <ItemActions item={item} />
      </td>
    </tr>
  );
});

/** In px. */
export const rowHeight = 52;

export const tableStyles = {
  ...rowColours,
  ...iconButtons,
  ...rowCheckboxes,
  ...sortLabels,
  ...noScrollAnchor,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1.5,
  overflow: 'clip',
  bgcolor: 'background.paper',
  // The border of the last row would double that of the table.
  '& > table': { tableLayout: 'fixed', mb: '-1px' },
  '& .row': { cursor: 'pointer' },
  '& thead > tr': { height: rowHeight },
  '& th, & td': { px: 4, typography: 'body2' },
  '& th': {
    py: '6px',
    fontWeight: 500,
    lineHeight: '1.5rem',
    textAlign: 'start',
    borderBottom: '1px solid',
    borderBottomColor: 'TableCell.border',
  },
  '& td': { borderBottom: 1, borderColor: 'divider', color: 'text.secondary' },
  '& th.select': { width: 48 },
  '& th.date': { width: 210 },
  '& th.actions': { width: { xs: 100, sm: 136 }, px: { xs: 2, sm: 4 }, textAlign: 'end' },
  '& .select': { p: 0, paddingInlineStart: 1 },
  '& td.name': {
    py: 0,
    paddingInlineStart: { xs: 2, sm: 4 },
    paddingInlineEnd: { xs: 1, sm: 4 },
    color: 'text.primary',
  },
  // The link covers its cell alone: WebKit gives a row no box that an overlay could fill.
  '& td.name > div': {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: { xs: 2, sm: 3 },
    minWidth: 0,
  },
  '& td.name > div > div': { minWidth: 0, display: 'flex', flexDirection: 'column' },
  '& td.name small': { typography: 'caption', color: 'text.secondary' },
  '& td.date': oneLine,
  '& .description': { display: { xs: 'none', md: 'table-cell' } },
  '& td.description': oneLine,
  '& td.actions': { py: 0, paddingInlineStart: 0, paddingInlineEnd: { xs: 1, sm: 2 } },
  '& .item-actions': { display: 'flex', justifyContent: 'flex-end' },
  '& .item-link': {
    ...itemLink,
    WebkitLineClamp: '2',
    WebkitBoxOrient: 'vertical',
    overflowWrap: 'anywhere',
    display: { xs: '-webkit-box', sm: 'inline' },
    whiteSpace: { sm: 'nowrap' },
    '&:focus-visible': { ...focusRing, outlineOffset: 2, borderRadius: 0.5 },
  },
  '& :is(td.select, td.actions)': { cursor: 'default' },
} as const;

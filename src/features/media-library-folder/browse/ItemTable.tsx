import { Box, Table, TableHead, useMediaQuery, type Theme } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useImperativeHandle, useRef, type ReactNode, type Ref } from 'react';
import { RowCheckbox } from '../../../ui/inputs/RowCheckbox';
import { SortLabel } from '../../../ui/table/SortLabel';
import { useItemSelection } from './BrowserContext';
import type { Item } from './item';
import { ItemRow, rowHeight, tableStyles, type TableContent } from './ItemRow';
import type { SectionHandle } from './useItemKeys';
import { useLibraryView, type MediaOrder } from './libraryView';
import { useVirtualRows } from './useVirtualRows';

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

export const ItemTable = ({ label, ...props }: ItemTableProps) => {
  const { items, content } = props;
  const isNarrow = useMediaQuery(({ breakpoints }: Theme) => breakpoints.down('sm'), { noSsr: true });
  return (
    <Box sx={tableStyles}>
      <Table aria-label={label} aria-rowcount={items.length + 1}>
        <ItemTableHead items={items} content={content} hasDate={content !== 'folders' && !isNarrow} />
        <ItemTableBody {...props} isNarrow={isNarrow} />
      </Table>
    </Box>
  );
};

interface ItemTableBodyProps extends Omit<ItemTableProps, 'label'> {
  isNarrow: boolean;
}

/** The only part that renders while the page scrolls. */
const ItemTableBody = ({ items, content, isNarrow, isDetailed, handle }: ItemTableBodyProps) => {
  const selection = useItemSelection();
  const height = (isNarrow ? narrowHeights[content] : rowHeight) + (isDetailed ? detailsHeight : 0);
  const frame = useRef<HTMLTableSectionElement>(null);
  const { shown, before, after, reveal } = useVirtualRows({ count: items.length, height }, frame);
  useImperativeHandle(handle, () => ({ columns: 1, reveal }), [reveal]);
  return (
    <tbody ref={frame}>
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
    </tbody>
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
  const isAll = items.length > 0 && count === items.length;
  return (
    <TableHead>
      <tr>
        <th className="select">
          <RowCheckbox
            checked={isAll}
            indeterminate={count > 0 && !isAll}
            onChange={({ target }) => selection.setSelected(items, target.checked)}
            aria-label={t(`mediaLibraryFolder.selection.${content === 'files' ? 'allFiles' : 'allFolders'}`)}
          />
        </th>
        <SortCell by="name">
          {t(`mediaLibraryFolder.column.${content === 'files' ? 'fileName' : 'folderName'}`)}
        </SortCell>
        {content === 'library' && (
          <th scope="col" className="description">
            {t('mediaLibraryFolder.column.description')}
          </th>
        )}
        {hasDate && (
          <SortCell by="date" className="date">
            {t('mediaLibraryFolder.column.date')}
          </SortCell>
        )}
        <th scope="col" className="actions">
          {t('mediaLibraryFolder.column.actions')}
        </th>
      </tr>
    </TableHead>
  );
};

interface SortCellProps {
  by: MediaOrder;
  className?: string;
  children: ReactNode;
}

const SortCell = ({ by, className, children }: SortCellProps) => {
  const { sort, toggleSort } = useLibraryView('list');
  const isActive = sort.field === by;
  const isDescending = sort.order === 'DESC';
  return (
    <th
      scope="col"
      className={className}
      {...(isActive ? { 'aria-sort': isDescending ? 'descending' : 'ascending' } : {})}
    >
      <SortLabel onClick={() => toggleSort(by)}>{children}</SortLabel>
    </th>
  );
};

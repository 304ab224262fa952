import { Box, Table, TableBody, useMediaQuery, type Theme } from '@mui/material';
import { useImperativeHandle, type Ref } from 'react';
import { useSelected } from './BrowserContext';
import type { Item } from './item';
import { ItemRow } from './ItemRow';
import { ItemTableHead } from './ItemTableHead';
import type { SectionHandle } from './sectionHandle';
import { rowHeight, rowStyles, type TableLook } from './tableLook';
import type { LibraryView } from './useLibraryView';
import { keptPlace, useVirtualRows } from './useVirtualRows';

interface ItemTableProps {
  items: readonly Item[];
  look: TableLook;
  view: LibraryView;
  /** Says kind and size below the name. */
  isDetailed?: boolean;
  label: string;
  handle: Ref<SectionHandle>;
}

/** Names take two lines where a line is short; below those of files stand the date and the details. */
const narrowHeights = { library: 64, folders: 64, files: 96 };
const detailsHeight = 20;

/** Items as rows; however many there are, only those near the window are rendered. */
export const ItemTable = ({ items, look, view, isDetailed = false, label, handle }: ItemTableProps) => {
  const selection = useSelected();
  const isNarrow = useMediaQuery(({ breakpoints }: Theme) => breakpoints.down('sm'), { noSsr: true });
  const usual = isNarrow ? narrowHeights[look] : rowHeight;
  const height = usual + (isDetailed ? detailsHeight : 0);
  const { setFrame, shown, before, after, reveal } = useVirtualRows(items.length, height);
  useImperativeHandle(handle, () => ({ columns: 1, reveal }), [reveal]);

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
        <ItemTableHead items={items} look={look} hasDate={look !== 'folders' && !isNarrow} view={view} />
        <TableBody ref={setFrame} sx={rowStyles}>
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

/** Stands for the rows that are not rendered. */
const Spacer = ({ height }: { height: number }) => height > 0 && <tr aria-hidden style={{ height }} />;

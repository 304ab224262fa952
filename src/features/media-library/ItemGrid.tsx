import { Box } from '@mui/material';
import { useImperativeHandle, useRef, type Ref } from 'react';
import type { Item } from './item';
import { cardHeights, ItemCard } from './ItemCard';
import type { SectionHandle } from './sectionHandle';
import { useVirtualRows } from './useVirtualRows';
import { useWidth } from './useWidth';

interface ItemGridProps {
  items: readonly Item[];
  label: string;
  handle: Ref<SectionHandle>;
}

/** In px. */
const gap = 12;
const least = 220;

/** Items as cards; only the rows of cards near the window are drawn. */
export const ItemGrid = ({ items, label, handle }: ItemGridProps) => {
  const outer = useRef<HTMLDivElement>(null);
  const columns = Math.max(1, Math.floor((useWidth(outer) + gap) / (least + gap)));
  const height = cardHeights[items[0]?.kind ?? 'file'];
  const { frame, shown, before, after, reveal } = useVirtualRows(
    Math.ceil(items.length / columns),
    height + gap,
  );
  useImperativeHandle(
    handle,
    () => ({ columns, reveal: (index: number) => reveal(Math.floor(index / columns)) }),
    [columns, reveal],
  );
  return (
    <Box ref={outer}>
      <Box ref={frame} role="list" aria-label={label}>
        <Box role="presentation" style={{ height: before }} />
        {shown.map((row) => (
          <Box
            key={row}
            role="presentation"
            style={{
              display: 'grid',
              gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
              gap,
              height,
              marginBottom: gap,
            }}
          >
            {items.slice(row * columns, (row + 1) * columns).map((item, column) => (
              <ItemCard key={item.key} item={item} place={row * columns + column + 1} count={items.length} />
            ))}
          </Box>
        ))}
        <Box role="presentation" style={{ height: after }} />
      </Box>
    </Box>
  );
};

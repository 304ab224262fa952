import { Box } from '@mui/material';
import { useImperativeHandle, useRef, useState, type Ref } from 'react';
import { useMeasured } from '../../../ui/lists/useMeasured';
import type { Item } from './item';
import { cardHeights, cardStyles, detailsHeight, ItemCard } from './ItemCard';
import { noScrollAnchor, useVirtualRows, type RowsHandle } from '../../../ui/lists/virtualRows';

interface ItemGridProps {
  items: readonly Item[];
  isDetailed: boolean;
  label: string;
  handle: Ref<RowsHandle>;
}

/** In px. */
const gap = 12;
const minWidth = 220;

const widthOf = (element: HTMLElement) => element.clientWidth;

export const ItemGrid = ({ items, isDetailed, label, handle }: ItemGridProps) => {
  const [outer, setOuter] = useState<HTMLElement | null>(null);
  const columns = Math.max(1, Math.floor((useMeasured(outer, widthOf) + gap) / (minWidth + gap)));
  const height = cardHeights[items[0]?.kind ?? 'file'] + (isDetailed ? detailsHeight : 0);
  const frame = useRef<HTMLUListElement>(null);
  const { shown, before, after, reveal } = useVirtualRows(
    { count: Math.ceil(items.length / columns), height: height + gap },
    frame,
  );
  useImperativeHandle(
    handle,
    () => ({ columns, reveal: (index: number) => reveal(Math.floor(index / columns)) }),
    [columns, reveal],
  );
  const first = (shown[0] ?? 0) * columns;
  const visible = items.slice(first, ((shown.at(-1) ?? -1) + 1) * columns);
  return (
    <div ref={setOuter}>
      <Box
        component="ul"
        ref={frame}
        aria-label={label}
        sx={cardStyles}
        style={{
          display: 'grid',
          gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
          gridAutoRows: height,
          gap,
          listStyle: 'none',
          ...noScrollAnchor,
          margin: 0,
          padding: `${before}px 0 ${after}px`,
        }}
      >
        {visible.map((item, at) => (
          <ItemCard
            key={item.id}
            item={item}
            position={first + at + 1}
            count={items.length}
            isDetailed={isDetailed}
          />
        ))}
      </Box>
    </div>
  );
};

import { Box, useMediaQuery } from '@mui/material';
import { memo, type Ref, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react';
import type { SxProps, Theme } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import type { FileItem, Item } from './item';
import { noScrollAnchor, type RowsHandle, useVirtualRows } from '../../../ui/lists/virtualRows';
import { toDownloadUrl, getMediaKind, formatMediaDate } from '../mediaFile';
import { useItemSelection } from './BrowserContext';
import {
  ItemActions,
  focusRing,
  ItemDetails,
  itemLinkStyle,
  ItemLink,
  ItemMenu,
  KindIcon,
} from './ItemParts';
import { RowCheckbox } from '../../../ui/inputs/RowCheckbox';
import { oneLine } from '../../../ui/styles';

interface ItemGridProps {
  items: readonly Item[];
  isDetailed: boolean;
  label: string;
  handle: Ref<RowsHandle>;
}

/** In px. */
const gap = 12;
const minWidth = 220;

export const ItemGrid = ({ items, isDetailed, label, handle }: ItemGridProps) => {
  const [wrapper, setWrapper] = useState<HTMLElement | null>(null);
  const columns = Math.max(1, Math.floor((useWidth(wrapper) + gap) / (minWidth + gap)));
  const isTouch = useMediaQuery('(hover: none)', { noSsr: true });
  const height = cardHeights[items[0]?.kind ?? 'file'];
  const listRef = useRef<HTMLUListElement>(null);
  const { visibleIndexes, before, after, reveal } = useVirtualRows(
    { count: Math.ceil(items.length / columns), height: height + gap },
    listRef,
  );
  useImperativeHandle(
    handle,
    () => ({ columns, reveal: (index: number) => reveal(Math.floor(index / columns)) }),
    [columns, reveal],
  );
  const first = (visibleIndexes[0] ?? 0) * columns;
  const visible = items.slice(first, ((visibleIndexes.at(-1) ?? -1) + 1) * columns);
  return (
    <div ref={setWrapper}>
      <Box
        component="ul"
        ref={listRef}
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
            isTouch={isTouch}
          />
        ))}
      </Box>
    </div>
  );
};

/** In px. Fixed, so that a virtual grid need not measure its cards. */
export const cardHeights = { folder: 108, file: 208 };

interface ItemCardProps {
  item: Item;
  position: number;
  count: number;
  isDetailed: boolean;
  isTouch: boolean;
}

/** Plain elements styled by the grid: MUI components make opening and scrolling a folder slow. */
const ItemCard = memo(({ item, position, count, isDetailed, isTouch }: ItemCardProps) => {
  const t = useTranslate();
  const selection = useItemSelection();
  return (
    <li
      className={selection.has(item.id) ? 'selected' : undefined}
      aria-posinset={position}
      aria-setsize={count}
    >
      {item.kind === 'file' && <Thumbnail item={item} />}
      <div className="head">
        <KindIcon item={item} />
        <div>
          <ItemLink item={item} />
          <small>
            {item.kind === 'folder'
              ? t('mediaLibraryFolder.openFolder')
              : formatMediaDate(item.file.created_at) || t('mediaLibraryFolder.unknownDate')}
          </small>
        </div>
      </div>
      <RowCheckbox
        aria-label={t('mediaLibraryFolder.act.select', { name: item.name })}
        checked={selection.has(item.id)}
        // Only the click event has the Shift key.
        onChange={() => undefined}
        onClick={({ shiftKey }) => selection.toggle(item.id, shiftKey)}
      />
      <div className="foot">
        <small>
          {item.kind === 'folder' ? (
            formatMediaDate(item.folder.created_at)
          ) : (
            <ItemDetails item={item} isShort={!isDetailed} />
          )}
        </small>
        {isTouch ? <ItemMenu item={item} /> : <ItemActions item={item} />}
      </div>
    </li>
  );
});

const Thumbnail = ({ item }: { item: FileItem }) => {
  const address = toDownloadUrl(item.file.file_url);
  return (
    <div className="thumbnail">
      {getMediaKind(item.name) === 'image' && address ? (
        <img src={address} alt="" loading="lazy" decoding="async" />
      ) : (
        <div aria-hidden>
          <KindIcon item={item} fontSize="large" />
        </div>
      )}
    </div>
  );
};

const cardStyles: SxProps<Theme> = {
  '& li': {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    height: '100%',
    overflow: 'hidden',
    border: 1,
    borderColor: 'divider',
    borderRadius: 1.5,
    bgcolor: 'background.paper',
    transition: 'border-color 150ms',
    '&:hover, &.selected': { borderColor: 'primary.main' },
  },
  '& .thumbnail': {
    display: 'grid',
    placeItems: 'center',
    height: 100,
    flexShrink: 0,
    bgcolor: 'action.hover',
    borderBottom: 1,
    borderColor: 'divider',
    '& > img': { width: '100%', height: 100, objectFit: 'cover' },
    '& > div': { opacity: 0.7 },
  },
  '& .head': { display: 'flex', alignItems: 'center', gap: 3, px: 4, pt: 3, minWidth: 0 },
  '& .head > div': { minWidth: 0, flex: 1, display: 'flex', flexDirection: 'column' },
  '& small': { ...oneLine, typography: 'caption', color: 'text.secondary' },
  '& .head a': {
    ...itemLinkStyle,
    ...oneLine,
    '&:focus-visible': { outline: 'none', '&::after': focusRing },
  },
  // Overlays the details with the actions.
  '& .foot': { display: 'grid', alignItems: 'center', minHeight: 40, mt: 'auto', paddingInline: '16px 8px' },
  '& .foot > *': { gridArea: '1 / 1' },
  '& .foot > div': { display: 'flex', justifySelf: 'end' },
  '& .row-checkbox': { position: 'absolute', top: 4, insetInlineEnd: 4, bgcolor: 'background.paper' },
  '& .head:first-of-type': { paddingInlineEnd: 11 },
  // The link's ::after covers the whole card.
  '& .foot > div, & .row-checkbox': { zIndex: 1 },
  '@media (hover: hover)': {
    '& li:not(:hover, :focus-within) .foot > div, & li:is(:hover, :focus-within) .foot > small': {
      opacity: 0,
    },
    '&:not(:has(.selected)) li:not(:hover, :focus-within) .row-checkbox': { opacity: 0 },
  },
};

/** Measures the width in px only when it changes, because measuring in each render would force a layout. */
const useWidth = (element: HTMLElement | null): number => {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    // jsdom has no ResizeObserver.
    if (!element || typeof ResizeObserver === 'undefined') return undefined;
    const update = () => setWidth(element.clientWidth);
    update();
    const observer = new ResizeObserver(update);
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return width;
};

import { memo, type Ref, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import type { FileItem, Item } from './item';
import { noScrollAnchor, type RowsHandle, useVirtualRows } from '../../../ui/lists/virtualRows';
import { toDownloadUrl, getMediaKind, formatMediaDate } from '../mediaFile';
import { useItemSelection } from './BrowserContext';
import { ItemActions, ItemDetails, ItemLink, KindIcon, NewMark } from './ItemParts';
import { RowCheckbox } from '../../../ui/inputs/RowCheckbox';
import { classNames, oneLine } from '../../../ui/styles';

interface ItemGridProps {
  items: readonly Item[];
  /** Shows each folder in one line, above or beside files. */
  isDense: boolean;
  isDetailed: boolean;
  label: string;
  handle: Ref<RowsHandle>;
}

/** In px. */
const gap = 12;
const minWidth = 220;

export const ItemGrid = ({ items, isDense, isDetailed, label, handle }: ItemGridProps) => {
  const [wrapper, setWrapper] = useState<HTMLElement | null>(null);
  const columns = Math.max(1, Math.floor((useWidth(wrapper) + gap) / (minWidth + gap)));
  const height = cardHeights[isDense ? 'dense' : (items[0]?.kind ?? 'file')];
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
      <ul
        ref={listRef}
        aria-label={label}
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
            isDense={isDense}
            isDetailed={isDetailed}
          />
        ))}
      </ul>
    </div>
  );
};

/** In px. Fixed, so that a virtual grid need not measure its cards. */
export const cardHeights = { dense: 52, folder: 108, file: 208 };

interface ItemCardProps {
  item: Item;
  position: number;
  count: number;
  isDense: boolean;
  isDetailed: boolean;
}

const ItemCard = memo(({ item, position, count, isDense, isDetailed }: ItemCardProps) => {
  const t = useTranslate();
  const selection = useItemSelection();
  return (
    <Card
      className={classNames(item.kind, isDense && 'dense', selection.has(item.id) && 'selected')}
      aria-posinset={position}
      aria-setsize={count}
    >
      {item.kind === 'file' && <Thumbnail item={item} />}
      <div className="head">
        <KindIcon item={item} />
        <div>
          <ItemLink item={item} shape="card" />
          {!isDense && (
            <small>
              {item.kind === 'folder'
                ? t('mediaLibraryFolder.openFolder')
                : formatMediaDate(item.date) || t('mediaLibraryFolder.unknownDate')}
            </small>
          )}
        </div>
        <NewMark item={item} />
      </div>
      <div className="check">
        <RowCheckbox
          aria-label={t('mediaLibraryFolder.act.select', { name: item.name })}
          checked={selection.has(item.id)}
          // Only the click event has the Shift key.
          onChange={() => undefined}
          onClick={({ shiftKey }) => selection.toggle(item.id, shiftKey)}
        />
      </div>
      <div className="foot">
        {!isDense && (
          <small>
            {item.kind === 'folder' ? (
              formatMediaDate(item.date)
            ) : (
              <ItemDetails item={item} isShort={!isDetailed} />
            )}
          </small>
        )}
        <ItemActions item={item} />
      </div>
    </Card>
  );
});

const Thumbnail = ({ item }: { item: FileItem }) => {
  const address = toDownloadUrl(item.file.file_url);
  return (
    <ThumbnailFrame>
      {getMediaKind(item.name) === 'image' && address ? (
        <img src={address} alt="" loading="lazy" decoding="async" />
      ) : (
        <div aria-hidden>
          <KindIcon item={item} fontSize="large" />
        </div>
      )}
    </ThumbnailFrame>
  );
};

const ThumbnailFrame = styled('div')(({ theme: { vars } }) => ({
  display: 'grid',
  placeItems: 'center',
  height: 100,
  flexShrink: 0,
  backgroundColor: vars.palette.action.hover,
  borderBottom: `1px solid ${vars.palette.divider}`,
  '& > img': { width: '100%', height: 100, objectFit: 'cover' },
  '& > div': { opacity: 0.7 },
}));

/** Styles the plain elements of a card, because MUI components make opening and scrolling a folder slow. */
const Card = styled('li')(({ theme: { typography, vars } }) => {
  const { divider, primary, background, text } = vars.palette;
  return {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    height: '100%',
    overflow: 'hidden',
    border: `1px solid ${divider}`,
    borderRadius: 12,
    backgroundColor: background.paper,
    transition: 'border-color 150ms',
    '&:hover, &.selected': { borderColor: primary.main },
    '& .head': { display: 'flex', alignItems: 'center', gap: 12, padding: '12px 16px 0', minWidth: 0 },
    '& .head > div': { minWidth: 0, flex: 1, display: 'flex', flexDirection: 'column' },
    '&.folder > .head': { paddingInlineEnd: 44 },
    '& small': { ...typography.caption, ...oneLine, color: text.secondary },
    // Overlays the details with the actions.
    '& .foot': {
      display: 'grid',
      alignItems: 'center',
      minHeight: 40,
      marginTop: 'auto',
      paddingInline: '16px 8px',
    },
    '& .foot > *': { gridArea: '1 / 1' },
    '& > .check': {
      position: 'absolute',
      top: 4,
      insetInlineEnd: 4,
      // Above the link, which covers the card.
      zIndex: 1,
      display: 'flex',
      borderRadius: '50%',
      backgroundColor: background.paper,
    },
    '&.dense > .head': { height: '100%', paddingTop: 0 },
    '&.dense > .check': { top: 6 },
    '&.dense > .foot': {
      position: 'absolute',
      insetBlock: 0,
      insetInlineEnd: 44,
      paddingInline: 0,
      backgroundColor: background.paper,
    },
    '@media (hover: hover)': {
      '&.dense:not(:hover, :focus-within) > .foot': { opacity: 0 },
      '&:is(:hover, :focus-within) .foot > small': { opacity: 0 },
      'ul:not(:has(.selected)) > &:not(:hover, :focus-within) > .check': { opacity: 0 },
    },
  };
});

/** Measures the width in px only when it changes, because measuring in each render would force a layout. */
const useWidth = (element: HTMLElement | null): number => {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    if (!element) return undefined;
    const update = () => setWidth(element.clientWidth);
    update();
    const observer = new ResizeObserver(update);
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return width;
};

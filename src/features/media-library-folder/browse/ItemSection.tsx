import { Box, Skeleton } from '@mui/material';
import { useTranslate } from 'ra-core';
import type { Ref } from 'react';
import { EmptyCard } from '../../../ui/layout/EmptyCard';
import { visuallyHidden } from '../../../ui/layout/visuallyHidden';
import type { Item } from './item';
import { cardHeights } from './ItemCard';
import { ItemGrid } from './ItemGrid';
import type { TableContent } from './ItemRow';
import { ItemTable, rowHeight } from './ItemTable';
import type { SectionHandle } from './useItemKeys';
import type { LibraryView, ViewMode } from './libraryView';

interface ItemSectionProps {
  items: readonly Item[];
  view: LibraryView;
  content: TableContent;
  label: string;
  isDetailed?: boolean;
  empty: { title: string; text: string };
  handle: Ref<SectionHandle>;
}

export const ItemSection = ({ view, content, isDetailed = false, empty, ...rest }: ItemSectionProps) => {
  if (rest.items.length === 0) return <EmptyCard {...empty} />;
  if (view.mode === 'grid') return <ItemGrid isDetailed={isDetailed} {...rest} />;
  return <ItemTable content={content} view={view} isDetailed={isDetailed} {...rest} />;
};

interface LibrarySkeletonProps {
  mode: ViewMode;
  isWholePage?: boolean;
}

export const LibrarySkeleton = ({ mode, isWholePage = false }: LibrarySkeletonProps) => {
  const t = useTranslate();
  return (
    <Box sx={{ minHeight: '50vh' }}>
      <Box component="output" sx={visuallyHidden}>
        {t('action.loading')}
      </Box>
      {isWholePage && (
        <>
          <Skeleton width={180} sx={{ typography: 'body2' }} />
          <Skeleton width={260} sx={{ typography: 'h1', mt: 2 }} />
          <Skeleton width={160} sx={{ typography: 'body1', mt: 1 }} />
          <Skeleton variant="rounded" height={40} sx={{ my: 6, maxWidth: { sm: 420 } }} />
        </>
      )}
      {mode === 'grid' ? (
        <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(220px, 1fr))', gap: 3 }}>
          {Array.from({ length: 8 }, (_, card) => (
            <Skeleton key={card} variant="rounded" height={cardHeights.folder} />
          ))}
        </Box>
      ) : (
        <Box sx={{ display: 'grid', gap: 0.25 }}>
          {Array.from({ length: 6 }, (_, row) => (
            <Skeleton key={row} variant="rounded" height={rowHeight} />
          ))}
        </Box>
      )}
    </Box>
  );
};

import { Box, Skeleton, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { EmptyCard } from '../../../ui/cards/EmptyCard';
import { visuallyHidden } from '../../../ui/styles';
import { cardHeights, ItemGrid } from './ItemGrid';
import { ItemTable, rowHeight, type TableContent } from './ItemTable';
import type { ViewMode } from './libraryView';
import type { ItemBrowserState } from './useItemBrowser';

interface ItemSectionProps {
  state: ItemBrowserState;
  content: TableContent;
  label: string;
  isDetailed?: boolean;
}

export const ItemSection = ({ state, content, label, isDetailed = false }: ItemSectionProps) => {
  const t = useTranslate();
  const { folders, files, search } = state.items;
  const items = content === 'files' ? files : folders;
  const handle = content === 'files' ? state.fileRows : state.folderRows;
  if (items.length === 0) {
    const texts = `mediaLibraryFolder.empty.${content}`;
    const title = t(`${texts}.title`);
    const text = t(`${texts}.${search ? 'match' : 'text'}`, { search });
    if (content !== 'folders') return <EmptyCard title={title} text={text} />;
    return (
      <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        <Box component="span" sx={{ fontWeight: 500, color: 'text.primary' }}>
          {title}
        </Box>
        {' · '}
        <span>{text}</span>
      </Typography>
    );
  }
  const props = { items, handle, label, isDetailed };
  return state.view.mode === 'grid' ? <ItemGrid {...props} /> : <ItemTable {...props} content={content} />;
};

interface LibrarySkeletonProps {
  mode: ViewMode;
  isWholePage?: boolean;
}

export const LibrarySkeleton = ({ mode, isWholePage = false }: LibrarySkeletonProps) => {
  const t = useTranslate();
  return (
    <Box sx={{ minHeight: '50vh' }}>
      <output style={visuallyHidden}>{t('action.loading')}</output>
      {isWholePage && (
        <>
          <Skeleton width={260} sx={{ typography: 'h1' }} />
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

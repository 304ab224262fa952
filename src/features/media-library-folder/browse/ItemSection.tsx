import CreateNewFolderOutlined from '@mui/icons-material/CreateNewFolderOutlined';
import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined';
import { Box, Button, Skeleton, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { EmptyCard } from '../../../ui/cards/EmptyCard';
import { useItemActions } from './BrowserContext';
import { cardHeights, ItemGrid } from './ItemGrid';
import { ItemTable, rowHeight, type TableContent } from './ItemTable';
import type { ViewMode } from './libraryView';
import type { ItemBrowserState } from './useItemBrowser';

interface ItemSectionProps {
  state: ItemBrowserState;
  content: TableContent;
  label: string;
  isDetailed?: boolean;
  action?: ReactNode;
}

export const ItemSection = ({ state, content, label, isDetailed = false, action }: ItemSectionProps) => {
  const { items: all, view, fileRows, folderRows } = state;
  const items = content === 'files' ? all.files : all.folders;
  if (items.length === 0) return <EmptySection state={state} content={content} label={label} />;
  const props = { items, handle: content === 'files' ? fileRows : folderRows, label, isDetailed };
  const list =
    view.mode === 'grid' ? (
      <ItemGrid {...props} isDense={content === 'folders'} />
    ) : (
      <ItemTable {...props} content={content} />
    );
  if (content === 'library') return list;
  return (
    <Box component="section" aria-label={label} sx={{ mb: 1 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 3, mb: 1, minHeight: 28 }}>
        <Typography variant="h2" sx={{ marginInlineEnd: 'auto' }}>
          {label}
        </Typography>
        {action}
      </Box>
      {list}
    </Box>
  );
};

/** One quiet line, or an invitation if the page has nothing else. */
const EmptySection = ({ state, content, label }: ItemSectionProps) => {
  const t = useTranslate();
  const { all, search } = state.items;
  const messageKey = `mediaLibraryFolder.empty.${content}`;
  const title = t(`${messageKey}.title`);
  const text = t(`${messageKey}.${search ? 'match' : 'text'}`, { search });
  if (content === 'library' || (content === 'files' && !search && all.length === 0))
    return (
      <EmptyCard title={title} text={text}>
        {!search && (
          <>
            <CreateButton type={content === 'files' ? 'upload' : 'newFolder'} />
            {content === 'files' && (
              <Typography
                variant="caption"
                component="p"
                color="textSecondary"
                sx={{ mt: 1, '@media (pointer: coarse)': { display: 'none' } }}
              >
                {t('mediaLibraryFolder.upload.orDrop')}
              </Typography>
            )}
          </>
        )}
      </EmptyCard>
    );
  return (
    <Box component="section" aria-label={label} sx={quietLineStyle}>
      <Typography variant="body2" component="h2" sx={{ fontWeight: 500 }}>
        {label}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        <span>{title}</span>
        {' · '}
        <span>{text}</span>
      </Typography>
    </Box>
  );
};

const quietLineStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 3,
  my: 3,
  overflowWrap: 'anywhere',
} as const;

const iconsByType = { newFolder: CreateNewFolderOutlined, upload: UploadFileOutlined };

export const CreateButton = ({ type }: { type: keyof typeof iconsByType }) => {
  const t = useTranslate();
  const { openDialog } = useItemActions();
  const Icon = iconsByType[type];
  return (
    <Button variant="contained" startIcon={<Icon />} onClick={() => openDialog({ type })}>
      {t(`mediaLibraryFolder.act.${type}`)}
    </Button>
  );
};

export const LibrarySkeleton = ({ mode }: { mode: ViewMode }) => {
  const isGrid = mode === 'grid';
  return (
    <Box
      component="output"
      aria-label={useTranslate()('action.loading')}
      sx={{
        display: 'grid',
        gridTemplateColumns: isGrid ? 'repeat(auto-fill, minmax(220px, 1fr))' : '1fr',
        gap: isGrid ? 3 : 0.25,
      }}
    >
      {Array.from({ length: 8 }, (_, item) => (
        <Skeleton key={item} variant="rounded" height={isGrid ? cardHeights.folder : rowHeight} />
      ))}
    </Box>
  );
};

import CreateNewFolderOutlined from '@mui/icons-material/CreateNewFolderOutlined';
import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined';
import { Box, Button, Skeleton, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
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
}

export const ItemSection = ({ state, content, label, isDetailed = false }: ItemSectionProps) => {
  const t = useTranslate();
  const { folders, files, search } = state.items;
  const items = content === 'files' ? files : folders;
  const handle = content === 'files' ? state.fileRows : state.folderRows;
  if (items.length === 0) {
    const messageKey = `mediaLibraryFolder.empty.${content}`;
    const title = t(`${messageKey}.title`);
    const text = t(`${messageKey}.${search ? 'match' : 'text'}`, { search });
    if (content !== 'folders')
      return (
        <EmptyCard title={title} text={text}>
          {!search && <CreateButton type={content === 'files' ? 'upload' : 'newFolder'} />}
        </EmptyCard>
      );
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

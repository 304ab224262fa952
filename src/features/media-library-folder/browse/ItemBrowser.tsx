import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import { Box, Button, LinearProgress, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { Suspense, type ReactNode } from 'react';
import { DropOverlay } from '../upload/DropOverlay';
import { ActionsProvider, SelectionProvider, useBrowserActions } from './BrowserContext';
import { ItemDialogs } from './ItemDialogs';
import { LibraryToolbar } from './LibraryToolbar';
import type { ItemBrowserState } from './useItemBrowser';

interface ItemBrowserProps {
  state: ItemBrowserState;
  name: string;
  head: ReactNode;
  children: ReactNode;
}

export const ItemBrowser = ({ state, name, head, children }: ItemBrowserProps) => (
  <ActionsProvider value={useBrowserActions(state.setDialog)}>
    <SelectionProvider value={state.selection}>
      {head}
      <LibraryToolbar view={state.view} isLibrary={state.folder === null} />
      <SelectionBar state={state} />
      {children}
      <DropOverlay folder={state.folder} name={name} />
      <Suspense>
        <ItemDialogs state={state} />
      </Suspense>
    </SelectionProvider>
  </ActionsProvider>
);

const SelectionBar = ({ state }: { state: ItemBrowserState }) => {
  const { items, selection, actions, setDialog } = state;
  const { progress } = actions;
  const t = useTranslate();
  const count = selection.items.length;
  if (count === 0 && !progress) return null;
  const status = progress
    ? t('mediaLibraryFolder.selection.progress', progress)
    : t('mediaLibraryFolder.selection.count', { smart_count: count });
  return (
    <Box
      sx={{
        position: 'sticky',
        top: ({ mixins }) => `calc(${String(mixins.toolbar.minHeight)} + 8px)`,
        zIndex: 2,
        mb: 4,
        border: 1,
        borderColor: 'primary.main',
        borderRadius: 1.5,
        bgcolor: 'background.paper',
        overflow: 'clip',
      }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, px: 4, py: 2 }}>
        <Typography component="output" sx={{ fontWeight: 500, mr: 'auto' }}>
          {status}
        </Typography>
        <Button color="inherit" disabled={progress !== null} onClick={() => selection.set(items.all)}>
          {t('mediaLibraryFolder.selection.all')}
        </Button>
        <Button color="inherit" disabled={progress !== null} onClick={selection.clear}>
          {t('action.clearSelection')}
        </Button>
        <Button
          color="error"
          startIcon={<DeleteOutlined />}
          disabled={progress !== null}
          onClick={() => setDialog({ type: 'delete', items: selection.items })}
        >
          {t('mediaLibraryFolder.selection.delete')}
        </Button>
      </Box>
      {progress && (
        <LinearProgress
          variant="determinate"
          aria-label={status}
          value={(100 * progress.settled) / Math.max(1, progress.total)}
        />
      )}
    </Box>
  );
};

import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import { Box, Button } from '@mui/material';
import { useTranslate } from 'ra-core';
import { Suspense, type ReactNode } from 'react';
import { SelectionBar } from '../../../ui/lists/SelectionBar';
import { DropOverlay } from '../upload/DropOverlay';
import { ActionsContext, SelectionContext, useBrowserActions } from './BrowserContext';
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
  <ActionsContext value={useBrowserActions(state.setDialog)}>
    <SelectionContext value={state.selection}>
      <Box sx={{ display: 'flex', flexDirection: 'column' }}>
        <div>
          {head}
          <LibraryToolbar view={state.view} isLibrary={state.folder === null} />
        </div>
        <ItemSelectionBar state={state} />
        <div>{children}</div>
      </Box>
      <DropOverlay folder={state.folder} name={name} />
      <Suspense>
        <ItemDialogs state={state} />
      </Suspense>
    </SelectionContext>
  </ActionsContext>
);

const ItemSelectionBar = ({ state }: { state: ItemBrowserState }) => {
  const { items, selection, actions, setDialog } = state;
  const { progress } = actions;
  const t = useTranslate();
  const count = selection.items.length;
  const isBusy = progress !== null;
  return (
    <SelectionBar
      isShown={count > 0 || isBusy}
      title={
        progress
          ? t('mediaLibraryFolder.selection.progress', progress)
          : t('mediaLibraryFolder.selection.count', { smart_count: count })
      }
      isBusy={isBusy}
      progress={progress ? (100 * progress.settled) / Math.max(1, progress.total) : undefined}
      onClear={selection.clear}
    >
      <Button color="inherit" disabled={isBusy} onClick={() => selection.set(items.all)}>
        {t('mediaLibraryFolder.selection.all')}
      </Button>
      <Button
        color="error"
        startIcon={<DeleteOutlined />}
        disabled={isBusy}
        onClick={() => setDialog({ type: 'delete', items: selection.items })}
      >
        {t('mediaLibraryFolder.selection.delete')}
      </Button>
    </SelectionBar>
  );
};

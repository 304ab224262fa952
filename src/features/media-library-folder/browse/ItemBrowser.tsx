import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import { Box, Button, useMediaQuery, type Theme } from '@mui/material';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import GridViewOutlined from '@mui/icons-material/GridViewOutlined';
import { ControlSheet } from '../../../ui/lists/ControlSheet';
import { SelectionBar } from '../../../ui/lists/SelectionBar';
import { DropOverlay } from '../upload/DropOverlay';
import { ActionsContext, SelectionContext, useBrowserActions } from './BrowserContext';
import { ItemDialogs } from './ItemDialogs';
import type { ItemBrowserState } from './useItemBrowser';
import { SearchBox } from '../../../ui/inputs/SearchBox';
import { SortPicker } from '../../../ui/lists/SortPicker';
import { ToggleButtons } from '../../../ui/inputs/ToggleButtons';
import { type MediaOrder, mediaOrders } from './libraryView';
import { ViewList } from '../../../ui/directionalIcons';

interface ItemBrowserProps {
  state: ItemBrowserState;
  name: string;
  header: ReactNode;
  isEmpty: boolean;
  children: ReactNode;
}

export const ItemBrowser = ({ state, name, header, isEmpty, children }: ItemBrowserProps) => (
  <ActionsContext value={useBrowserActions(state.setDialog, state.uploadedNames)}>
    <SelectionContext value={state.selection}>
      <Box sx={{ display: 'flex', flexDirection: 'column' }}>
        <div>
          {header}
          {isEmpty ? <Box sx={{ mt: 4 }} /> : <LibraryToolbar state={state} />}
        </div>
        <ItemSelectionBar state={state} />
        <div>{children}</div>
      </Box>
      <DropOverlay folder={state.folder} name={name} />
      <ItemDialogs state={state} />
    </SelectionContext>
  </ActionsContext>
);

/** Heading and actions in one row. */
export const LibraryHead = ({ action, children }: { action: ReactNode; children: ReactNode }) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, minHeight: 40 }}>
    <Box sx={headingStyle}>{children}</Box>
    {action}
  </Box>
);

const headingStyle = {
  flex: '1 1 200px',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: 4,
  minWidth: 0,
  overflowWrap: 'anywhere',
} as const;

const ItemSelectionBar = ({ state }: { state: ItemBrowserState }) => {
  const { items, selection, actions, setDialog } = state;
  const { progress } = actions;
  const t = useTranslate();
  const count = selection.items.length;
  const isBusy = progress !== null;
  return (
    <SelectionBar
      isShown={count > 0 || isBusy}
      title={t('mediaLibraryFolder.selection.count', { smart_count: count })}
      progress={progress}
      progressLabel="mediaLibraryFolder.selection.progress"
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

const modes = [
  { mode: 'grid', Icon: GridViewOutlined },
  { mode: 'list', Icon: ViewList },
] as const;

const folderOrders = ['name', 'date'] as const;

const LibraryToolbar = ({ state: { view, folder } }: { state: ItemBrowserState }) => {
  const t = useTranslate();
  const isLibrary = folder === null;
  const placeholder = t(`mediaLibraryFolder.${isLibrary ? 'searchFolders' : 'searchAll'}`);
  const orders: readonly MediaOrder[] = isLibrary ? folderOrders : mediaOrders;
  const isPhone = useMediaQuery(({ breakpoints }: Theme) => breakpoints.down('sm'), { noSsr: true });
  const title = t('mediaLibraryFolder.view.choose');
  const controls = (
    <>
      <SortPicker
        options={orders.map((by) => ({ field: by, label: t(`mediaLibraryFolder.sort.${by}`) }))}
        sort={view.sort}
        onSort={view.setSort}
      />
      <ToggleButtons
        label={title}
        toggles={modes.map(({ mode, Icon }) => ({
          name: mode,
          label: t(`mediaLibraryFolder.view.${mode}`),
          icon: <Icon fontSize="small" />,
          isPressed: mode === view.mode,
        }))}
        onPress={view.setMode}
      />
    </>
  );
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: { xs: isLibrary ? 'wrap' : 'nowrap', sm: 'wrap' },
        alignItems: 'center',
        gap: 2,
        mt: { xs: isLibrary ? 3 : 1, sm: 4 },
        mb: { xs: isLibrary ? 3 : 1, sm: 4 },
      }}
    >
      <Box sx={{ flex: '1 1 260px', minWidth: 0, maxWidth: { sm: 420 } }}>
        <SearchBox
          isMain
          label={placeholder}
          placeholder={placeholder}
          value={view.search}
          onChange={view.setSearch}
          fullWidth
        />
      </Box>
      {isPhone && !isLibrary ? (
        <ControlSheet title={title} label={title}>
          {controls}
        </ControlSheet>
      ) : (
        controls
      )}
    </Box>
  );
};

import CreateNewFolderOutlined from '@mui/icons-material/CreateNewFolderOutlined';
import KeyboardOutlined from '@mui/icons-material/KeyboardOutlined';
import { Box, Button, IconButton, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { errorMessageOf } from '../../api/errors';
import { useForbidden } from '../../api/useNotifyError';
import { LoadFailure } from '../../ui/layout/LoadFailure';
import { PageHeading } from '../../ui/layout/PageHeading';
import { BrowserProvider, SelectionProvider } from './browse/BrowserContext';
import { DropOverlay } from './upload/DropOverlay';
import { ItemDialogs } from './browse/ItemDialogs';
import { ItemSection } from './browse/ItemSection';
import { useFolders } from './libraryQueries';
import { LibrarySkeleton } from './browse/LibrarySkeleton';
import { LibraryToolbar } from './browse/LibraryToolbar';
import { SelectionBar } from './browse/SelectionBar';
import { useErrorToast } from './browse/useErrorToast';
import { useItemBrowser } from './browse/useItemBrowser';
import { useItems } from './browse/useItems';
import { useLibraryView } from './browse/useLibraryView';

const none: never[] = [];
const orders = ['name', 'date'] as const;

/** The folders of the first level (spec 2 §2.6). */
export const FolderList = () => {
  const t = useTranslate();
  const { data: folders, error, isFetching, refetch } = useFolders();
  useErrorToast(error, 'mediaLibraryFolder.foldersToast');
  useForbidden('loadFolders', error);
  const view = useLibraryView('grid');
  const items = useItems(folders ?? none, none, view.sort, view.search);
  const { dialog, setDialog, acts, bulk, browser, selection, remove, folderRows } = useItemBrowser(
    items,
    null,
    () => undefined,
  );
  const errorMessage = error && errorMessageOf('loadFolders', error);
  const newFolder = (
    <Button
      variant="contained"
      startIcon={<CreateNewFolderOutlined />}
      onClick={() => setDialog({ is: 'newFolder' })}
    >
      {t('mediaLibraryFolder.act.newFolder')}
    </Button>
  );
  const search = items.wanted.trim();

  return (
    <BrowserProvider value={browser}>
      <SelectionProvider value={selection}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 3 }}>
          <Box sx={{ mr: 'auto' }}>
            <PageHeading>{t('mediaLibraryFolder.title')}</PageHeading>
            <Typography color="textSecondary" sx={{ mt: 1, minHeight: '1.5em' }}>
              {folders && t('mediaLibraryFolder.available', { smart_count: folders.length })}
            </Typography>
          </Box>
          <IconButton
            aria-label={t('mediaLibraryFolder.act.keys')}
            title={t('mediaLibraryFolder.act.keys')}
            onClick={() => setDialog({ is: 'keys' })}
            sx={{ '@media (pointer: coarse)': { display: 'none' } }}
          >
            <KeyboardOutlined />
          </IconButton>
          {newFolder}
        </Box>
        <LibraryToolbar view={view} placeholder={t('mediaLibraryFolder.searchFolders')} orders={orders} />
        {errorMessage && (
          <LoadFailure wait={errorMessage.wait} isBusy={isFetching} onRetry={() => void refetch()}>
            {t(errorMessage.message, errorMessage.messageArgs)}
          </LoadFailure>
        )}
        {!folders && !error && <LibrarySkeleton mode={view.mode} />}
        <SelectionBar
          selection={selection}
          all={items.all}
          progress={bulk.progress}
          onDelete={() => setDialog({ is: 'delete', items: selection.items })}
        />
        {folders && (
          <ItemSection
            items={items.folders}
            view={view}
            look="library"
            label={t('mediaLibraryFolder.title')}
            handle={folderRows}
            empty={{
              title: t('mediaLibraryFolder.noFoldersFound'),
              text: t(search ? 'mediaLibraryFolder.noMatch' : 'mediaLibraryFolder.emptyLibrary', { search }),
            }}
          />
        )}
        <DropOverlay folder={null} name={t('mediaLibraryFolder.title')} />
        <ItemDialogs
          dialog={dialog}
          folder={null}
          acts={acts}
          onDelete={remove}
          onClose={() => setDialog(null)}
        />
      </SelectionProvider>
    </BrowserProvider>
  );
};

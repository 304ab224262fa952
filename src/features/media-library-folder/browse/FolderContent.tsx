import { Alert, Box, Button, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { FolderDetails } from '../../../model/media-library-folder/media';
import { paths } from '../../../paths';
import { PageHeading } from '../../../ui/layout/PageHeading';
import { ActionsMenu } from './ActionsMenu';
import { BrowserProvider, SelectionProvider } from './BrowserContext';
import { DropOverlay } from '../upload/DropOverlay';
import { FolderPreview } from '../preview/FolderPreview';
import { ItemDialogs } from './ItemDialogs';
import { ItemSection } from './ItemSection';
import { LibraryToolbar } from './LibraryToolbar';
import { PathTrail } from './PathTrail';
import { SelectionBar } from './SelectionBar';
import { useItemBrowser } from './useItemBrowser';
import { useItems } from './useItems';
import { useLibraryView } from './useLibraryView';

/** From so many files on, the list offers View More (spec 2 §9). */
const shownBeforeMore = 6;

const headingRow = { display: 'flex', alignItems: 'center', gap: 3, mt: 6, mb: 3, minHeight: 40 };

/** What a loaded folder shows. */
export const FolderContent = ({ folder }: { folder: FolderDetails }) => {
  const t = useTranslate();
  const navigate = useNavigate();
  const [isDetailed, setDetailed] = useState(false);
  const [isGone, setGone] = useState(false);
  const view = useLibraryView('list');
  const items = useItems(folder.subfolders, folder.files, view.sort, view.search);
  const above = folder.ancestors.at(-1);
  const name = folder.name ?? t('mediaLibraryFolder.unnamed');
  const up = () =>
    void navigate(
      above ? paths.folder(above.id, above.name ?? t('mediaLibraryFolder.unnamed')) : paths.folders,
    );
  const { dialog, setDialog, acts, bulk, browser, selection, remove, folderRows, fileRows } = useItemBrowser(
    items,
    folder.id,
    up,
  );
  const search = items.wanted.trim();
  const foldersHeading = t('mediaLibraryFolder.foldersHeading', { count: items.folders.length });
  const filesHeading = t('mediaLibraryFolder.filesHeading', { count: items.files.length });

  return (
    <BrowserProvider value={browser}>
      <SelectionProvider value={selection}>
        <PathTrail folder={folder} />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 3, mt: 2 }}>
          <Box sx={{ mr: 'auto', minWidth: 0, overflowWrap: 'anywhere' }}>
            <PageHeading>{name}</PageHeading>
            <Typography color="textSecondary" sx={{ mt: 1 }}>
              {`${t('mediaLibraryFolder.subfolders', { smart_count: folder.subfolders.length })} • ${t('mediaLibraryFolder.files', { smart_count: folder.files.length })}`}
            </Typography>
          </Box>
          <ActionsMenu
            onNewFolder={() => setDialog({ is: 'newFolder' })}
            onUpload={() => setDialog({ is: 'upload' })}
            onFormat={() => setDialog({ is: 'format' })}
            onKeys={() => setDialog({ is: 'keys' })}
          />
        </Box>
        {isGone && (
          <Alert severity="info" sx={{ mt: 4 }}>
            {t('mediaLibraryFolder.format.gone')}
          </Alert>
        )}
        <LibraryToolbar view={view} placeholder={t('mediaLibraryFolder.searchAll')} />
        <SelectionBar
          selection={selection}
          all={items.all}
          progress={bulk.progress}
          onDelete={() => setDialog({ is: 'delete', items: selection.items })}
        />
        <Box component="section" aria-label={foldersHeading}>
          <Box sx={headingRow}>
            <Typography variant="h2">{foldersHeading}</Typography>
          </Box>
          <ItemSection
            items={items.folders}
            view={view}
            look="folders"
            label={foldersHeading}
            handle={folderRows}
            empty={{
              title: t('mediaLibraryFolder.noSubfolders'),
              text: t(
                search ? 'mediaLibraryFolder.noSubfoldersMatch' : 'mediaLibraryFolder.noSubfoldersText',
                {
                  search,
                },
              ),
            }}
          />
        </Box>
        <Box component="section" aria-label={filesHeading}>
          <Box sx={headingRow}>
            <Typography variant="h2" sx={{ mr: 'auto' }}>
              {filesHeading}
            </Typography>
            {items.files.length > shownBeforeMore && (
              // The full list is shown either way (spec 2 §2.7): there is more to see of each file.
              <Button aria-expanded={isDetailed} onClick={() => setDetailed(!isDetailed)}>
                {t(isDetailed ? 'mediaLibraryFolder.viewLess' : 'mediaLibraryFolder.viewMore')}
              </Button>
            )}
          </Box>
          <ItemSection
            items={items.files}
            view={view}
            look="files"
            isDetailed={isDetailed}
            label={filesHeading}
            handle={fileRows}
            empty={{
              title: t('mediaLibraryFolder.noFiles'),
              text: t(search ? 'mediaLibraryFolder.noFilesMatch' : 'mediaLibraryFolder.noFilesText', {
                search,
              }),
            }}
          />
        </Box>
        <FolderPreview files={items.files} />
        <DropOverlay folder={folder.id} name={name} />
        <ItemDialogs
          dialog={dialog}
          folder={folder.id}
          acts={acts}
          onDelete={remove}
          onFormat={() => setGone(true)}
          onClose={() => setDialog(null)}
        />
      </SelectionProvider>
    </BrowserProvider>
  );
};

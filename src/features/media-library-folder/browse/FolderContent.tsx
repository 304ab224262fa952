import { Alert, Box, Button, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { FolderDetails } from '../../../model/media-library-folder/media';
import { paths } from '../../../paths';
import { PageHeading } from '../../../ui/layout/PageHeading';
import { FilePreview } from '../preview/FilePreview';
import { ActionsMenu } from './ActionsMenu';
import { ItemBrowser } from './ItemBrowser';
import { ItemSection } from './ItemSection';
import { PathTrail } from './PathTrail';
import { useItemBrowser } from './useItemBrowser';
import { useLibraryView } from './useLibraryView';

/** With more files than that the list offers View More (spec 2 §9). */
const shownBeforeMore = 6;

const headingRow = { display: 'flex', alignItems: 'center', gap: 3, mt: 6, mb: 3, minHeight: 40 };

export const FolderContent = ({ folder }: { folder: FolderDetails }) => {
  const t = useTranslate();
  const navigate = useNavigate();
  const [isDetailed, setDetailed] = useState(false);
  const [isGone, setGone] = useState(false);
  const view = useLibraryView('list');
  const name = folder.name ?? t('mediaLibraryFolder.unnamed');
  const goUp = () => {
    const above = folder.ancestors.at(-1);
    void navigate(
      above ? paths.folder(above.id, above.name ?? t('mediaLibraryFolder.unnamed')) : paths.folders,
    );
  };
  const { id, subfolders, files } = folder;
  const state = useItemBrowser({ folder: id, folders: subfolders, files, view, onUp: goUp });
  const { items, setDialog } = state;
  const { search } = items;
  const foldersHeading = t('mediaLibraryFolder.foldersHeading', { count: items.folders.length });
  const filesHeading = t('mediaLibraryFolder.filesHeading', { count: items.files.length });

  const head = (
    <>
      <PathTrail folder={folder} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 3, mt: 2 }}>
        <Box sx={{ mr: 'auto', minWidth: 0, overflowWrap: 'anywhere' }}>
          <PageHeading>{name}</PageHeading>
          <Typography color="textSecondary" sx={{ mt: 1 }}>
            {`${t('mediaLibraryFolder.subfolders', { smart_count: subfolders.length })} • ${t('mediaLibraryFolder.files', { smart_count: files.length })}`}
          </Typography>
        </Box>
        <ActionsMenu onChoose={(is) => setDialog({ is })} />
      </Box>
      {isGone && (
        <Alert severity="info" sx={{ mt: 4 }}>
          {t('mediaLibraryFolder.format.gone')}
        </Alert>
      )}
    </>
  );
  return (
    <ItemBrowser
      state={state}
      name={name}
      head={head}
      searchPlaceholder={t('mediaLibraryFolder.searchAll')}
      onFormatted={() => setGone(true)}
    >
      <Box component="section" aria-label={foldersHeading}>
        <Box sx={headingRow}>
          <Typography variant="h2">{foldersHeading}</Typography>
        </Box>
        <ItemSection
          items={items.folders}
          view={view}
          content="folders"
          label={foldersHeading}
          handle={state.folderRows}
          empty={{
            title: t('mediaLibraryFolder.noSubfolders'),
            text: t(`mediaLibraryFolder.noSubfolders${search ? 'Match' : 'Text'}`, { search }),
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
          content="files"
          isDetailed={isDetailed}
          label={filesHeading}
          handle={state.fileRows}
          empty={{
            title: t('mediaLibraryFolder.noFiles'),
            text: t(`mediaLibraryFolder.noFiles${search ? 'Match' : 'Text'}`, { search }),
          }}
        />
      </Box>
      <FilePreview files={items.files} />
    </ItemBrowser>
  );
};

import { Alert, Box, Button, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import type { FolderDetails } from '../../../model/media-library-folder/media';
import { paths } from '../../../paths';
import { FilePreview } from '../preview/FilePreview';
import { FolderHead } from './FolderHead';
import { ItemBrowser } from './ItemBrowser';
import { ItemSection } from './ItemSection';
import { useItemBrowser } from './useItemBrowser';
import { useLibraryView } from './libraryView';

/** Spec 2 §9. */
const filesBeforeViewMore = 6;

export const FolderContent = ({ folder }: { folder: FolderDetails }) => {
  const t = useTranslate();
  const navigate = useNavigate();
  const [isDetailed, setDetailed] = useState(false);
  const view = useLibraryView('list');
  const nameOf = ({ name }: { name: string | null }) => name ?? t('mediaLibraryFolder.unnamed');
  const goUp = () => {
    const parent = folder.ancestors.at(-1);
    void navigate(parent ? paths.folder(parent.id, nameOf(parent)) : paths.folders);
  };
  const { id, subfolders, files } = folder;
  const state = useItemBrowser({ folder: id, folders: subfolders, files, view, onUp: goUp });
  const { items } = state;
  const foldersHeading = t('mediaLibraryFolder.foldersHeading', { count: items.folders.length });
  const filesHeading = t('mediaLibraryFolder.filesHeading', { count: items.files.length });
  return (
    <ItemBrowser
      state={state}
      name={nameOf(folder)}
      head={
        <>
          <FolderHead folder={folder} />
          {state.isFormatted && (
            <Alert severity="info" sx={{ mt: 4 }}>
              {t('mediaLibraryFolder.format.gone')}
            </Alert>
          )}
        </>
      }
    >
      <Section heading={foldersHeading}>
        <ItemSection state={state} content="folders" label={foldersHeading} />
      </Section>
      <Section
        heading={filesHeading}
        action={
          // All files are always listed (spec 2 §2.7); "View more" adds details to each.
          items.files.length > filesBeforeViewMore && (
            <Button aria-expanded={isDetailed} onClick={() => setDetailed(!isDetailed)}>
              {t(isDetailed ? 'mediaLibraryFolder.viewLess' : 'mediaLibraryFolder.viewMore')}
            </Button>
          )
        }
      >
        <ItemSection state={state} content="files" label={filesHeading} isDetailed={isDetailed} />
      </Section>
      <FilePreview files={items.files} />
    </ItemBrowser>
  );
};

interface SectionProps {
  heading: string;
  action?: ReactNode;
  children: ReactNode;
}

const Section = ({ heading, action, children }: SectionProps) => (
  <Box component="section" aria-label={heading} sx={{ mt: 6, '&:first-of-type': { mt: 0 } }}>
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 3, mb: 3, minHeight: 40 }}>
      <Typography variant="h2" sx={{ marginInlineEnd: 'auto' }}>
        {heading}
      </Typography>
      {action}
    </Box>
    {children}
  </Box>
);

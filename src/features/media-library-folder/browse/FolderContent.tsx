import { Alert, Box, Button, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { type ReactNode, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import CreateNewFolderOutlined from '@mui/icons-material/CreateNewFolderOutlined';
import DeleteSweepOutlined from '@mui/icons-material/DeleteSweepOutlined';
import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined';
import type { FolderDetails } from '../../../model/media-library-folder/media';
import { paths } from '../../../paths';
import { FilePreview } from '../FilePreview';
import { ItemBrowser } from './ItemBrowser';
import { ItemSection } from './ItemSection';
import { useItemBrowser } from './useItemBrowser';
import { useLibraryView } from './libraryView';
import { MenuButton } from '../../../ui/menus/MenuButton';
import { PageHeading } from '../../../ui/page/PageHeading';
import { useItemActions } from './BrowserContext';
import { FolderCounts } from './ItemDialogs';
import { toDroppedFiles } from '../upload/droppedFiles';
import { useUploadQueue } from '../upload/UploadsContext';

/** Spec 2 §9. */
const filesBeforeViewMore = 6;

export const FolderContent = ({ folder }: { folder: FolderDetails }) => {
  const t = useTranslate();
  const navigate = useNavigate();
  const [isDetailed, setDetailed] = useState(false);
  const view = useLibraryView('list');
  const getName = ({ name }: { name: string | null }) => name ?? t('mediaLibraryFolder.unnamed');
  const goUp = () => {
    const parent = folder.ancestors.at(-1);
    void navigate(parent ? paths.folder(parent.id, getName(parent)) : paths.folders);
  };
  const { id, subfolders, files } = folder;
  const state = useItemBrowser({ folder: id, folders: subfolders, files, view, onUp: goUp });
  const { items } = state;
  const foldersHeading = t('mediaLibraryFolder.foldersHeading', { count: items.folders.length });
  const filesHeading = t('mediaLibraryFolder.filesHeading', { count: items.files.length });
  return (
    <ItemBrowser
      state={state}
      name={getName(folder)}
      isEmpty={subfolders.length + files.length === 0}
      header={
        <>
          <FolderHeader folder={folder} />
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

const folderActions = [
  { type: 'newFolder', Icon: CreateNewFolderOutlined },
  { type: 'upload', Icon: UploadFileOutlined },
  { type: 'format', Icon: DeleteSweepOutlined },
] as const;

const dangerStyle = { color: 'error.main', '& svg': { color: 'error.main' } };

const FolderHeader = ({ folder }: { folder: FolderDetails }) => {
  const t = useTranslate();
  const { openDialog } = useItemActions();
  const { name } = folder;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 3 }}>
      <Box sx={{ marginInlineEnd: 'auto', minWidth: 0, overflowWrap: 'anywhere' }}>
        <PageHeading>{name ?? t('mediaLibraryFolder.unnamed')}</PageHeading>
        <Typography color="textSecondary" sx={{ mt: 1 }}>
          <FolderCounts subfolders={folder.subfolders} files={folder.files} />
        </Typography>
      </Box>
      <UploadButton folder={folder.id} />
      <MenuButton
        label={t('mediaLibraryFolder.act.menu')}
        entries={folderActions.map(({ type, Icon }) => ({
          name: type,
          label: t(`mediaLibraryFolder.act.${type}`),
          Icon,
          onClick: () => openDialog({ type }),
          props: { sx: type === 'format' ? dangerStyle : {} },
        }))}
      />
    </Box>
  );
};

/** Uploads many files at once; the action 'Upload File' asks for one in a dialog. */
const UploadButton = ({ folder }: { folder: number }) => {
  const t = useTranslate();
  const queue = useUploadQueue();
  const inputRef = useRef<HTMLInputElement>(null);
  return (
    <Box data-no-print sx={{ textAlign: 'center' }}>
      <Button
        variant="contained"
        startIcon={<UploadFileOutlined />}
        onClick={() => inputRef.current?.click()}
      >
        {t('mediaLibraryFolder.upload.upload')}
      </Button>
      <input
        type="file"
        multiple
        hidden
        ref={inputRef}
        aria-label={t('mediaLibraryFolder.upload.several')}
        onChange={({ target }) => {
          if (target.files?.length) queue.add(toDroppedFiles([...target.files]), folder);
          // Reset so that choosing the same files again fires a change event.
          target.value = '';
        }}
      />
      <Typography
        variant="caption"
        component="p"
        color="textSecondary"
        sx={{ '@media (pointer: coarse)': { display: 'none' } }}
      >
        {t('mediaLibraryFolder.upload.orDrop')}
      </Typography>
    </Box>
  );
};

import { Alert, Box, Button, Typography, useMediaQuery, type Theme } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import CreateNewFolderOutlined from '@mui/icons-material/CreateNewFolderOutlined';
import DeleteSweepOutlined from '@mui/icons-material/DeleteSweepOutlined';
import MoreVert from '@mui/icons-material/MoreVert';
import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined';
import type { FolderDetails } from '../../../model/media-library-folder/media';
import { paths } from '../../../paths';
import { FilePreview } from '../FilePreview';
import { ItemBrowser, LibraryHead } from './ItemBrowser';
import { ItemSection } from './ItemSection';
import { useItemBrowser } from './useItemBrowser';
import { useLibraryView } from './libraryView';
import { MenuButton } from '../../../ui/menus/MenuButton';
import { visuallyHidden } from '../../../ui/styles';
import { PageHeading } from '../../../ui/page/PageHeading';
import { useItemActions } from './BrowserContext';
import { FolderCounts } from './ItemDialogs';
import { toDroppedFiles } from '../upload/droppedFiles';
import { useUploadQueue } from '../upload/UploadsContext';

/** Spec 2 §9. */
const filesBeforeViewMore = 6;

const sectionOrder = ['folders', 'files'] as const;

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
      <Box sx={items.folders.length > 0 && items.files.length > 0 ? twoColumns : undefined}>
        {(items.folders.length > 0 ? sectionOrder : sectionOrder.toReversed()).map((content) => (
          <ItemSection
            key={content}
            state={state}
            content={content}
            isDetailed={isDetailed}
            label={t(`mediaLibraryFolder.${content}Heading`, { count: items[content].length })}
            action={
              // All files are always listed (spec 2 §2.7); "View more" adds details to each.
              content === 'files' &&
              items.files.length > filesBeforeViewMore && (
                <Button
                  size="small"
                  aria-expanded={isDetailed}
                  onClick={() => setDetailed(!isDetailed)}
                  sx={{ minHeight: 28 }}
                >
                  {t(isDetailed ? 'mediaLibraryFolder.viewLess' : 'mediaLibraryFolder.viewMore')}
                </Button>
              )
            }
          />
        ))}
      </Box>
      <FilePreview files={items.files} />
    </ItemBrowser>
  );
};

/** Shows the first file at the top, however many subfolders there are. */
const twoColumns = {
  display: { lg: 'grid' },
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)',
  alignItems: 'start',
  columnGap: 6,
} as const;

const folderActions = [
  { type: 'newFolder', Icon: CreateNewFolderOutlined, props: {} },
  { type: 'upload', Icon: UploadFileOutlined, props: { divider: true } },
  {
    type: 'format',
    Icon: DeleteSweepOutlined,
    props: { sx: { color: 'error.main', '& svg': { color: 'error.main' } } },
  },
] as const;

/** The description of an entry, drawn outside its name; screen readers get `aria-description`. */
const hintBelow = (hint: string) => ({
  '&::after': {
    content: `${JSON.stringify(hint)} / ""`,
    display: 'block',
    typography: 'caption',
    color: 'text.secondary',
  },
});

const FolderHeader = ({ folder }: { folder: FolderDetails }) => {
  const t = useTranslate();
  const { openDialog } = useItemActions();
  const formatHint = t('mediaLibraryFolder.format.hint');
  const isPhone = useMediaQuery(({ breakpoints }: Theme) => breakpoints.down('sm'), { noSsr: true });
  return (
    <LibraryHead
      action={
        <>
          <UploadButton folder={folder.id} />
          <MenuButton
            label={t('mediaLibraryFolder.act.menu')}
            icon={isPhone && <MoreVert />}
            entries={folderActions.map(({ type, Icon, props }) => ({
              name: type,
              label: (
                <Box sx={type === 'format' ? hintBelow(formatHint) : {}}>
                  {t(`mediaLibraryFolder.act.${type}`)}
                </Box>
              ),
              Icon,
              onClick: () => openDialog({ type }),
              props: { ...props, ...(type === 'format' && { 'aria-description': formatHint }) },
            }))}
          />
        </>
      }
    >
      <PageHeading>{folder.name ?? t('mediaLibraryFolder.unnamed')}</PageHeading>
      <Typography variant="body2" color="textSecondary">
        <FolderCounts subfolders={folder.subfolders} files={folder.files} />
      </Typography>
    </LibraryHead>
  );
};

/** Uploads many files at once; the action 'Upload File' asks for one in a dialog. */
const UploadButton = ({ folder }: { folder: number }) => {
  const t = useTranslate();
  const queue = useUploadQueue();
  const inputRef = useRef<HTMLInputElement>(null);
  return (
    <Box data-no-print>
      <Button variant="contained" onClick={() => inputRef.current?.click()} sx={{ gap: 2, minWidth: 0 }}>
        <UploadFileOutlined fontSize="small" />
        <Box component="span" sx={({ breakpoints }) => ({ [breakpoints.down('sm')]: visuallyHidden })}>
          {t('mediaLibraryFolder.upload.upload')}
        </Box>
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
    </Box>
  );
};

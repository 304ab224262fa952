import CreateNewFolderOutlined from '@mui/icons-material/CreateNewFolderOutlined';
import DeleteSweepOutlined from '@mui/icons-material/DeleteSweepOutlined';
import KeyboardOutlined from '@mui/icons-material/KeyboardOutlined';
import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined';
import { Box, Divider, ListItemIcon, MenuItem, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import type { FolderDetails } from '../../../model/media-library-folder/media';
import { MenuButton } from '../../../ui/menus/MenuButton';
import { PageHeading } from '../../../ui/page/PageHeading';
import { useShortcutSheet } from '../../../ui/shortcuts/useShortcuts';
import { UploadButton } from '../upload/UploadButton';
import { useItemActions } from './BrowserContext';

const actions = [
  { type: 'newFolder', Icon: CreateNewFolderOutlined },
  { type: 'upload', Icon: UploadFileOutlined },
] as const;

export const FolderHead = ({ folder }: { folder: FolderDetails }) => {
  const t = useTranslate();
  const { openDialog } = useItemActions();
  const openShortcuts = useShortcutSheet();
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
      <MenuButton label={t('mediaLibraryFolder.act.menu')}>
        {(close) => [
          ...actions.map(({ type, Icon }) => (
            <MenuItem key={type} onClick={() => (close(), openDialog({ type }))}>
              <ListItemIcon>
                <Icon fontSize="small" />
              </ListItemIcon>
              {t(`mediaLibraryFolder.act.${type}`)}
            </MenuItem>
          )),
          <MenuItem key="shortcuts" onClick={() => (close(), openShortcuts())}>
            <ListItemIcon>
              <KeyboardOutlined fontSize="small" />
            </ListItemIcon>
            {t('shortcuts.title')}
          </MenuItem>,
          <Divider key="line" />,
          <MenuItem
            key="format"
            onClick={() => (close(), openDialog({ type: 'format' }))}
            sx={{ color: 'error.main', '& svg': { color: 'error.main' } }}
          >
            <ListItemIcon>
              <DeleteSweepOutlined fontSize="small" />
            </ListItemIcon>
            {t('mediaLibraryFolder.act.format')}
          </MenuItem>,
        ]}
      </MenuButton>
    </Box>
  );
};

interface Counted {
  subfolders: readonly unknown[];
  files: readonly unknown[];
}

export const FolderCounts = ({ subfolders, files }: Counted) => {
  const t = useTranslate();
  return [
    t('mediaLibraryFolder.subfolders', { smart_count: subfolders.length }),
    t('mediaLibraryFolder.files', { smart_count: files.length }),
  ].join(' • ');
};

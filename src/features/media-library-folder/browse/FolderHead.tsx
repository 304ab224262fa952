import CreateNewFolderOutlined from '@mui/icons-material/CreateNewFolderOutlined';
import DeleteSweepOutlined from '@mui/icons-material/DeleteSweepOutlined';
import KeyboardOutlined from '@mui/icons-material/KeyboardOutlined';
import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined';
import { Box, Breadcrumbs, Link, ListItemIcon, MenuItem, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { Link as RouterLink } from 'react-router-dom';
import type { FolderDetails } from '../../../model/media-library-folder/media';
import { paths } from '../../../paths';
import { MenuButton } from '../../../ui/menus/MenuButton';
import { PageHeading } from '../../../ui/page/PageHeading';
import { useShortcutSheet } from '../../../ui/shortcuts/useShortcuts';
import { useItemActions } from './BrowserContext';

const actions = [
  { type: 'newFolder', Icon: CreateNewFolderOutlined },
  { type: 'upload', Icon: UploadFileOutlined },
  { type: 'format', Icon: DeleteSweepOutlined },
] as const;

export const FolderHead = ({ folder }: { folder: FolderDetails }) => {
  const t = useTranslate();
  const { openDialog } = useItemActions();
  const openShortcuts = useShortcutSheet();
  const { name, subfolders, files } = folder;
  const counts = [
    t('mediaLibraryFolder.subfolders', { smart_count: subfolders.length }),
    t('mediaLibraryFolder.files', { smart_count: files.length }),
  ];
  return (
    <>
      <PathTrail folder={folder} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 3, mt: 2 }}>
        <Box sx={{ mr: 'auto', minWidth: 0, overflowWrap: 'anywhere' }}>
          <PageHeading>{name ?? t('mediaLibraryFolder.unnamed')}</PageHeading>
          <Typography color="textSecondary" sx={{ mt: 1 }}>
            {counts.join(' • ')}
          </Typography>
        </Box>
        <MenuButton label={t('mediaLibraryFolder.act.menu')}>
          {(close) => [
            ...actions.map(({ type, Icon }) => (
              <MenuItem
                key={type}
                divider={type === 'format'}
                onClick={() => (close(), openDialog({ type }))}
              >
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
          ]}
        </MenuButton>
      </Box>
    </>
  );
};

const PathTrail = ({ folder }: { folder: FolderDetails }) => {
  const t = useTranslate();
  const nameOf = (name: string | null) => name ?? t('mediaLibraryFolder.unnamed');
  const steps = [
    { key: 'library', to: paths.folders, name: t('mediaLibraryFolder.title') },
    ...folder.ancestors.map(({ id, name }) => ({
      key: id,
      to: paths.folder(id, nameOf(name)),
      name: nameOf(name),
    })),
  ];
  return (
    <Breadcrumbs
      aria-label={t('mediaLibraryFolder.path')}
      maxItems={Number.MAX_SAFE_INTEGER}
      // Keeps a wrapped path easy to tap.
      sx={{ typography: 'body2', '& li': { minWidth: 0, lineHeight: '24px' } }}
    >
      {steps.map(({ key, to, name }) => (
        <Link
          key={key}
          component={RouterLink}
          to={to}
          color="inherit"
          noWrap
          sx={{ display: 'block', maxWidth: 240, lineHeight: 'inherit' }}
        >
          {name}
        </Link>
      ))}
      <Typography
        variant="body2"
        color="textPrimary"
        aria-current="page"
        noWrap
        sx={{ maxWidth: 240, lineHeight: 'inherit' }}
      >
        {nameOf(folder.name)}
      </Typography>
    </Breadcrumbs>
  );
};

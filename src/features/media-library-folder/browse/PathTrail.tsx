import { Box, Link } from '@mui/material';
import { useTranslate } from 'ra-core';
import { Link as RouterLink } from 'react-router-dom';
import type { FolderDetails } from '../../../model/media-library-folder/media';
import { paths } from '../../../paths';

/** The whole path of a folder, each step a link. */
export const PathTrail = ({ folder }: { folder: FolderDetails }) => {
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
    <Box component="nav" aria-label={t('mediaLibraryFolder.path')}>
      <Box
        component="ol"
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          listStyle: 'none',
          p: 0,
          m: 0,
          typography: 'body2',
          // Where the path takes several lines, a finger still finds each step.
          '& > li': { lineHeight: '24px' },
          color: 'text.secondary',
        }}
      >
        {steps.map(({ key, to, name }) => (
          <Box component="li" key={key} sx={{ display: 'flex', minWidth: 0 }}>
            <Link
              component={RouterLink}
              to={to}
              color="inherit"
              noWrap
              sx={{ maxWidth: 240, lineHeight: 'inherit' }}
            >
              {name}
            </Link>
            <Box component="span" aria-hidden sx={{ mx: 2 }}>
              /
            </Box>
          </Box>
        ))}
        <Box
          component="li"
          aria-current="page"
          sx={{
            maxWidth: 240,
            overflow: 'hidden',
            textOverflow: 'ellipsis',
            whiteSpace: 'nowrap',
            color: 'text.primary',
          }}
        >
          {nameOf(folder.name)}
        </Box>
      </Box>
    </Box>
  );
};

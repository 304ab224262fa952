import { Breadcrumbs, Link, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { Link as RouterLink } from 'react-router-dom';
import type { FolderDetails } from '../../../model/media-library-folder/media';
import { paths } from '../../../paths';

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
    <Breadcrumbs
      aria-label={t('mediaLibraryFolder.path')}
      // All of it, however deep.
      maxItems={Number.MAX_SAFE_INTEGER}
      // Where the path takes several lines, a finger still finds each step.
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

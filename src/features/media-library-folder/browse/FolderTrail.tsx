import { Breadcrumbs, Link, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { Link as RouterLink } from 'react-router-dom';
import type { FolderDetails } from '../../../model/media-library-folder/media';
import { paths } from '../../../paths';
import { ArrowBack } from '../../../ui/pointingIcons';

/** The link back (spec 2 §2.7) is the first step of the path. */
export const FolderTrail = ({ folder }: { folder: FolderDetails | undefined }) => {
  const t = useTranslate();
  const nameOf = (name: string | null) => name ?? t('mediaLibraryFolder.unnamed');
  return (
    <Breadcrumbs
      aria-label={t('mediaLibraryFolder.path')}
      maxItems={Number.MAX_SAFE_INTEGER}
      // Keeps a wrapped path easy to tap.
      sx={{ mb: 3, typography: 'body2', '& li': { minWidth: 0, lineHeight: '24px' } }}
    >
      <Link
        component={RouterLink}
        to={paths.folders}
        sx={{ display: 'flex', alignItems: 'center', gap: 1, fontWeight: 500, lineHeight: 'inherit' }}
      >
        <ArrowBack fontSize="small" aria-hidden />
        {t('mediaLibraryFolder.back')}
      </Link>
      {folder?.ancestors.map(({ id, name }) => (
        <Link key={id} component={RouterLink} to={paths.folder(id, nameOf(name))} noWrap sx={step}>
          <bdi>{nameOf(name)}</bdi>
        </Link>
      ))}
      {folder && (
        <Typography variant="body2" color="textPrimary" aria-current="page" noWrap sx={step}>
          <bdi>{nameOf(folder.name)}</bdi>
        </Typography>
      )}
    </Breadcrumbs>
  );
};

const step = { display: 'block', maxWidth: 240, lineHeight: 'inherit', color: 'inherit' } as const;

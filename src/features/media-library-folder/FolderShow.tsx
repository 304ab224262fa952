import { Box, Breadcrumbs, Link, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { Link as RouterLink } from 'react-router-dom';
import { isGone } from '../../api/errors';
import { useLoadFailure } from '../../api/useNotifyError';
import { EmptyCard } from '../../ui/cards/EmptyCard';
import { LoadFailure } from '../../ui/loading/LoadFailure';
import { PageSkeleton } from '../../ui/loading/PageSkeleton';
import { PageHeading } from '../../ui/page/PageHeading';
import { FolderContent } from './browse/FolderContent';
import { useFolder } from './libraryQueries';
import type { FolderDetails } from '../../model/media-library-folder/media';
import { paths } from '../../paths';
import { ArrowBack } from '../../ui/directionalIcons';

export const FolderShow = ({ id }: { id: number }) => {
  const t = useTranslate();
  const query = useFolder(id);
  const { data: folder, error } = query;
  const isMissing = Number.isNaN(id) || isGone(error);
  const failure = useLoadFailure('loadFolder', isMissing ? {} : query);

  return (
    <>
      <FolderTrail folder={isMissing ? undefined : folder} />
      {folder && !isMissing && <FolderContent folder={folder} />}
      {!folder && (isMissing || failure) && (
        <Box sx={{ mb: 6 }}>
          <PageHeading>{t('mediaLibraryFolder.title')}</PageHeading>
        </Box>
      )}
      {isMissing && (
        <EmptyCard title={t('mediaLibraryFolder.noFolder')} text={t('mediaLibraryFolder.noItems')} />
      )}
      {failure && <LoadFailure {...failure} toast="mediaLibraryFolder.folderToast" />}
      {!folder && !isMissing && !failure && <PageSkeleton />}
    </>
  );
};

/** Path whose first step is the link back (spec 2 §2.7). */
const FolderTrail = ({ folder }: { folder: FolderDetails | undefined }) => {
  const t = useTranslate();
  const getName = (name: string | null) => name ?? t('mediaLibraryFolder.unnamed');
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
        <Link key={id} component={RouterLink} to={paths.folder(id, getName(name))} noWrap sx={stepStyle}>
          <bdi>{getName(name)}</bdi>
        </Link>
      ))}
      {folder && (
        <Typography variant="body2" color="textPrimary" aria-current="page" noWrap sx={stepStyle}>
          <bdi>{getName(folder.name)}</bdi>
        </Typography>
      )}
    </Breadcrumbs>
  );
};

const stepStyle = { display: 'block', maxWidth: 240, lineHeight: 'inherit', color: 'inherit' } as const;

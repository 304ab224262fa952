import ArrowBack from '@mui/icons-material/ArrowBack';
import { Box, Link } from '@mui/material';
import { useTranslate } from 'ra-core';
import { Link as RouterLink } from 'react-router-dom';
import { isGone } from '../../api/errors';
import { useLoadFailure } from '../../api/useNotifyError';
import { paths } from '../../paths';
import { EmptyCard } from '../../ui/cards/EmptyCard';
import { LoadFailure } from '../../ui/loading/LoadFailure';
import { PageHeading } from '../../ui/page/PageHeading';
import { FolderContent } from './browse/FolderContent';
import { LibrarySkeleton } from './browse/ItemSection';
import { useLibraryView } from './browse/libraryView';
import { useErrorToast, useFolder } from './libraryQueries';

export const FolderShow = ({ id }: { id: number }) => {
  const t = useTranslate();
  const { mode } = useLibraryView('list');
  const query = useFolder(id);
  const { data: folder, error } = query;
  const isMissing = Number.isNaN(id) || isGone(error);
  useErrorToast(error, isMissing ? null : 'mediaLibraryFolder.folderToast');
  const failure = useLoadFailure('loadFolder', isMissing ? {} : query);

  return (
    <>
      <Link
        component={RouterLink}
        to={paths.folders}
        sx={{
          display: 'inline-flex',
          alignItems: 'center',
          gap: 1,
          mb: 3,
          typography: 'body2',
          fontWeight: 500,
        }}
      >
        <ArrowBack fontSize="small" aria-hidden />
        {t('mediaLibraryFolder.back')}
      </Link>
      {folder && !isMissing && <FolderContent key={id} folder={folder} />}
      {!folder && (isMissing || failure) && (
        <Box sx={{ mb: 6 }}>
          <PageHeading>{t('mediaLibraryFolder.title')}</PageHeading>
        </Box>
      )}
      {isMissing && (
        <EmptyCard title={t('mediaLibraryFolder.noFolder')} text={t('mediaLibraryFolder.noItems')} />
      )}
      {failure && <LoadFailure {...failure} />}
      {!folder && !isMissing && !failure && <LibrarySkeleton mode={mode} isWholePage />}
    </>
  );
};

import ArrowBack from '@mui/icons-material/ArrowBack';
import { Box, Link } from '@mui/material';
import { useTranslate } from 'ra-core';
import { Link as RouterLink } from 'react-router-dom';
import { isGone, errorMessageOf } from '../../api/errors';
import { useForbidden } from '../../api/useNotifyError';
import { paths } from '../../paths';
import { LoadFailure } from '../../ui/layout/LoadFailure';
import { PageHeading } from '../../ui/layout/PageHeading';
import { EmptyState } from './browse/EmptyState';
import { FolderContent } from './browse/FolderContent';
import { useFolder } from './libraryQueries';
import { LibrarySkeleton } from './browse/LibrarySkeleton';
import { useAddressState } from './browse/useAddressState';
import { useErrorToast } from './browse/useErrorToast';

/** A folder with its subfolders and files (spec 2 §2.7): loading, error, empty or loaded. */
export const FolderShow = ({ id }: { id: number }) => {
  const t = useTranslate();
  const [view] = useAddressState('view');
  const isNumber = Number.isSafeInteger(id) && id > 0;
  const { data: folder, error, isFetching, refetch } = useFolder(isNumber ? id : Number.NaN);
  const isMissing = !isNumber || isGone(error);
  useErrorToast(error, isMissing ? null : 'mediaLibraryFolder.folderToast');
  useForbidden('loadFolder', error);
  const errorMessage = error && !isMissing ? errorMessageOf('loadFolder', error) : null;

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
      {!folder && (isMissing || errorMessage) && (
        <Box sx={{ mb: 6 }}>
          <PageHeading>{t('mediaLibraryFolder.title')}</PageHeading>
        </Box>
      )}
      {isMissing && (
        <EmptyState title={t('mediaLibraryFolder.noFolder')} text={t('mediaLibraryFolder.noItems')} />
      )}
      {errorMessage && (
        <LoadFailure wait={errorMessage.wait} isBusy={isFetching} onRetry={() => void refetch()}>
          {t(errorMessage.message, errorMessage.messageArgs)}
        </LoadFailure>
      )}
      {!folder && !isMissing && !errorMessage && (
        <LibrarySkeleton mode={view === 'grid' ? 'grid' : 'list'} isWholePage />
      )}
    </>
  );
};

import { Box } from '@mui/material';
import { useTranslate } from 'ra-core';
import { isGone } from '../../api/errors';
import { useLoadFailure } from '../../api/useNotifyError';
import { EmptyCard } from '../../ui/cards/EmptyCard';
import { LoadFailure } from '../../ui/loading/LoadFailure';
import { PageHeading } from '../../ui/page/PageHeading';
import { FolderContent } from './browse/FolderContent';
import { FolderTrail } from './browse/FolderTrail';
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
      <FolderTrail folder={isMissing ? undefined : folder} />
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

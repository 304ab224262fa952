import { useTranslate } from 'ra-core';
import { isGone } from '../../api/errors';
import { useLoadFailure } from '../../api/useQueryFailure';
import { LoadFailure } from '../../ui/loading/LoadFailure';
import { PageSkeleton } from '../../ui/loading/PageSkeleton';
import { RecordGone } from '../../ui/loading/RecordGone';
import { Crumbs } from '../../ui/page/Crumbs';
import { PageHeading } from '../../ui/page/PageHeading';
import { FolderContent } from './browse/FolderContent';
import { useFolder } from './libraryQueries';
import { paths } from '../../paths';

export const FolderShow = ({ id }: { id: number }) => {
  const t = useTranslate();
  const query = useFolder(id);
  const isMissing = Number.isNaN(id) || isGone(query.error);
  const failure = useLoadFailure('loadFolder', isMissing ? {} : query);
  const folder = isMissing ? undefined : query.data;
  const getName = (name: string | null) => name ?? t('mediaLibraryFolder.unnamed');

  return (
    <>
      <Crumbs
        list={t('mediaLibraryFolder.back')}
        to={paths.folders}
        steps={folder?.ancestors.map(({ id: ancestor, name }) => ({
          name: getName(name),
          to: paths.folder(ancestor, getName(name)),
        }))}
        current={folder && getName(folder.name)}
      />
      {folder && <FolderContent folder={folder} />}
      {isMissing && (
        <RecordGone isPage to={paths.folders} text={t('mediaLibraryFolder.noItems')}>
          {t('mediaLibraryFolder.noFolder')}
        </RecordGone>
      )}
      {!folder && failure && <PageHeading>{t('mediaLibraryFolder.title')}</PageHeading>}
      {failure && <LoadFailure {...failure} title={t('mediaLibraryFolder.folderError')} />}
      {!folder && !isMissing && !failure && <PageSkeleton />}
    </>
  );
};

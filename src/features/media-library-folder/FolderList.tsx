import { Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useLoadFailure } from '../../api/useQueryFailure';
import { LoadFailure } from '../../ui/loading/LoadFailure';
import { PageHeading } from '../../ui/page/PageHeading';
import { ItemBrowser, LibraryHead } from './browse/ItemBrowser';
import { CreateButton, ItemSection, LibrarySkeleton } from './browse/ItemSection';
import { useItemBrowser } from './browse/useItemBrowser';
import { useLibraryView } from './browse/libraryView';
import { useFolders } from './libraryQueries';

const emptyList: never[] = [];

/** Does not use ListBase, because it loads all folders and sorts and searches them in the browser. */
export const FolderList = () => {
  const t = useTranslate();
  const query = useFolders();
  const { data, total, isComplete, error, isFetching } = query;
  const folders = data ?? emptyList;
  const failure = useLoadFailure('media-library-folder.list', query);
  const view = useLibraryView('grid');
  const state = useItemBrowser({ folder: null, folders, files: emptyList, view });
  const title = t('mediaLibraryFolder.title');
  const isEmpty = data?.length === 0;

  const header = (
    <LibraryHead action={!isEmpty && <CreateButton type="newFolder" />}>
      <PageHeading>{title}</PageHeading>
      <Typography color="textSecondary" sx={{ minHeight: '1.5em' }}>
        {data &&
          t('mediaLibraryFolder.available', {
            smart_count: isComplete ? folders.length : total,
          })}
      </Typography>
      {data && !isComplete && (
        <Typography component="output" color="textSecondary">
          {t(isFetching ? 'mediaLibraryFolder.loadingRest' : 'mediaLibraryFolder.partly', {
            count: folders.length,
          })}
        </Typography>
      )}
    </LibraryHead>
  );
  return (
    <ItemBrowser state={state} name={title} header={header} isEmpty={isEmpty}>
      {failure && <LoadFailure {...failure} title={t('mediaLibraryFolder.foldersError')} />}
      {!data && !error && <LibrarySkeleton mode={view.mode} />}
      {data && <ItemSection state={state} content="library" label={title} />}
    </ItemBrowser>
  );
};

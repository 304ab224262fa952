import { use } from 'react';
import { matchPath, useLocation } from 'react-router-dom';
import { isId } from '../../model/text';
import { isInLibrary, paths } from '../../paths';
import { NextPathContext, PrerenderedPages } from '../../ui/navigation/PrerenderedPages';
import { FolderShow } from './FolderShow';
import { FolderList } from './FolderList';
import { LibraryUploads } from './upload/LibraryUploads';
import { UploadsProvider } from './upload/UploadsContext';

/** All pages of the library share one provider, so uploads continue while the user changes folders. */
const MediaLibrary = () => {
  const next = use(NextPathContext);
  return (
    <UploadsProvider>
      <NextPathContext value={next !== null && isInLibrary(next) ? next : null}>
        <PrerenderedPages keyOf={idOf}>
          <Folder />
        </PrerenderedPages>
      </NextPathContext>
      <LibraryUploads />
    </UploadsProvider>
  );
};

export default MediaLibrary;
export { prefetchLibrary as prefetch } from './libraryQueries';

/** Empty for the list of folders. */
const idOf = (pathname: string) => matchPath(paths.folder(), pathname)?.params.id ?? '';

const Folder = () => {
  const id = idOf(useLocation().pathname);
  return id === '' ? <FolderList /> : <FolderShow id={isId(id) ? Number(id) : Number.NaN} />;
};

import { matchPath, useLocation } from 'react-router-dom';
import { isId } from '../../model/text';
import { paths } from '../../paths';
import { FolderShow } from './FolderShow';
import { FolderList } from './FolderList';
import { LibraryUploads } from './upload/LibraryUploads';
import { UploadsProvider } from './upload/UploadsContext';

/** All pages of the library share one provider, so uploads continue while the user changes folders. */
const MediaLibrary = () => (
  <UploadsProvider>
    <Folder />
    <LibraryUploads />
  </UploadsProvider>
);

export default MediaLibrary;

const Folder = () => {
  const { id } = matchPath(paths.folder(), useLocation().pathname)?.params ?? {};
  if (id === undefined) return <FolderList />;
  return <FolderShow key={id} id={isId(id) ? Number(id) : Number.NaN} />;
};

import { useParams } from 'react-router-dom';
import { isId } from '../../model/text';
import { FolderShow } from './FolderShow';
import { FolderList } from './FolderList';
import { LibraryUploads } from './upload/LibraryUploads';
import { UploadsProvider } from './upload/UploadsContext';

/** All pages of the library share one provider, so uploads continue while the user changes folders. */
const MediaLibrary = () => {
  const { id } = useParams();
  return (
    <UploadsProvider>
      {id === undefined ? <FolderList /> : <FolderShow id={isId(id) ? Number(id) : Number.NaN} />}
      <LibraryUploads />
    </UploadsProvider>
  );
};

export default MediaLibrary;
export { prefetchLibrary as prefetch } from './libraryQueries';

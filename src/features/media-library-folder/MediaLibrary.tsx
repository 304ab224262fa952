import { useParams } from 'react-router-dom';
import { isId } from '../../model/text';
import { FolderShow } from './FolderShow';
import { FolderList } from './FolderList';
import { LibraryUploads } from './upload/LibraryUploads';
import { UploadsProvider } from './upload/UploadsContext';

/** Its pages share one frame, so that uploads go on from folder to folder (spec 2 §2.6, §2.7). */
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

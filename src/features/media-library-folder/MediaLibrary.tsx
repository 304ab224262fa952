import { useParams } from 'react-router-dom';
import { FolderPage } from './FolderPage';
import { LibraryPage } from './LibraryPage';
import { LibraryUploads } from './LibraryUploads';
import { UploadsProvider } from './UploadsContext';

/**
 * The media library (spec 2 §2.6, §2.7). Its pages share one frame, so that uploads go on from folder
 * to folder.
 */
const MediaLibrary = () => {
  const { id } = useParams();
  return (
    <UploadsProvider>
      {id === undefined ? <LibraryPage /> : <FolderPage id={/^\d+$/.test(id) ? Number(id) : Number.NaN} />}
      <LibraryUploads />
    </UploadsProvider>
  );
};

export default MediaLibrary;

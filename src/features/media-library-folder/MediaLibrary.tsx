import { useState } from 'react';
import { matchPath, useLocation } from 'react-router-dom';
import { Box } from '@mui/material';
import { isId } from '../../model/text';
import { isInLibrary, paths } from '../../paths';
import { FolderShow } from './FolderShow';
import { FolderList } from './FolderList';
import { UploadsProvider, useTrayUploads, useUploadQueue, useUploads } from './upload/UploadsContext';
import { LeaveDialog } from '../../ui/form/LeaveDialog';
import { useTimeout } from '../../ui/useTimeout';
import { ExistsDialog } from './upload/ExistsDialog';
import { findConflict, isFinished } from './upload/uploads';
import { UploadTray } from './upload/UploadTray';

/** All pages of the library share one provider, so uploads continue while the user changes folders. */
const MediaLibrary = () => (
  <UploadsProvider>
    <LibraryContent />
    <LibraryUploads />
  </UploadsProvider>
);

export default MediaLibrary;

const LibraryContent = () => {
  const { id } = matchPath(paths.folder(), useLocation().pathname)?.params ?? {};
  if (id === undefined) return <FolderList />;
  return <FolderShow key={id} id={isId(id) ? Number(id) : Number.NaN} />;
};

const hideAfterMs = 5000;

const LibraryUploads = () => {
  const queue = useUploadQueue();
  const items = useUploads();
  const trayItems = useTrayUploads();
  const [shownId, setShownId] = useState<number | null>(null);
  const conflict = findConflict(items, shownId);
  if (conflict && conflict.id !== shownId) setShownId(conflict.id);
  const isAllDone =
    trayItems.length > 0 && trayItems.every(({ state }) => state === 'done' || state === 'skipped');
  useTimeout(queue.clear, isAllDone ? hideAfterMs : null);
  return (
    <>
      {trayItems.length > 0 && (
        <>
          <UploadTray items={trayItems} />
          {/* Lets the last row scroll above the tray. */}
          <Box sx={{ height: 200 }} />
        </>
      )}
      {conflict && (
        <ExistsDialog
          key={conflict.id}
          existing={conflict.existing}
          file={conflict.file}
          name={conflict.name}
          isOneOfSeveral={items.some(({ batch, id }) => batch === conflict.batch && id !== conflict.id)}
          onChoose={(choice, forAll) => queue.resolveConflict(conflict.id, choice, forAll)}
        />
      )}
      <LeaveDialog
        text="mediaLibraryFolder.leave"
        enabled={items.some((item) => !isFinished(item))}
        mayLeave={isInLibrary}
      />
    </>
  );
};

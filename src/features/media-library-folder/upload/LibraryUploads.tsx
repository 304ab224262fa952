import { Box } from '@mui/material';
import { useEffect } from 'react';
import { paths } from '../../../paths';
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog';
import { useBlocker } from '../../../ui/navigation/PortalRouter';
import { useLeaveWarning } from '../../../ui/dialogs/useLeaveWarning';
import { ExistsDialog } from './ExistsDialog';
import { useUploadQueue, useUploads } from './UploadsContext';
import { isOver } from './uploadStore';
import { UploadTray } from './UploadTray';

const restMs = 5000;

export const LibraryUploads = () => {
  const queue = useUploadQueue();
  const items = useUploads();
  const asked = items.find(({ state }) => state === 'asking');
  const isAllDone = items.length > 0 && items.every(({ state }) => state === 'done' || state === 'skipped');
  // The tray covers a corner of the page: where nothing is left to see or do, it goes by itself.
  useEffect(() => {
    if (!isAllDone) return undefined;
    const timer = setTimeout(queue.clear, restMs);
    return () => clearTimeout(timer);
  }, [isAllDone, queue]);
  return (
    <>
      {items.length > 0 && <UploadTray />}
      {/* So that the last row can be scrolled out from under the tray. */}
      {items.length > 0 && <Box sx={{ height: 200 }} />}
      {asked && (
        <ExistsDialog
          key={asked.id}
          existing={asked.existing}
          file={asked.file}
          name={asked.name}
          isOneOfSeveral={items.some(({ batch, id }) => batch === asked.batch && id !== asked.id)}
          onChoose={(choice, forAll) => void queue.answer(asked.id, choice, forAll)}
        />
      )}
      <LeaveWarning isBusy={items.some((item) => !isOver(item))} />
    </>
  );
};

const LeaveWarning = ({ isBusy }: { isBusy: boolean }) => {
  const blocker = useBlocker((to) => isBusy && to !== paths.login && !to.startsWith(paths.folders));
  useLeaveWarning(isBusy);
  return (
    <ConfirmDialog
      open={blocker !== null}
      type="warning"
      title="mediaLibraryFolder.leave.title"
      message="mediaLibraryFolder.leave.text"
      confirm="mediaLibraryFolder.leave.leave"
      cancel="mediaLibraryFolder.leave.stay"
      onConfirm={() => blocker?.proceed()}
      onCancel={() => blocker?.stay()}
    />
  );
};

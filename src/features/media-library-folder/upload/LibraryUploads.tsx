import { Box } from '@mui/material';
import { isInLibrary } from '../../../paths';
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog';
import { useLeaveGuard } from '../../../ui/form/leaving';
import { useTimeout } from '../../../ui/useTimeout';
import { ExistsDialog } from './ExistsDialog';
import { useUploadQueue, useUploads } from './UploadsContext';
import { isFinished } from './uploads';
import { UploadTray } from './UploadTray';

const hideAfterMs = 5000;

export const LibraryUploads = () => {
  const queue = useUploadQueue();
  const items = useUploads();
  const conflict = items.find(({ state }) => state === 'asking');
  const isAllDone = items.length > 0 && items.every(({ state }) => state === 'done' || state === 'skipped');
  useTimeout(queue.clear, isAllDone ? hideAfterMs : null);
  return (
    <>
      {items.length > 0 && <UploadTray />}
      {/* Lets the last row scroll out from under the tray. */}
      {items.length > 0 && <Box sx={{ height: 200 }} />}
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
      <LeaveWarning isBusy={items.some((item) => !isFinished(item))} />
    </>
  );
};

const LeaveWarning = ({ isBusy }: { isBusy: boolean }) => {
  const left = useLeaveGuard(isBusy, isInLibrary);
  return (
    <ConfirmDialog
      open={left !== null}
      type="warning"
      title="mediaLibraryFolder.leave.title"
      message="mediaLibraryFolder.leave.text"
      confirm="mediaLibraryFolder.leave.leave"
      cancel="mediaLibraryFolder.leave.stay"
      onConfirm={() => left?.proceed?.()}
      onCancel={() => left?.reset?.()}
    />
  );
};

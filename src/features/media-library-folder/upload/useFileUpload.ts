import { useNotify } from 'ra-core';
import { useState, useSyncExternalStore } from 'react';
import { fieldSentences } from '../../../api/errors';
import { useData } from '../../../api/useData';
import { useNotifyError } from '../../../api/useNotifyError';
import { useLeaveWarning } from '../../../ui/form/leaving';
import { useLibraryCache } from '../libraryQueries';
import { looseFiles } from './droppedFiles';
import { createUploadQueue } from './uploadQueue';
import { isFinished, type UploadItem } from './uploads';

/** A queue of its own for the specified dialog, which shows its one file in place of the list of uploads. */
export const useFileUpload = (folder: number, onDone: () => void) => {
  const data = useData();
  const cache = useLibraryCache();
  const notify = useNotify();
  const notifyError = useNotifyError();

  const tellEnd = ({ state, choice, error }: UploadItem) => {
    if (state === 'done') {
      const name = choice === 'overwrite' ? 'overwritten' : 'done';
      notify(`mediaLibraryFolder.upload.${name}`, { type: 'success' });
      onDone();
    } else if (state === 'failed') {
      const { file } = fieldSentences(error, ['file']);
      notifyError('uploadFile', error, file ? [file] : []);
    }
  };
  const [queue] = useState(() =>
    createUploadQueue({
      data,
      cache,
      onFile: (to, file) => cache.putFiles(to, [file]),
      onBatch: (items) => items.forEach(tellEnd),
    }),
  );
  const item = useSyncExternalStore(queue.subscribe, queue.snapshot).at(-1);
  const isBusy = item !== undefined && item.state !== 'asking' && !isFinished(item);
  useLeaveWarning(isBusy);
  return {
    item,
    isBusy,
    send: (file: File) => queue.add(looseFiles([file]), folder),
    overwrite: ({ id }: UploadItem) => queue.resolveConflict(id, 'overwrite', false),
  };
};

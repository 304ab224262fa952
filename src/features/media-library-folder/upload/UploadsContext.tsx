import { useNotify } from 'ra-core';
import { createContext, useEffect, useMemo, useState, useSyncExternalStore, type ReactNode } from 'react';
import { useData } from '../../../api/useData';
import { useNotifyError } from '../../../api/useNotifyError';
import { createBatcher } from '../../../model/createBatcher';
import type { MediaFile } from '../../../model/media-library-folder/media';
import { useRequiredContext } from '../../../ui/useRequiredContext';
import { useLibraryCache } from '../libraryQueries';
import { toDroppedFiles } from './droppedFiles';
import { createUploadQueue, type UploadQueue } from './uploadQueue';
import type { UploadItem } from './uploads';

const Context = createContext<UploadQueue | null>(null);

/** Files are added to longer lists in batches, because each addition sorts and renders the list. */
const longListLength = 500;
const batchMs = 400;

/** Shown by the dialog 'Upload File' and a toast (spec 2 §8), others by the upload tray. */
const filesInDialog = new WeakSet<File>();

export const UploadsProvider = ({ children }: { children: ReactNode }) => {
  const data = useData();
  const cache = useLibraryCache();
  const notify = useNotify();
  const notifyError = useNotifyError({ countsInToast: true });
  const [queue] = useState(() => {
    const uploadedFiles = createBatcher<{ folder: number; file: MediaFile }>((entries) => {
      for (const folder of new Set(entries.map((entry) => entry.folder)))
        cache.putFiles(
          folder,
          entries.filter((entry) => entry.folder === folder).map(({ file }) => file),
        );
    }, batchMs);
    return createUploadQueue({
      data,
      cache,
      onFile: (folder, file) =>
        (cache.getFiles(folder)?.length ?? 0) < longListLength
          ? cache.putFiles(folder, [file])
          : uploadedFiles.add({ folder, file }),
      onFolderFailed: (error) => void notifyError('mediaLibraryFolder.createFailed', error),
      onBatch: ([item]) => {
        if (!item || !filesInDialog.has(item.file)) return;
        if (item.state === 'done') notify(`mediaLibraryFolder.${doneMessage(item)}`, { type: 'success' });
        if (item.state === 'failed') notify('mediaLibraryFolder.uploadFailed', { type: 'error' });
      },
    });
  });
  useEffect(() => () => queue.cancelAll(), [queue]);
  return <Context.Provider value={queue}>{children}</Context.Provider>;
};

export const useUploadQueue = () => useRequiredContext(Context);

export const useUploads = (): readonly UploadItem[] => {
  const queue = useUploadQueue();
  return useSyncExternalStore(queue.subscribe, queue.snapshot);
};

export const doneMessage = ({ choice }: UploadItem) =>
  choice === 'overwrite' ? 'upload.overwritten' : 'upload.done';

export const useUploadInDialog = () => {
  const queue = useUploadQueue();
  return (file: File, folder: number) => {
    filesInDialog.add(file);
    queue.add(toDroppedFiles([file]), folder);
  };
};

export const useTrayUploads = () => useUploads().filter(({ file }) => !filesInDialog.has(file));

/** Names of the files just uploaded to a folder. */
export const useUploadedNames = (folder: number | null): ReadonlySet<string> => {
  const queue = useUploadQueue();
  const key = useSyncExternalStore(queue.subscribe, () =>
    queue
      .snapshot()
      .filter(({ state, root, path }) => state === 'done' && root === folder && path.length === 0)
      .map(({ name }) => name)
      .join('\n'),
  );
  return useMemo(() => new Set(key ? key.split('\n') : []), [key]);
};

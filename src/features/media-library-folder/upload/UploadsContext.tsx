import { useNotify } from 'ra-core';
import { createContext, useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { useData } from '../../../api/useData';
import { useNotifyError } from '../../../api/useNotifyError';
import { createBatcher } from '../../../model/createBatcher';
import type { MediaFile } from '../../../model/media-library-folder/media';
import { useRequiredContext } from '../../../ui/useRequiredContext';
import { useLibraryCache } from '../libraryQueries';
import { createUploadQueue, type UploadQueue } from './uploadQueue';
import type { UploadItem } from './uploads';

const Context = createContext<UploadQueue | null>(null);

/** Files are added to longer lists in batches, because each addition sorts and renders the list. */
const longListLength = 500;
const batchMs = 400;

const summarize = (items: readonly UploadItem[]) => {
  const done = items.filter(({ state }) => state === 'done');
  const failed = items.filter(({ state }) => state === 'failed').length;
  const isSingle = items.length === 1;
  const singleMessage = done[0]?.choice === 'overwrite' ? 'upload.overwritten' : 'upload.done';
  return [
    { message: isSingle ? singleMessage : 'upload.many', type: 'success', count: done.length },
    { message: isSingle ? 'uploadFailed' : 'tray.failedCount', type: 'error', count: failed },
  ] as const;
};

export const UploadsProvider = ({ children }: { children: ReactNode }) => {
  const data = useData();
  const cache = useLibraryCache();
  const notify = useNotify();
  const notifyError = useNotifyError();
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
      onBatch: (items) => {
        for (const { message, type, count } of summarize(items))
          if (count > 0)
            notify(`mediaLibraryFolder.${message}`, { type, messageArgs: { smart_count: count } });
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

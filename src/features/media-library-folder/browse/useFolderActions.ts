import { useNotify } from 'ra-core';
import { isGone, getRetryWait } from '../../../api/errors';
import { useData } from '../../../api/useData';
import { useNotifyError } from '../../../api/useNotifyError';
import { runParallel } from '../../../model/runParallel';
import type { MediaFolder } from '../../../model/media-library-folder/media';
import { useTask } from '../../../ui/task/useTask';
import { createFolder } from '../folderQueries';
import { useLibraryCache } from '../libraryQueries';
import type { Item } from './item';

const maxParallelDeletions = 4;

/** `folder` is null for the top level of the library. */
export const useFolderActions = (folder: number | null) => {
  const data = useData();
  const notify = useNotify();
  const notifyError = useNotifyError({ countsInToast: true });
  const cache = useLibraryCache();
  const { progress, run } = useTask(getRetryWait);
  const notifySuccess = (message: string, messageArgs = {}) =>
    notify(message, { type: 'success', messageArgs });

  const sendDeletion = ({ kind, recordId }: Item) =>
    kind === 'folder' ? data.delete('media-library-folder', { id: recordId }) : data.deleteFile(recordId);
  const removeFromCache = (items: readonly Item[]) => {
    const getIds = (kind: Item['kind']) =>
      new Set(items.filter((item) => item.kind === kind).map(({ recordId }) => recordId));
    cache.removeFolders(getIds('folder'));
    if (folder !== null) cache.removeFiles(folder, getIds('file'));
  };

  return {
    progress,
    refetch: cache.refetchAll,
    create: async (name: string): Promise<void> => {
      const created = await createFolder(data, name.trim(), folder);
      cache.addFolder(created);
      notifySuccess('mediaLibraryFolder.newFolder.created', { name: created.name ?? name.trim() });
    },
    rename: async (item: Item, name: string): Promise<void> => {
      if (item.kind === 'folder') {
        const change = { id: item.recordId, data: { name: name.trim() }, previousData: item.folder };
        const { data: saved } = await data.update<MediaFolder>('media-library-folder', change);
        const renamed = { id: item.recordId, name: saved.name ?? name.trim() };
        cache.renameFolder(renamed);
        notifySuccess('mediaLibraryFolder.renameFolder.done', { name: renamed.name });
      } else {
        const renamed = await data.renameFile(item.recordId, name);
        if (folder !== null) cache.putFiles(folder, [renamed ?? { ...item.file, file_name: name }]);
        notifySuccess('mediaLibraryFolder.renameFile.done');
      }
    },
    remove: async (item: Item): Promise<boolean> => {
      if (item.kind === 'file' && !Number.isSafeInteger(item.recordId)) {
        notify('mediaLibraryFolder.invalidFile', { type: 'error' });
        return false;
      }
      try {
        await sendDeletion(item);
        removeFromCache([item]);
        notifySuccess(`mediaLibraryFolder.${item.kind}Deleted`);
        return true;
      } catch (error) {
        notifyError(
          `mediaLibraryFolder.${item.kind === 'folder' ? 'deleteFolder' : 'deleteFile'}Failed`,
          error,
        );
        if (isGone(error)) void cache.refetchAll();
        return false;
      }
    },
    /** Sends one call for each item and returns those that could not be deleted. */
    removeMany: async (items: readonly Item[]): Promise<Item[]> => {
      const outcome = await run('write', items.length, ({ attempt, signal, onProgress }) =>
        runParallel(items, maxParallelDeletions, (item) => attempt<unknown>(() => sendDeletion(item)), {
          signal,
          onSettled: onProgress,
        }),
      );
      const { done, failed } = outcome ?? { done: [], failed: [] };
      removeFromCache(done);
      if (done.length > 0)
        notifySuccess('mediaLibraryFolder.selection.deleted', { smart_count: done.length });
      if (failed.length > 0) {
        const messageArgs = { smart_count: failed.length };
        notify('mediaLibraryFolder.selection.failed', { type: 'error', messageArgs });
        void cache.refetchAll();
      }
      return failed.map(({ item }) => item);
    },
  };
};

export type FolderActions = ReturnType<typeof useFolderActions>;

import { useNotify } from 'ra-core';
import { useState } from 'react';
import { isGone } from '../../../api/errors';
import { useData } from '../../../api/useData';
import { useNotifyError } from '../../../api/useNotifyError';
import { inParallel } from '../../../model/inParallel';
import { useLibraryCache } from '../libraryQueries';
import type { Item } from './item';

const deletionsAtOnce = 4;

/** Creating, renaming and deleting, each with its toast (spec 2 §8); `folder` is null for the library itself. */
export const useFolderActions = (folder: number | null) => {
  const data = useData();
  const notify = useNotify();
  const notifyError = useNotifyError();
  const cache = useLibraryCache();
  const [progress, setProgress] = useState<{ settled: number; total: number } | null>(null);
  const done = (message: string, messageArgs = {}) => notify(message, { type: 'success', messageArgs });

  const send = ({ kind, id }: Item) => (kind === 'folder' ? data.deleteFolder(id) : data.deleteFile(id));
  const drop = (items: readonly Item[]) => {
    const idsOf = (kind: Item['kind']) =>
      new Set(items.filter((item) => item.kind === kind).map(({ id }) => id));
    cache.dropFolders(idsOf('folder'));
    if (folder !== null) cache.dropFiles(folder, idsOf('file'));
  };

  return {
    progress,
    refetch: cache.refetchAll,
    create: async (name: string): Promise<void> => {
      const created = await data.createFolder(name.trim(), folder);
      cache.addFolder(created);
      done('mediaLibraryFolder.newFolder.created', { name: created.name ?? name.trim() });
    },
    rename: async (item: Item, name: string): Promise<void> => {
      if (item.kind === 'folder') {
        const renamed = await data.renameFolder(item.id, name.trim());
        cache.renameFolder(renamed);
        done('mediaLibraryFolder.renameFolder.done', { name: renamed.name });
      } else {
        const renamed = await data.renameFile(item.id, name);
        if (folder !== null) cache.putFiles(folder, [renamed ?? { ...item.file, file_name: name }]);
        done('mediaLibraryFolder.renameFile.done');
      }
    },
    remove: async (item: Item): Promise<boolean> => {
      if (item.kind === 'file' && !Number.isSafeInteger(item.id)) {
        notify('mediaLibraryFolder.invalidFile', { type: 'error' });
        return false;
      }
      try {
        await send(item);
        drop([item]);
        done(`mediaLibraryFolder.${item.kind}Deleted`);
        return true;
      } catch (error) {
        notifyError(item.kind === 'folder' ? 'deleteFolder' : 'deleteFile', error);
        if (isGone(error)) void cache.refetchAll();
        return false;
      }
    },
    /** One call each. Returns those that are still there. */
    removeAll: async (items: readonly Item[]): Promise<Item[]> => {
      const total = items.length;
      setProgress({ settled: 0, total });
      const { done: gone, failed } = await inParallel(items, deletionsAtOnce, send, (settled) =>
        setProgress({ settled, total }),
      );
      drop(gone);
      setProgress(null);
      if (gone.length > 0) done('mediaLibraryFolder.selection.deleted', { smart_count: gone.length });
      if (failed.length > 0) {
        const messageArgs = { smart_count: failed.length };
        notify('mediaLibraryFolder.selection.failed', { type: 'error', messageArgs });
        // Some may have been deleted elsewhere: the page shows what is left.
        void cache.refetchAll();
      }
      return failed.map(({ item }) => item);
    },
  };
};

export type FolderActions = ReturnType<typeof useFolderActions>;

import { useNotify } from 'ra-core';
import { useState } from 'react';
import { fieldSentences, type Call } from '../../../api/errors';
import { HttpError } from '../../../api/HttpError';
import { useData } from '../../../api/useData';
import { useNotifyError } from '../../../api/useNotifyError';
import { inParallel } from '../../../model/inParallel';
import { useLibraryCache } from '../libraryQueries';
import type { FileItem, Item } from './item';

const deletionsAtOnce = 4;

/**
 * Creating, renaming and deleting, each with its toast (spec 2 §8). The cache changes by what the server
 * returns; `folder` is null for the library itself.
 */
export const useFolderActions = (folder: number | null) => {
  const data = useData();
  const notify = useNotify();
  const notifyError = useNotifyError();
  const cache = useLibraryCache();
  const [progress, setProgress] = useState<{ settled: number; total: number } | null>(null);
  const done = (message: string, messageArgs = {}) => notify(message, { type: 'success', messageArgs });

  /** Returns whether it succeeded, or what the server says of the name, which the dialog shows under its field. */
  const attempt = async (call: Call, act: () => Promise<void>): Promise<boolean | string> => {
    try {
      await act();
      return true;
    } catch (error) {
      const { name, file_name = name } = fieldSentences(error, ['name', 'file_name']);
      notifyError(call, error, file_name === undefined ? [] : [file_name]);
      // Deleted elsewhere: the page shows what is left.
      if (error instanceof HttpError && error.status === 404) void cache.refetchAll();
      return file_name ?? false;
    }
  };

  const renameFile = ({ file, id }: FileItem, name: string) =>
    attempt('renameFile', async () => {
      const renamed = await data.renameFile(id, name);
      if (folder !== null) cache.putFiles(folder, [renamed ?? { ...file, file_name: name }]);
      done('mediaLibraryFolder.renameFile.done');
    });
  const renameFolder = (id: number, name: string) =>
    attempt('renameFolder', async () => {
      const renamed = await data.renameFolder(id, name.trim());
      cache.renameFolder(renamed);
      done('mediaLibraryFolder.renameFolder.done', { name: renamed.name });
    });

  const send = ({ kind, id }: Item) => (kind === 'folder' ? data.deleteFolder(id) : data.deleteFile(id));
  const drop = (items: readonly Item[]) => {
    const idsOf = (kind: Item['kind']) =>
      new Set(items.filter((item) => item.kind === kind).map(({ id }) => id));
    cache.dropFolders(idsOf('folder'));
    if (folder !== null) cache.dropFiles(folder, idsOf('file'));
  };

  return {
    progress,
    create: (name: string) =>
      attempt('createFolder', async () => {
        const created = await data.createFolder(name.trim(), folder);
        cache.addFolder(created);
        done('mediaLibraryFolder.newFolder.created', { name: created.name ?? name.trim() });
      }),
    rename: (item: Item, name: string) =>
      item.kind === 'folder' ? renameFolder(item.id, name) : renameFile(item, name),
    remove: async (item: Item): Promise<boolean> => {
      if (item.kind === 'file' && !Number.isSafeInteger(item.id)) {
        notify('mediaLibraryFolder.invalidFile', { type: 'error' });
        return false;
      }
      const outcome = await attempt(item.kind === 'folder' ? 'deleteFolder' : 'deleteFile', async () => {
        await send(item);
        drop([item]);
        done(`mediaLibraryFolder.${item.kind}Deleted`);
      });
      return outcome === true;
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

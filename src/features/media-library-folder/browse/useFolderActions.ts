import { useNotify } from 'ra-core';
import { fieldSentences, type Call } from '../../../api/errors';
import { HttpError } from '../../../api/HttpError';
import { useNotifyError } from '../../../api/useNotifyError';
import { useData } from '../../../api/useData';
import type { FileItem, FolderItem } from './item';
import { useLibraryCache } from '../libraryQueries';

/**
 * Creating, renaming and deleting, told in toasts (spec 2 §8). Each answers whether it succeeded; the
 * screens change by what the server answered.
 */
export const useFolderActions = (folder: number | null) => {
  const data = useData();
  const notify = useNotify();
  const notifyError = useNotifyError();
  const cache = useLibraryCache();

  /** A string is what the server says of the name, which the dialog shows under its field. */
  const attemptName = async (call: Call, act: () => Promise<void>): Promise<boolean | string> => {
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
  const attempt = async (call: Call, act: () => Promise<void>): Promise<boolean> =>
    (await attemptName(call, act)) === true;
  const done = (message: string, messageArgs = {}) => notify(message, { type: 'success', messageArgs });

  return {
    createFolder: (name: string) =>
      attemptName('createFolder', async () => {
        const created = await data.createFolder(name.trim(), folder);
        cache.addFolder(created);
        done('mediaLibraryFolder.newFolder.created', { name: created.name ?? name.trim() });
      }),
    renameFolder: ({ id }: FolderItem, name: string) =>
      attemptName('renameFolder', async () => {
        const renamed = await data.renameFolder(id, name.trim());
        cache.renameFolder(renamed);
        done('mediaLibraryFolder.renameFolder.done', { name: renamed.name });
      }),
    renameFile: ({ file, id }: FileItem, name: string) =>
      attemptName('renameFile', async () => {
        const renamed = await data.renameFile(id, name);
        if (folder !== null) cache.putFiles(folder, [renamed ?? { ...file, file_name: name }]);
        done('mediaLibraryFolder.renameFile.done');
      }),
    deleteFolder: ({ id }: FolderItem) =>
      attempt('deleteFolder', async () => {
        await data.deleteFolder(id);
        cache.dropFolders(new Set([id]));
        done('mediaLibraryFolder.folderDeleted');
      }),
    deleteFile: async ({ id }: FileItem): Promise<boolean> => {
      if (!Number.isSafeInteger(id)) {
        notify('mediaLibraryFolder.invalidFile', { type: 'error' });
        return false;
      }
      return attempt('deleteFile', async () => {
        await data.deleteFile(id);
        if (folder !== null) cache.dropFiles(folder, new Set([id]));
        done('mediaLibraryFolder.fileDeleted');
      });
    },
  };
};

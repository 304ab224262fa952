import { useNotify } from 'ra-core';
import { HttpError } from '../../api/HttpError';
import { useTellFailure } from '../../api/useTellFailure';
import { useData } from '../../api/useData';
import type { FileItem, FolderItem } from './item';
import { useLibraryCache } from './libraryQueries';

/**
 * Creating, renaming and deleting, told in toasts (spec 2 §8). Each answers whether it succeeded; the
 * screens change by what the server answered.
 */
export const useFolderActs = (folder: number | null) => {
  const data = useData();
  const notify = useNotify();
  const tell = useTellFailure();
  const cache = useLibraryCache();

  const attempt = async (call: Parameters<typeof tell>[0], act: () => Promise<void>): Promise<boolean> => {
    try {
      await act();
      return true;
    } catch (error) {
      tell(call, error);
      // Deleted elsewhere: the page shows what is left.
      if (error instanceof HttpError && error.status === 404) void cache.refetchAll();
      return false;
    }
  };
  const done = (message: string, messageArgs = {}) => notify(message, { type: 'success', messageArgs });

  return {
    createFolder: (name: string) =>
      attempt('createFolder', async () => {
        const created = await data.createFolder(name.trim(), folder);
        cache.addFolder(created);
        done('mediaLibrary.newFolder.created', { name: created.name ?? name.trim() });
      }),
    renameFolder: ({ id }: FolderItem, name: string) =>
      attempt('renameFolder', async () => {
        const renamed = await data.renameFolder(id, name.trim());
        cache.renameFolder(renamed);
        done('mediaLibrary.renameFolder.done', { name: renamed.name ?? name.trim() });
      }),
    renameFile: ({ file, id }: FileItem, name: string) =>
      attempt('renameFile', async () => {
        const renamed = await data.renameFile(id, name);
        if (folder !== null) cache.putFiles(folder, [renamed ?? { ...file, file_name: name }]);
        done('mediaLibrary.renameFile.done');
      }),
    deleteFolder: ({ id }: FolderItem) =>
      attempt('deleteFolder', async () => {
        await data.deleteFolder(id);
        cache.dropFolders(new Set([id]));
        done('mediaLibrary.folderDeleted');
      }),
    deleteFile: async ({ id }: FileItem): Promise<boolean> => {
      if (!Number.isSafeInteger(id)) {
        notify('mediaLibrary.invalidFile', { type: 'error' });
        return false;
      }
      return attempt('deleteFile', async () => {
        await data.deleteFile(id);
        if (folder !== null) cache.dropFiles(folder, new Set([id]));
        done('mediaLibrary.fileDeleted');
      });
    },
  };
};

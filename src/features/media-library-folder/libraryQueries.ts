import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useGetList } from 'ra-core';
import { useMemo } from 'react';
import { useData } from '../../api/useData';
import type { CompleteList } from '../../model/completeList';
import type {
  FolderDetails,
  FolderStep,
  MediaFile,
  MediaFolder,
} from '../../model/media-library-folder/media';
import { detailsKey, folderKey, folderQuery, foldersKey, foldersRequest } from './folderQueries';

const refetchOnWindowFocus = false;

export const useFolders = () => {
  const query = useGetList<MediaFolder>('media-library-folder', foldersRequest, { refetchOnWindowFocus });
  return { ...query, isComplete: (query.meta as CompleteList<MediaFolder>['meta'])?.isComplete ?? true };
};

export const useFolder = (id: number) =>
  useQuery({ ...folderQuery(useData(), id), enabled: !Number.isNaN(id), refetchOnWindowFocus });

const mergeFiles = (files: readonly MediaFile[], changed: readonly MediaFile[]): MediaFile[] => {
  const changedById = new Map(changed.map((file) => [file.user_media_library_id, file]));
  const existingIds = new Set(files.map(({ user_media_library_id: id }) => id));
  return [
    ...files.map((file) => changedById.get(file.user_media_library_id) ?? file),
    ...[...changedById.values()].filter(({ user_media_library_id: id }) => !existingIds.has(id)),
  ];
};

type FolderRows = CompleteList<MediaFolder>;

const replaceFolders = (rows: FolderRows, data: readonly MediaFolder[]): FolderRows => ({
  ...rows,
  data,
  total: rows.total + data.length - rows.data.length,
});

/**
 * Applies server responses to the cached folders, because react-admin's mutations do not support nested folders and
 * refetch every page after a deletion.
 */
const createLibraryCache = (client: QueryClient) => {
  const updateFolder = (id: number, change: (folder: FolderDetails) => FolderDetails) =>
    client.setQueryData<FolderDetails>(folderKey(id), (folder) => folder && change(folder));
  const updateFolders = (change: (folders: readonly MediaFolder[]) => readonly MediaFolder[]) =>
    client.setQueryData<FolderRows>(foldersKey, (rows) => rows && replaceFolders(rows, change(rows.data)));
  const updateAllDetails = (change: (folder: FolderDetails) => FolderDetails) =>
    client.setQueriesData<FolderDetails>({ queryKey: detailsKey }, (folder) => folder && change(folder));

  return {
    getFiles: (folder: number) => client.getQueryData<FolderDetails>(folderKey(folder))?.files,
    putFiles: (folder: number, changed: readonly MediaFile[]) =>
      updateFolder(folder, (details) => ({ ...details, files: mergeFiles(details.files, changed) })),
    removeFiles: (folder: number, ids: ReadonlySet<number>) =>
      updateFolder(folder, (details) => ({
        ...details,
        files: details.files.filter(({ user_media_library_id: id }) => !ids.has(id)),
      })),
    addFolder: (folder: MediaFolder) => {
      if (folder.parent === null) updateFolders((folders) => [...folders, folder]);
      else
        updateFolder(folder.parent, (details) => ({
          ...details,
          subfolders: [...details.subfolders, folder],
        }));
    },
    renameFolder: ({ id, name }: FolderStep) => {
      const renameIn = <T extends { id: number; name: string | null }>(list: readonly T[]): T[] =>
        list.map((entry) => (entry.id === id ? { ...entry, name } : entry));
      updateFolders(renameIn);
      updateAllDetails((details) => ({
        ...details,
        name: details.id === id ? name : details.name,
        ancestors: renameIn(details.ancestors),
        subfolders: renameIn(details.subfolders),
      }));
    },
    removeFolders: (ids: ReadonlySet<number>) => {
      for (const id of ids) client.removeQueries({ queryKey: folderKey(id) });
      updateFolders((folders) => folders.filter(({ id }) => !ids.has(id)));
      updateAllDetails((details) => ({
        ...details,
        subfolders: details.subfolders.filter(({ id }) => !ids.has(id)),
      }));
    },
    clear: () => {
      updateFolders(() => []);
      updateAllDetails((details) => ({ ...details, subfolders: [], files: [] }));
    },
    refetchAll: () => client.invalidateQueries({ queryKey: ['media-library-folder'] }),
  };
};

export type LibraryCache = ReturnType<typeof createLibraryCache>;

export const useLibraryCache = (): LibraryCache => {
  const client = useQueryClient();
  return useMemo(() => createLibraryCache(client), [client]);
};

import { queryOptions, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { useEffect, useMemo } from 'react';
import { useData, type PrefetchContext } from '../../api/useData';
import type {
  FolderDetails,
  FolderStep,
  MediaFile,
  MediaFolder,
} from '../../model/media-library-folder/media';
import { isId } from '../../model/text';

const foldersKey = ['media-library-folder', 'folders'] as const;
const detailsKey = ['media-library-folder', 'folder'] as const;
const folderKey = (id: number) => [...detailsKey, id] as const;

type Data = ReturnType<typeof useData>;

const foldersQuery = (data: Data) =>
  queryOptions({
    queryKey: foldersKey,
    queryFn: ({ signal }) => data.folders(signal),
    refetchOnWindowFocus: false,
  });

const folderQuery = (data: Data, id: number) =>
  queryOptions({
    queryKey: folderKey(id),
    queryFn: ({ signal }) => data.folder(id, signal),
    enabled: !Number.isNaN(id),
    refetchOnWindowFocus: false,
  });

export const useFolders = () => useQuery(foldersQuery(useData()));

export const useFolder = (id: number) => useQuery(folderQuery(useData(), id));

export const prefetchLibrary = async ({ client, data, params: { id } }: PrefetchContext) => {
  if (id === undefined) await client.prefetchQuery(foldersQuery(data));
  else if (isId(id)) await client.prefetchQuery(folderQuery(data, Number(id)));
};

export const useErrorToast = (error: unknown, message: string | null) => {
  const notify = useNotify();
  useEffect(() => {
    if (error && message) notify(message, { type: 'error' });
  }, [error, message, notify]);
};

const withFiles = (files: readonly MediaFile[], changed: readonly MediaFile[]): MediaFile[] => {
  const byId = new Map(changed.map((file) => [file.user_media_library_id, file]));
  const there = new Set(files.map(({ user_media_library_id: id }) => id));
  return [
    ...files.map((file) => byId.get(file.user_media_library_id) ?? file),
    ...[...byId.values()].filter(({ user_media_library_id: id }) => !there.has(id)),
  ];
};

/** The loaded folders, changed by what the server returned instead of loaded again. */
const cacheOver = (client: QueryClient) => {
  const inFolder = (id: number, change: (folder: FolderDetails) => FolderDetails) =>
    client.setQueryData<FolderDetails>(folderKey(id), (folder) => folder && change(folder));
  const inFolders = (change: (folders: MediaFolder[]) => MediaFolder[]) =>
    client.setQueryData<MediaFolder[]>(foldersKey, (folders) => folders && change(folders));
  const everywhere = (change: (folder: FolderDetails) => FolderDetails) =>
    client.setQueriesData<FolderDetails>({ queryKey: detailsKey }, (folder) => folder && change(folder));

  return {
    filesOf: (folder: number) => client.getQueryData<FolderDetails>(folderKey(folder))?.files,
    putFiles: (folder: number, changed: readonly MediaFile[]) =>
      inFolder(folder, (details) => ({ ...details, files: withFiles(details.files, changed) })),
    dropFiles: (folder: number, ids: ReadonlySet<number>) =>
      inFolder(folder, (details) => ({
        ...details,
        files: details.files.filter(({ user_media_library_id: id }) => !ids.has(id)),
      })),
    addFolder: (folder: MediaFolder) => {
      if (folder.parent === null) inFolders((folders) => [...folders, folder]);
      else
        inFolder(folder.parent, (details) => ({ ...details, subfolders: [...details.subfolders, folder] }));
    },
    renameFolder: ({ id, name }: FolderStep) => {
      const renamed = <T extends { id: number; name: string | null }>(list: T[]): T[] =>
        list.map((entry) => (entry.id === id ? { ...entry, name } : entry));
      inFolders(renamed);
      everywhere((details) => ({
        ...details,
        name: details.id === id ? name : details.name,
        ancestors: renamed(details.ancestors),
        subfolders: renamed(details.subfolders),
      }));
    },
    dropFolders: (ids: ReadonlySet<number>) => {
      for (const id of ids) client.removeQueries({ queryKey: folderKey(id) });
      inFolders((folders) => folders.filter(({ id }) => !ids.has(id)));
      everywhere((details) => ({
        ...details,
        subfolders: details.subfolders.filter(({ id }) => !ids.has(id)),
      }));
    },
    empty: () => {
      inFolders(() => []);
      everywhere((details) => ({ ...details, subfolders: [], files: [] }));
    },
    refetchAll: () => client.invalidateQueries({ queryKey: ['media-library-folder'] }),
  };
};

export type LibraryCache = ReturnType<typeof cacheOver>;

export const useLibraryCache = (): LibraryCache => {
  const client = useQueryClient();
  return useMemo(() => cacheOver(client), [client]);
};

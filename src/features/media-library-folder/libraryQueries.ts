import { queryOptions, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { useEffect, useMemo } from 'react';
import type { AllRows } from '../../api/readAll';
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
type FolderRows = AllRows<MediaFolder>;

const foldersQuery = (data: Data) =>
  queryOptions({
    queryKey: foldersKey,
    queryFn: ({ client, signal }) =>
      data.folders(signal, (part) => {
        if (!signal.aborted) showPart(client, part);
      }),
    refetchOnWindowFocus: false,
  });

/** While all folders are fetched again, those that are known stay. */
const showPart = (client: QueryClient, part: FolderRows) =>
  client.setQueryData<FolderRows>(foldersKey, (known) => {
    if (!known) return part;
    if (known.isWhole) return known;
    const ids = new Set(part.data.map(({ id }) => id));
    return { ...part, data: [...part.data, ...known.data.filter(({ id }) => !ids.has(id))] };
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

const mergeFiles = (files: readonly MediaFile[], changed: readonly MediaFile[]): MediaFile[] => {
  const byId = new Map(changed.map((file) => [file.user_media_library_id, file]));
  const known = new Set(files.map(({ user_media_library_id: id }) => id));
  return [
    ...files.map((file) => byId.get(file.user_media_library_id) ?? file),
    ...[...byId.values()].filter(({ user_media_library_id: id }) => !known.has(id)),
  ];
};

const withFolders = (rows: FolderRows, data: MediaFolder[]): FolderRows => ({
  ...rows,
  data,
  total: rows.total + data.length - rows.data.length,
});

/** Applies what the server returned to the cached folders, which saves fetching them again. */
const createLibraryCache = (client: QueryClient) => {
  const updateFolder = (id: number, change: (folder: FolderDetails) => FolderDetails) =>
    client.setQueryData<FolderDetails>(folderKey(id), (folder) => folder && change(folder));
  const updateFolders = (change: (folders: MediaFolder[]) => MediaFolder[]) =>
    client.setQueryData<FolderRows>(foldersKey, (rows) => rows && withFolders(rows, change(rows.data)));
  const updateAllDetails = (change: (folder: FolderDetails) => FolderDetails) =>
    client.setQueriesData<FolderDetails>({ queryKey: detailsKey }, (folder) => folder && change(folder));

  return {
    filesOf: (folder: number) => client.getQueryData<FolderDetails>(folderKey(folder))?.files,
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
      const renamed = <T extends { id: number; name: string | null }>(list: T[]): T[] =>
        list.map((entry) => (entry.id === id ? { ...entry, name } : entry));
      updateFolders(renamed);
      updateAllDetails((details) => ({
        ...details,
        name: details.id === id ? name : details.name,
        ancestors: renamed(details.ancestors),
        subfolders: renamed(details.subfolders),
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

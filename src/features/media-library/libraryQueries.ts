import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useData } from '../../api/useData';
import type { FolderDetails, MediaFile, MediaFolder } from '../../model/media';

const foldersKey = ['media-library', 'folders'] as const;
const detailsKey = ['media-library', 'folder'] as const;
const folderKey = (id: number) => [...detailsKey, id] as const;

/** The folders of the first level; loaded once. */
export const useFolders = () => {
  const data = useData();
  return useQuery({
    queryKey: foldersKey,
    queryFn: ({ signal }) => data.folders(signal),
    refetchOnWindowFocus: false,
  });
};

export const useFolder = (id: number) => {
  const data = useData();
  return useQuery({
    queryKey: folderKey(id),
    queryFn: ({ signal }) => data.folder(id, signal),
    enabled: Number.isSafeInteger(id),
    refetchOnWindowFocus: false,
  });
};

const withFile = (files: MediaFile[], file: MediaFile): MediaFile[] => {
  const at = files.findIndex(({ user_media_library_id: id }) => id === file.user_media_library_id);
  return at < 0 ? [...files, file] : files.with(at, file);
};

/** What the screens know of the library, changed by what the server answered instead of asked for anew. */
const cacheOver = (client: QueryClient) => {
  const inFolder = (id: number, change: (folder: FolderDetails) => FolderDetails) =>
    client.setQueryData<FolderDetails>(folderKey(id), (folder) => folder && change(folder));
  const inFolders = (change: (folders: MediaFolder[]) => MediaFolder[]) =>
    client.setQueryData<MediaFolder[]>(foldersKey, (folders) => folders && change(folders));
  const everywhere = (change: (folder: FolderDetails) => FolderDetails) =>
    client.setQueriesData<FolderDetails>({ queryKey: detailsKey }, (folder) => folder && change(folder));

  return {
    filesOf: (folder: number) => client.getQueryData<FolderDetails>(folderKey(folder))?.files,
    putFile: (folder: number, file: MediaFile) =>
      inFolder(folder, (details) => ({ ...details, files: withFile(details.files, file) })),
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
    renameFolder: ({ id, name }: MediaFolder) => {
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
    /** Nothing is left. */
    empty: () => {
      inFolders(() => []);
      everywhere((details) => ({ ...details, subfolders: [], files: [] }));
    },
    refetchAll: () => client.invalidateQueries({ queryKey: ['media-library'] }),
  };
};

export type LibraryCache = ReturnType<typeof cacheOver>;

export const useLibraryCache = (): LibraryCache => {
  const client = useQueryClient();
  return useMemo(() => cacheOver(client), [client]);
};

import type { QueryClient } from '@tanstack/react-query';
import type { PortalDataProvider } from '../../api/dataProvider';
import type { AllRows } from '../../api/lists';
import type { MediaFolder } from '../../model/media-library-folder/media';

type Data = Pick<PortalDataProvider, 'folder' | 'folders'>;

interface Context {
  client: QueryClient;
  signal: AbortSignal;
}

export type FolderRows = AllRows<MediaFolder>;

export const foldersKey = ['media-library-folder', 'folders'] as const;
export const detailsKey = ['media-library-folder', 'folder'] as const;
export const folderKey = (id: number) => [...detailsKey, id] as const;

export const foldersQuery = (data: Data) => ({
  queryKey: foldersKey,
  queryFn: ({ client, signal }: Context) =>
    data.folders(signal, (part) => {
      if (!signal.aborted) showPart(client, part);
    }),
});

/** While all folders are fetched again, those that are known stay. */
const showPart = (client: QueryClient, part: FolderRows) =>
  client.setQueryData<FolderRows>(foldersKey, (known) => {
    if (!known) return part;
    if (known.isWhole) return known;
    const ids = new Set(part.data.map(({ id }) => id));
    return { ...part, data: [...part.data, ...known.data.filter(({ id }) => !ids.has(id))] };
  });

export const folderQuery = (data: Data, id: number) => ({
  queryKey: folderKey(id),
  queryFn: ({ signal }: Context) => data.folder(id, signal),
});

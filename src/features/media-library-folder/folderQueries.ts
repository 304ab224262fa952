import type { PortalDataProvider } from '../../api/dataProvider';
import type { FolderDetails, MediaFolder } from '../../model/media-library-folder/media';

type Data = Pick<PortalDataProvider, 'getList' | 'getOne'>;

interface Context {
  signal: AbortSignal;
}

/** Lists put their rows into react-admin's records too, which hold no content: hence a key of its own. */
const meta = { content: true } as const;

export const foldersRequest = {
  pagination: { page: 1, perPage: 10_000 },
  sort: { field: 'name', order: 'ASC' },
  filter: {},
  meta: { whole: true },
} as const;

export const foldersKey = ['media-library-folder', 'getList', foldersRequest] as const;
export const detailsKey = ['media-library-folder', 'getOne'] as const;
export const folderRequest = (id: number) => ({ id, meta });
export const folderKey = (id: number) => [...detailsKey, { id: String(id), meta }] as const;

/** The folders without a parent, of all pages. */
export const foldersQuery = (data: Data) => ({
  queryKey: foldersKey,
  queryFn: ({ signal }: Context) =>
    data.getList<MediaFolder>('media-library-folder', { ...foldersRequest, signal }),
});

export const folderQuery = (data: Data, id: number) => ({
  queryKey: folderKey(id),
  queryFn: async ({ signal }: Context) =>
    (await data.getOne<FolderDetails>('media-library-folder', { ...folderRequest(id), signal })).data,
});

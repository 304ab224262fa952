import type { PortalDataProvider } from '../../api/dataProvider';
import type { FolderDetails, MediaFolder } from '../../model/media-library-folder/media';

type Data = Pick<PortalDataProvider, 'getList' | 'getOne'>;

interface Context {
  signal: AbortSignal;
}

const resource = 'media-library-folder';

/** Lists put their rows into react-admin's records too, which hold no content: hence a key of its own. */
const meta = { content: true } as const;

export const foldersRequest = {
  pagination: { page: 1, perPage: 20 },
  sort: { field: 'name', order: 'ASC' },
  filter: {},
  meta: { whole: true },
} as const;

export const foldersKey = [resource, 'getList', foldersRequest] as const;
export const detailsKey = [resource, 'getOne'] as const;
export const folderRequest = (id: number) => ({ id, meta });
export const folderKey = (id: number) => [...detailsKey, { id: String(id), meta }] as const;

/** The folders without a parent, of all pages. */
export const foldersQuery = (data: Data) => ({
  queryKey: foldersKey,
  queryFn: ({ signal }: Context) => data.getList<MediaFolder>(resource, { ...foldersRequest, signal }),
});

export const folderQuery = (data: Data, id: number) => ({
  queryKey: folderKey(id),
  queryFn: async ({ signal }: Context) =>
    (await data.getOne<FolderDetails>(resource, { ...folderRequest(id), signal })).data,
});

export const createFolder = async (
  data: Pick<PortalDataProvider, 'create'>,
  name: string,
  parent: number | null,
): Promise<MediaFolder> => {
  const { data: created } = await data.create<MediaFolder>(resource, {
    data: { name, parent },
    meta: { needsId: true },
  });
  // Servers may leave the parent out.
  return { ...created, parent: created.parent ?? parent };
};

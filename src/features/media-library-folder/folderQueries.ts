import { HttpError } from '../../api/HttpError';
import type { PortalDataProvider } from '../../api/dataProvider';
import type { MediaFolder } from '../../model/media-library-folder/media';
import { unpaginated } from '../../model/completeList';

type Data = Pick<PortalDataProvider, 'getList' | 'folder'>;

interface Context {
  signal: AbortSignal;
}

const resource = 'media-library-folder';

export const foldersRequest = {
  pagination: unpaginated,
  sort: { field: 'name', order: 'ASC' },
  filter: {},
} as const;

export const foldersKey = [resource, 'getList', foldersRequest] as const;
/** Separate from react-admin's record key, which list rows fill without the folder's content. */
export const detailsKey = [resource, 'folder'] as const;
export const folderKey = (id: number) => [...detailsKey, id] as const;

/** Loads the top-level folders of all pages. */
export const foldersQuery = (data: Data) => ({
  queryKey: foldersKey,
  queryFn: ({ signal }: Context) => data.getList<MediaFolder>(resource, { ...foldersRequest, signal }),
});

export const folderQuery = (data: Data, id: number) => ({
  queryKey: folderKey(id),
  queryFn: ({ signal }: Context) => data.folder(id, signal),
});

export const createFolder = async (
  data: Pick<PortalDataProvider, 'create'>,
  name: string,
  parent: number | null,
): Promise<MediaFolder> => {
  const { data: created } = await data.create<MediaFolder>(resource, {
    data: { name, parent },
  });
  if (!created.id) throw new HttpError(0, created, 'format');
  // Servers may omit the parent.
  return { ...created, parent: created.parent ?? parent };
};

import type { PortalDataProvider } from '../../../api/dataProvider';
import { nameKey, type MediaFile, type MediaFolder } from '../../../model/media-library-folder/media';
import { createFolder, foldersRequest } from '../folderQueries';
import type { LibraryCache } from '../libraryQueries';
import { findFreeName } from '../mediaFile';

export interface UploadTarget {
  data: Pick<PortalDataProvider, 'uploadFile' | 'folder' | 'getAll' | 'create'>;
  cache: Pick<LibraryCache, 'getFiles' | 'addFolder'>;
}

/** Returns a function that finds a folder by its path below `root` and creates what is missing. */
export const createFolderFinder = ({ data, cache }: UploadTarget) => {
  const pending = new Map<string, Promise<number>>();

  const findOrCreate = async (parent: number | null, name: string): Promise<number> => {
    const siblings =
      parent === null
        ? (await data.getAll<MediaFolder>('media-library-folder', foldersRequest)).data
        : (await data.folder(parent)).subfolders;
    const existingFolder = siblings.find((one) => one.name === name);
    if (existingFolder) return existingFolder.id;
    const created = await createFolder(data, name, parent);
    cache.addFolder(created);
    return created.id;
  };

  const find = async (root: number | null, path: readonly string[]): Promise<number> => {
    const name = path.at(-1);
    if (name === undefined) {
      if (root === null) throw new Error('Files cannot be uploaded to the top level of the library.');
      return root;
    }
    const key = JSON.stringify([root, ...path]);
    const known = pending.get(key);
    if (known) return known;
    const search = (async () => {
      const parent = path.length === 1 ? root : await find(root, path.slice(0, -1));
      return findOrCreate(parent, name);
    })();
    pending.set(key, search);
    // Cached only briefly, because the folder may be deleted.
    search.then(
      () => setTimeout(() => pending.delete(key), 5000),
      () => pending.delete(key),
    );
    return search;
  };

  return find;
};

const hasName = ({ file_name }: MediaFile, name: string) => nameKey(file_name) === nameKey(name);

/** Fetches only if the cache has no file of that name, because a batch may have thousands of conflicts. */
const findFiles = async (
  { data, cache }: UploadTarget,
  name: string,
  id: number,
): Promise<readonly MediaFile[]> => {
  const known = cache.getFiles(id);
  return known?.some((file) => hasName(file, name)) ? known : (await data.folder(id)).files;
};

export const createNameLookup = (target: UploadTarget) => ({
  findExisting: async (name: string, id: number): Promise<MediaFile | null> =>
    (await findFiles(target, name, id)).find((file) => hasName(file, name)) ?? null,

  /** Resolves to a function, because `others` may get names meanwhile. */
  getNamePicker: async (name: string, id: number) => {
    const files = await findFiles(target, name, id);
    return (others: readonly string[]): string => {
      const taken = new Set([...files.map(({ file_name }) => file_name), ...others].map(nameKey));
      return findFreeName(name, (one) => taken.has(nameKey(one)));
    };
  },
});

import type { PrefetchContext } from '../../../api/useData';
import { nameKey } from '../../../model/media-library-folder/fileName';
import type { MediaFile } from '../../../model/media-library-folder/media';
import type { LibraryCache } from '../libraryQueries';
import { freeName } from '../mediaFile';

/** The library that files are uploaded to: what the server does, and what the screens know. */
export interface UploadTarget {
  data: Pick<PrefetchContext['data'], 'uploadFile' | 'folder' | 'folders' | 'createFolder'>;
  cache: Pick<LibraryCache, 'filesOf' | 'addFolder'>;
}

/** Finds folders by their path below another, and creates those that are not there; each only once. */
export const folderFinder = ({ data, cache }: UploadTarget) => {
  const known = new Map<string, Promise<number>>();

  const child = async (parent: number | null, name: string): Promise<number> => {
    const there = parent === null ? await data.folders() : (await data.folder(parent)).subfolders;
    const same = there.find((one) => one.name === name);
    if (same) return same.id;
    const created = await data.createFolder(name, parent);
    cache.addFolder(created);
    return created.id;
  };

  const find = async (root: number | null, path: readonly string[]): Promise<number> => {
    const name = path.at(-1);
    if (name === undefined) {
      if (root === null) throw new Error('Files cannot lie beside the folders of the library.');
      return root;
    }
    const key = JSON.stringify([root, ...path]);
    const found = known.get(key);
    if (found) return found;
    const search = (async () => {
      const parent = path.length === 1 ? root : await find(root, path.slice(0, -1));
      return child(parent, name);
    })();
    known.set(key, search);
    // Not kept for long, since a folder may be deleted: it only spares calls at the same time.
    search.then(
      () => setTimeout(() => known.delete(key), 5000),
      () => known.delete(key),
    );
    return search;
  };

  return find;
};

const hasName = ({ file_name }: MediaFile, name: string) => nameKey(file_name) === nameKey(name);

/** Fetched only where no file of that name is known: thousands of conflicts ask about one folder. */
const filesBeside = async (
  { data, cache }: UploadTarget,
  name: string,
  id: number,
): Promise<readonly MediaFile[]> => {
  const known = cache.filesOf(id);
  return known?.some((file) => hasName(file, name)) ? known : (await data.folder(id)).files;
};

export const nameConflicts = (target: UploadTarget) => ({
  existing: async (name: string, id: number): Promise<MediaFile | null> =>
    (await filesBeside(target, name, id)).find((file) => hasName(file, name)) ?? null,

  freeName: async (name: string, id: number, others: readonly string[]): Promise<string> => {
    const files = await filesBeside(target, name, id);
    const taken = new Set([...files.map(({ file_name }) => file_name), ...others].map(nameKey));
    return freeName(name, (one) => taken.has(nameKey(one)));
  },
});

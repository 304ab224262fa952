import type { UploadPorts } from './UploadPorts';

type Ports = Pick<UploadPorts, 'folder' | 'folders' | 'createFolder' | 'onFolder'>;

/** Finds folders by their path below another, and creates those that are not there; each only once. */
export const folderFinder = ({ folder, folders, createFolder, onFolder }: Ports) => {
  const known = new Map<string, Promise<number>>();

  const child = async (parent: number | null, name: string): Promise<number> => {
    const there = parent === null ? await folders() : (await folder(parent)).subfolders;
    const same = there.find((one) => one.name === name);
    if (same) return same.id;
    const created = await createFolder(name, parent);
    onFolder(created);
    return created.id;
  };

  /** The id of the folder at `path` below `root`. The call after a failure tries again. */
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

  return { find };
};

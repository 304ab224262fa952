import { expect, it } from 'vitest';
import type { FolderDetails, MediaFile, MediaFolder } from '../../../../src/model/media-library-folder/media';
import type { UploadItem } from '../../../../src/features/media-library-folder/upload/uploads';
import { HttpError } from '../../../../src/api/HttpError';
import { createUploadQueue } from '../../../../src/features/media-library-folder/upload/uploadQueue';
import type { UploadTarget } from '../../../../src/features/media-library-folder/upload/uploadTarget';

const taken = new HttpError(400, { non_field_errors: ['A file with this name already exists.'] });

/** A library in memory that behaves like the server. */
const aLibrary = () => {
  const folders: MediaFolder[] = [{ id: 1, name: 'Top', parent: null, description: null, created_at: null }];
  const files: (MediaFile & { folder: number; text: File })[] = [];
  const batches: (readonly UploadItem[])[] = [];
  const failing = new Set<string>();
  const folderErrors: unknown[] = [];
  const network = { isPaused: false };
  const data: UploadTarget['data'] = {
    uploadFile: async ({ folder, file, name, overwrite, signal }) => {
      while (network.isPaused) {
        await new Promise((resolve) => setTimeout(resolve, 5));
        signal?.throwIfAborted();
      }
      if (failing.has(name)) throw new Error('broken');
      const existing = files.find((one) => one.folder === folder && one.file_name === name);
      if (existing && !overwrite) throw taken;
      const id = existing?.user_media_library_id ?? files.length + 1;
      const saved = { user_media_library_id: id, file_name: name, file_url: '', size: 1, created_at: null };
      if (existing) files.splice(files.indexOf(existing), 1);
      files.push({ ...saved, folder, text: file });
      return saved;
    },
    folder: async (id): Promise<FolderDetails> => ({
      ...(folders.find((one) => one.id === id) ?? {
        id,
        name: '',
        parent: null,
        description: '',
        created_at: '',
      }),
      ancestors: [],
      subfolders: folders.filter(({ parent }) => parent === id),
      files: files.filter(({ folder }) => folder === id),
    }),
    getAll: async () => {
      const top = folders.filter(({ parent }) => parent === null);
      return { data: top as never[], total: top.length, isWhole: true };
    },
    create: async (_resource, { data: typed }) => {
      const { name, parent } = typed as unknown as MediaFolder;
      if (failing.has(name ?? '')) throw new Error('broken');
      const folder = { id: folders.length + 1, name, parent, description: null, created_at: null };
      folders.push(folder);
      return { data: folder as never };
    },
  };
  const queue = createUploadQueue({
    data,
    cache: { filesOf: () => [], addFolder: () => undefined },
    onFile: () => undefined,
    onFolderFailed: (error) => folderErrors.push(error),
    onBatch: (items) => batches.push(items),
  });
  return { queue, data, folders, files, batches, failing, folderErrors, network };
};

const dropped = (...names: string[]) => ({
  files: names.map((name) => {
    const path = name.split('/');
    return { file: new File(['x'], path.at(-1) ?? ''), path: path.slice(0, -1) };
  }),
  folders: [],
  unreadable: 0,
});

const waitUntil = async (condition: () => boolean) => {
  for (let tries = 0; !condition(); tries += 1) {
    if (tries > 400) throw new Error('Timed out.');
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
};

it('creates each folder of a drop once, below the existing ones', async () => {
  const { queue, folders, files, batches } = aLibrary();
  queue.add({ ...dropped('Top/x/1', 'Top/x/2', 'Top/y/3', 'Top/4'), folders: [['Top', 'empty']] }, null);
  await waitUntil(() => batches.length > 0 && folders.length === 4);
  expect(new Set(folders.map(({ name }) => name))).toEqual(new Set(['Top', 'empty', 'x', 'y']));
  expect(files).toHaveLength(4);
});

it('reports once that folders of a drop could not be created, even when no file needs them', async () => {
  const { queue, failing, folders, folderErrors } = aLibrary();
  failing.add('a').add('c');
  queue.add({ files: [], folders: [['a'], ['a', 'b'], ['c'], ['d']], unreadable: 0 }, 1);
  await waitUntil(() => folderErrors.length > 0);
  expect(folderErrors).toEqual([new Error('broken')]);
  expect(folders.map(({ name }) => name)).toEqual(['Top', 'd']);
});

it('reports that a file failed when no free name can be found', async () => {
  const { queue, data, batches } = aLibrary();
  queue.add(dropped('a.txt'), 1);
  await waitUntil(() => batches.length === 1);
  queue.add(dropped('a.txt'), 1);
  await waitUntil(() => queue.snapshot().some(({ state }) => state === 'asking'));
  data.folder = () => Promise.reject(new Error('gone'));
  queue.resolveConflict(queue.snapshot().find(({ state }) => state === 'asking')?.id ?? 0, 'keepBoth', false);
  await waitUntil(() => batches.length === 2);
  expect(batches[1]?.map(({ state }) => state)).toEqual(['failed']);
});

import { randomUUID } from 'node:crypto';
import { renameSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';

export const isTemporaryName = (name: string) => /^\..+\.tmp$/.test(name);

type Chunks = Iterable<Buffer> | AsyncIterable<Buffer>;

export interface StoredUpload {
  stored_as: string;
  size: number;
}

// Keeps rows from pointing outside the folder.
export const storedNamePattern = /^[0-9a-f-]{36}(\.[a-z0-9]{1,8})?$/;

const createStoredName = (extension: string): string => {
  const suffix = /^[a-z0-9]{1,8}$/i.test(extension) ? `.${extension.toLowerCase()}` : '';
  return `${randomUUID()}${suffix}`;
};

export const openUploads = async (path: string) => {
  // Express sends files from absolute paths only.
  const folder = resolve(path);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  // Uploads interrupted by a shutdown were never acknowledged.
  const leftovers = (await readdir(folder)).filter(isTemporaryName);
  await Promise.all(leftovers.map((name) => rm(join(folder, name), { force: true })));

  const getPath = (name: string) => {
    if (!storedNamePattern.test(name)) throw new Error(`"${name}" is not a valid name of an upload.`);
    return join(folder, name);
  };
  const getTemporaryPath = (name: string) => join(folder, `.${name}.tmp`);
  const remove = async (name: string): Promise<void> => {
    for (const place of [getPath(name), getTemporaryPath(name)]) await rm(place, { force: true });
  };
  const receive = async (chunks: Chunks, extension = ''): Promise<StoredUpload> => {
    const stored_as = createStoredName(extension);
    const temporaryPath = getTemporaryPath(stored_as);
    try {
      await writeFile(temporaryPath, chunks, { mode: 0o600 });
      return { stored_as, size: (await stat(temporaryPath)).size };
    } catch (error) {
      await remove(stored_as);
      throw error;
    }
  };
  const keep = (name: string): void => renameSync(getTemporaryPath(name), getPath(name));
  return {
    getPath,
    /** Takes `extension` without the dot. Rejects and removes the file if the stream fails. */
    receive,
    /** Call with the write of the row: the next start removes files that were not kept. */
    keep,
    save: async (bytes: Buffer, extension = ''): Promise<string> => {
      const { stored_as } = await receive([bytes], extension);
      keep(stored_as);
      return stored_as;
    },
    read: (name: string) => readFile(getPath(name)),
    remove,
  };
};

export type Uploads = Awaited<ReturnType<typeof openUploads>>;

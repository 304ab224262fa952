import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
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
  const receive = async (chunks: Chunks, extension = ''): Promise<StoredUpload> => {
    const stored_as = createStoredName(extension);
    const temporaryPath = join(folder, `.${stored_as}.tmp`);
    try {
      await writeFile(temporaryPath, chunks, { mode: 0o600 });
      const { size } = await stat(temporaryPath);
      await rename(temporaryPath, getPath(stored_as));
      return { stored_as, size };
    } catch (error) {
      await rm(temporaryPath, { force: true });
      throw error;
    }
  };
  return {
    getPath,
    /** Takes `extension` without the dot. Rejects and removes the temporary file if the stream fails. */
    receive,
    save: async (bytes: Buffer, extension = '') => (await receive([bytes], extension)).stored_as,
    read: (name: string) => readFile(getPath(name)),
    remove: (name: string) => rm(getPath(name), { force: true }),
  };
};

export type Uploads = Awaited<ReturnType<typeof openUploads>>;

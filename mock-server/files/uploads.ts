import { randomUUID } from 'node:crypto';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import {
  isTemporaryName,
  makeFolder,
  renameSynced,
  temporaryName,
  writeSynced,
  type Chunks,
} from './durable';

/** A file that is on disk under a temporary name until it is kept. */
export interface Incoming {
  size: number;
  /** Resolves with the stored name. */
  keep(): Promise<string>;
  drop(): Promise<void>;
}

// Only names of this shape are served, so that no row can point outside the folder.
export const storedName = /^[0-9a-f-]{36}(\.[a-z0-9]{1,8})?$/;

const newName = (extension: string): string => {
  const suffix = /^[a-z0-9]{1,8}$/i.test(extension) ? `.${extension.toLowerCase()}` : '';
  return `${randomUUID()}${suffix}`;
};

export const openUploads = async (path: string) => {
  // Express sends files from absolute paths only.
  const folder = resolve(path);
  await makeFolder(folder);
  // Uploads that were interrupted by a shutdown were never acknowledged.
  const left = (await readdir(folder)).filter(isTemporaryName);
  await Promise.all(left.map((name) => rm(join(folder, name), { force: true })));

  const pathOf = (name: string) => {
    if (!storedName.test(name)) throw new Error(`"${name}" is not the name of an upload.`);
    return join(folder, name);
  };
  const receive = async (chunks: Chunks, extension = ''): Promise<Incoming> => {
    const name = newName(extension);
    const temporary = temporaryName(pathOf(name));
    const drop = () => rm(temporary, { force: true });
    try {
      const size = await writeSynced(temporary, chunks);
      const keep = async () => {
        await renameSynced(temporary, pathOf(name));
        return name;
      };
      return { size, keep, drop };
    } catch (failure) {
      await drop();
      throw failure;
    }
  };
  return {
    pathOf,
    /** `extension` without the dot. Rejects and removes the temporary file when the stream fails. */
    receive,
    save: async (bytes: Buffer, extension = '') => (await receive([bytes], extension)).keep(),
    read: (name: string) => readFile(pathOf(name)),
    remove: (name: string) => rm(pathOf(name), { force: true }),
  };
};

export type Uploads = Awaited<ReturnType<typeof openUploads>>;

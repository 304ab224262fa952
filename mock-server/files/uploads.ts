import { randomUUID } from 'node:crypto';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import {
  isTemporaryName,
  makeFolder,
  renameSynced,
  temporaryName,
  writeSynced,
  type Pieces,
} from './durable';

/** A file that has arrived and is on disk, but belongs to nobody yet. */
export interface Incoming {
  size: number;
  /** Returns its stored name. */
  keep(): Promise<string>;
  drop(): Promise<void>;
}

// Stored names are the only ones let through, so that no row can lead out of the folder.
export const storedName = /^[0-9a-f-]{36}(\.[a-z0-9]{1,8})?$/;

const newName = (extension: string): string => {
  const suffix = /^[a-z0-9]{1,8}$/i.test(extension) ? `.${extension.toLowerCase()}` : '';
  return `${randomUUID()}${suffix}`;
};

export const openUploads = async (folder: string) => {
  await makeFolder(folder);
  // What was arriving when the last server ended was never acknowledged.
  const left = (await readdir(folder)).filter(isTemporaryName);
  await Promise.all(left.map((name) => rm(join(folder, name), { force: true })));

  const pathOf = (name: string) => {
    if (!storedName.test(name)) throw new Error(`"${name}" is not the name of an upload.`);
    return join(folder, name);
  };
  const receive = async (pieces: Pieces, extension = ''): Promise<Incoming> => {
    const name = newName(extension);
    const temporary = temporaryName(pathOf(name));
    const drop = () => rm(temporary, { force: true });
    try {
      const size = await writeSynced(temporary, pieces);
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
    /** Rejects, leaving nothing, where the stream breaks off. `extension` without the dot. */
    receive,
    /** Returns the stored name. */
    save: async (bytes: Buffer, extension = '') => (await receive([bytes], extension)).keep(),
    read: (name: string) => readFile(pathOf(name)),
    remove: (name: string) => rm(pathOf(name), { force: true }),
  };
};

export type Uploads = Awaited<ReturnType<typeof openUploads>>;

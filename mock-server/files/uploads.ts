import { randomUUID } from 'node:crypto';
import { open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { isTemporaryName, makeFolder, syncFolder, temporaryName, writeDurably } from './durable';

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

const writeStream = async (path: string, bytes: Readable): Promise<number> => {
  const handle = await open(path, 'wx', 0o600);
  try {
    let size = 0;
    for await (const piece of bytes as AsyncIterable<Buffer>) {
      await handle.writeFile(piece);
      size += piece.length;
    }
    await handle.sync();
    return size;
  } finally {
    await handle.close();
  }
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
  return {
    pathOf,
    /** Returns the stored name. `extension` without the dot. */
    save: async (bytes: Buffer, extension = '') => {
      const name = newName(extension);
      await writeDurably(pathOf(name), [bytes]);
      return name;
    },
    /** Rejects, leaving nothing, where the stream breaks off. */
    receive: async (bytes: Readable, extension = ''): Promise<Incoming> => {
      const name = newName(extension);
      const temporary = temporaryName(pathOf(name));
      try {
        const size = await writeStream(temporary, bytes);
        return {
          size,
          keep: async () => {
            await rename(temporary, pathOf(name));
            await syncFolder(folder);
            return name;
          },
          drop: () => rm(temporary, { force: true }),
        };
      } catch (failure) {
        await rm(temporary, { force: true });
        throw failure;
      }
    },
    read: (name: string) => readFile(pathOf(name)),
    remove: (name: string) => rm(pathOf(name), { force: true }),
  };
};

export type Uploads = Awaited<ReturnType<typeof openUploads>>;

import { randomUUID } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { makeFolder, writeDurably } from './storage/durable';

/** Files that people uploaded, below DATA_DIR/uploads, under names nobody can guess. */
export interface Uploads {
  /** Keeps the bytes and answers their stored name. `extension` without the dot, e.g. `pdf`. */
  save(bytes: Buffer, extension?: string): Promise<string>;
  read(name: string): Promise<Buffer>;
  /** Where the file lies, for streaming. Throws for a name that `save` cannot have given. */
  pathOf(name: string): string;
  remove(name: string): Promise<void>;
}

// Stored names are the only ones let through, so that no row can lead out of the folder.
const storedName = /^[0-9a-f-]{36}(\.[a-z0-9]{1,8})?$/;

export const openUploads = async (folder: string): Promise<Uploads> => {
  await makeFolder(folder);
  const pathOf = (name: string) => {
    if (!storedName.test(name)) throw new Error(`"${name}" is not the name of an upload.`);
    return join(folder, name);
  };
  return {
    pathOf,
    save: async (bytes, extension = '') => {
      const suffix = /^[a-z0-9]{1,8}$/i.test(extension) ? `.${extension.toLowerCase()}` : '';
      const name = `${randomUUID()}${suffix}`;
      await writeDurably(pathOf(name), [bytes]);
      return name;
    },
    read: (name) => readFile(pathOf(name)),
    remove: (name) => rm(pathOf(name), { force: true }),
  };
};

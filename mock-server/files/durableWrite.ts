import { constants } from 'node:fs';
import { mkdir, open, rename } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

const ownerOnly = 0o600;

/** Makes a rename or a new file in the folder survive a power cut. */
const syncFolder = async (folder: string): Promise<void> => {
  const handle = await open(folder, constants.O_RDONLY);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
};

export const createFolder = async (folder: string): Promise<void> => {
  const firstCreated = await mkdir(folder, { recursive: true, mode: 0o700 });
  if (firstCreated) await syncFolder(dirname(firstCreated));
};

export const getTemporaryPath = (path: string) => join(dirname(path), `.${basename(path)}.tmp`);

export const isTemporaryName = (name: string) => /^\..+\.tmp$/.test(name);

export type Chunks = Iterable<Buffer> | AsyncIterable<Buffer>;

export const writeAndSync = async (path: string, chunks: Chunks): Promise<number> => {
  const handle = await open(path, 'w', ownerOnly);
  try {
    let size = 0;
    for await (const chunk of chunks) {
      await handle.writeFile(chunk);
      size += chunk.length;
    }
    await handle.sync();
    return size;
  } finally {
    await handle.close();
  }
};

export const renameAndSync = async (from: string, to: string): Promise<void> => {
  await rename(from, to);
  await syncFolder(dirname(to));
};

/** Writes all or nothing: temporary file, fsync, rename, fsync of the folder. */
export const writeDurably = async (path: string, bytes: Buffer): Promise<void> => {
  const temporaryPath = getTemporaryPath(path);
  await writeAndSync(temporaryPath, [bytes]);
  await renameAndSync(temporaryPath, path);
};

import { constants } from 'node:fs';
import { mkdir, open, rename } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

const ownerOnly = 0o600;

/** Makes a rename or a new file in the folder survive a power cut. */
export const syncFolder = async (folder: string): Promise<void> => {
  const handle = await open(folder, constants.O_RDONLY);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
};

export const makeFolder = async (folder: string): Promise<void> => {
  const first = await mkdir(folder, { recursive: true, mode: 0o700 });
  if (first) await syncFolder(dirname(first));
};

export const temporaryName = (path: string) => join(dirname(path), `.${basename(path)}.tmp`);

export const isTemporaryName = (name: string) => /^\..+\.tmp$/.test(name);

/** As a whole or not at all: temporary file, fsync, rename, fsync of the folder. */
export const writeDurably = async (
  path: string,
  pieces: Iterable<Buffer | string> | AsyncIterable<Buffer | string>,
): Promise<void> => {
  const temporary = temporaryName(path);
  const handle = await open(temporary, 'w', ownerOnly);
  try {
    for await (const piece of pieces) await handle.writeFile(piece);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(temporary, path);
  await syncFolder(dirname(path));
};

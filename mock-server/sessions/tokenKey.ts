import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeDurably } from '../files/durable';
import { StorageError } from '../storage/StorageError';

export const loadTokenKey = async (dataDir: string): Promise<Uint8Array> => {
  const path = join(dataDir, 'token.key');
  const stored = await readFile(path, 'utf8').catch((failure: NodeJS.ErrnoException) => {
    if (failure.code === 'ENOENT') return null;
    throw failure;
  });
  if (stored === null) {
    const key = randomBytes(32);
    await writeDurably(path, [`${key.toString('base64url')}\n`]);
    return key;
  }
  const key = Buffer.from(stored.trim(), 'base64url');
  if (key.length === 32) return key;
  throw new StorageError(`${path} is damaged. Remove it to sign everybody out and begin with a new key.`);
};

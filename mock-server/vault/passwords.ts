import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import { createQueue } from '../queue';
import type { Database } from '../storage/Database';
import { noAuthenticator } from './authenticator';

/** Leaves one core for other requests, and two of libuv's four threads for the disk. */
const concurrency = Math.min(2, Math.max(1, availableParallelism() - 1));

/** About ten seconds of work. Further callers get a 429. */
const maxWaiting = 200;
const queue = createQueue(concurrency, maxWaiting);

const runScrypt = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);

/** `N` is the cost; the others are Node's defaults. */
const deriveKey = (password: string, salt: Buffer, N: number): Promise<Buffer> =>
  queue.run(() => runScrypt(password.normalize('NFKC'), salt, 32, { N }));

const verifyPassword = async (stored: string, password: string): Promise<boolean> => {
  const [, N, , , salt = '', key = ''] = stored.split('$');
  const actual = await deriveKey(password, Buffer.from(salt, 'base64url'), Number(N));
  return timingSafeEqual(actual, Buffer.from(key, 'base64url'));
};

export const createPasswords = async (db: Database, cost: number) => {
  /** Returns `scrypt$N$r$p$salt$key`, so that the cost can change without a migration. */
  const hash = async (password: string): Promise<string> => {
    const salt = randomBytes(16);
    const key = await deriveKey(password, salt, cost);
    return `scrypt$${cost}$8$1$${salt.toString('base64url')}$${key.toString('base64url')}`;
  };
  const decoy = await hash(randomBytes(16).toString('hex'));
  const store = (userId: number, password_hash: string) => {
    if (db.update('credentials', userId, { password_hash })) return;
    db.insert('credentials', { id: userId, password_hash, ...noAuthenticator });
  };
  return {
    hash,
    store,
    /** Hashes for an unknown user (0) too, so that timing does not reveal who has an account. */
    check: async (userId: number, password: string) => {
      const getStored = () => db.get('credentials', userId)?.password_hash;
      const stored = getStored();
      const isCorrect = await verifyPassword(stored ?? decoy, password);
      // The password may have been replaced meanwhile.
      return isCorrect && stored !== undefined && stored === getStored();
    },
  };
};

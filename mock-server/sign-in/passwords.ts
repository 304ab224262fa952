import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import type { Request } from 'express';
import { maxPassword, minPassword } from '../../src/model/users/accountRules';
import { tooManyRequests, invalidField } from '../guards/ApiError';
import { createQueue } from '../queue';
import { getClientAddress, toNetwork } from '../guards/visitor';
import type { Database } from '../storage/Database';
import { noAuthenticator } from './authenticator';
import { message } from '../messages/message';

interface Costs {
  N: number;
  r: number;
  p: number;
}

/** Leaves one core for other requests, and two of libuv's four threads for the disk. */
const concurrency = Math.min(2, Math.max(1, availableParallelism() - 1));

/** About ten seconds of work. Further callers get a 429. */
const maxWaiting = 200;
const maxWaitingPerAddress = 10;
const queue = createQueue(concurrency, maxWaiting, () => tooManyRequests(10), maxWaitingPerAddress);

const runScrypt = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);

const deriveKey = (password: string, salt: Buffer, { N, r, p }: Costs, req?: Request): Promise<Buffer> => {
  const options = { N, r, p, maxmem: 256 * N * r };
  const run = () => runScrypt(password.normalize('NFKC'), salt, 32, options);
  return queue.run(run, req && toNetwork(getClientAddress(req)));
};

/** Returns `scrypt$N$r$p$salt$key`, so that the cost can change without a migration. */
const hashPassword = async (password: string, costs: Costs, req?: Request): Promise<string> => {
  const salt = randomBytes(16);
  const key = await deriveKey(password, salt, costs, req);
  return ['scrypt', costs.N, costs.r, costs.p, salt.toString('base64url'), key.toString('base64url')].join(
    '$',
  );
};

const verifyPassword = async (stored: string, password: string, req?: Request): Promise<boolean> => {
  const [, N, r, p, salt = '', key = ''] = stored.split('$');
  const expected = Buffer.from(key, 'base64url');
  const costs = { N: Number(N), r: Number(r), p: Number(p) };
  const actual = await deriveKey(password, Buffer.from(salt, 'base64url'), costs, req);
  return actual.length === expected.length && timingSafeEqual(actual, expected);
};

export const createPasswords = async (db: Database, cost: number) => {
  const hash = (password: string, req?: Request) => hashPassword(password, { N: cost, r: 8, p: 1 }, req);
  const decoy = await hash(randomBytes(16).toString('hex'));
  const store = (userId: number, password_hash: string) => {
    if (db.update('credentials', userId, { password_hash })) return;
    db.insert('credentials', { id: userId, password_hash, ...noAuthenticator });
  };
  return {
    hash,
    store,
    set: async (userId: number, password: string) => store(userId, await hash(password)),
    /** Hashes for an unknown user (0) too, so that timing does not reveal who has an account. */
    check: async (userId: number, password: string, req?: Request) => {
      const getStored = () => db.get('credentials', userId)?.password_hash;
      const stored = getStored();
      const isCorrect = await verifyPassword(stored ?? decoy, password, req);
      // The password may have been replaced meanwhile.
      return isCorrect && stored !== undefined && stored === getStored();
    },
  };
};

const changeFields = { password: 'new_password', confirmation: 'confirm_new_password' };

export const accountFields = { password: 'password', confirmation: 'confirm_password' };

export const checkNewPassword = (
  password: string,
  confirmation: string,
  fields = changeFields,
  minLength = minPassword,
): void => {
  if (password.length < minLength)
    throw invalidField(
      fields.password,
      message('Password must be at least {limit} characters long.', { limit: minLength }),
    );
  if (password.length > maxPassword)
    throw invalidField(
      fields.password,
      message('Ensure this field has no more than {limit} characters.', { limit: maxPassword }),
    );
  if (password !== confirmation) throw invalidField(fields.confirmation, 'Passwords do not match.');
};

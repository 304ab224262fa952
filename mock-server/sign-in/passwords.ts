import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';
import type { Request } from 'express';
import { maxPassword, minPassword } from '../../src/model/users/accountRules';
import { throttled, invalidField } from '../guards/ApiError';
import { createQueue } from '../queue';
import { addressOf, networkOf } from '../sessions/visitor';
import type { Database } from '../storage/Database';
import { noAuthenticator } from './authenticator';
import { message } from '../messages/message';

interface Costs {
  N: number;
  r: number;
  p: number;
}

/** Leaves a core for other requests, and two of libuv's four threads for the disk. */
const concurrency = Math.min(2, Math.max(1, availableParallelism() - 1));

/** About ten seconds of work; further callers get a 429. */
const maxWaiting = 200;
const maxWaitingPerAddress = 10;
const queue = createQueue(concurrency, maxWaiting, () => throttled(10), maxWaitingPerAddress);

const scryptKey = (password: string, salt: Buffer, { N, r, p }: Costs): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, 32, { N, r, p, maxmem: 256 * N * r }, (failure, key) => {
      if (failure) reject(failure);
      else resolve(key);
    });
  });

const derive = (password: string, salt: Buffer, costs: Costs, req?: Request): Promise<Buffer> =>
  queue.run(() => scryptKey(password, salt, costs), req && networkOf(addressOf(req)));

/** Formats `scrypt$N$r$p$salt$key`, so that the cost can change without a migration. */
const hashed = async (password: string, costs: Costs, req?: Request): Promise<string> => {
  const salt = randomBytes(16);
  const key = await derive(password, salt, costs, req);
  return ['scrypt', costs.N, costs.r, costs.p, salt.toString('base64url'), key.toString('base64url')].join(
    '$',
  );
};

const matches = async (stored: string, password: string, req?: Request): Promise<boolean> => {
  const [, N, r, p, salt = '', key = ''] = stored.split('$');
  const expected = Buffer.from(key, 'base64url');
  const costs = { N: Number(N), r: Number(r), p: Number(p) };
  const actual = await derive(password, Buffer.from(salt, 'base64url'), costs, req);
  return actual.length === expected.length && timingSafeEqual(actual, expected);
};

export const createPasswords = async (db: Database, cost: number) => {
  const hash = (password: string, req?: Request) => hashed(password, { N: cost, r: 8, p: 1 }, req);
  const decoy = await hash(randomBytes(16).toString('hex'));
  const checkHash = async (stored: string | null | undefined, password: string, req?: Request) => {
    const isRight = await matches(stored || decoy, password, req);
    return Boolean(stored) && isRight;
  };
  const put = (userId: number, password_hash: string) => {
    if (db.update('credentials', userId, { password_hash })) return;
    db.insert('credentials', { id: userId, password_hash, ...noAuthenticator });
  };
  return {
    hash,
    put,
    set: async (userId: number, password: string) => put(userId, await hash(password)),
    checkHash,
    /** Takes the same time for an unknown user (null), so that timing does not reveal who has an account. */
    check: (userId: number | null, password: string, req?: Request) =>
      checkHash(userId === null ? null : db.get('credentials', userId)?.password_hash, password, req),
  };
};

const changeFields = { password: 'new_password', confirmation: 'confirm_new_password' };

export const accountFields = { password: 'password', confirmation: 'confirm_password' };

export const checkNewPassword = (
  password: string,
  confirmation: string,
  fields = changeFields,
  min = minPassword,
): void => {
  if (password.length < min)
    throw invalidField(
      fields.password,
      message('Password must be at least {limit} characters long.', { limit: min }),
    );
  if (password.length > maxPassword)
    throw invalidField(
      fields.password,
      message('Ensure this field has no more than {limit} characters.', { limit: maxPassword }),
    );
  if (password !== confirmation) throw invalidField(fields.confirmation, 'Passwords do not match.');
};

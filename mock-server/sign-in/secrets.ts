import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';

/** What the database keeps of a secret that a person or a browser holds. */
export const digest = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

export const randomSecret = (): string => randomBytes(32).toString('base64url');

export const sixDigits = (): string => String(randomInt(1_000_000)).padStart(6, '0');

/** Compares without telling by its time where the difference is. */
export const sameSecret = (one: string, other: string): boolean =>
  timingSafeEqual(Buffer.from(digest(one)), Buffer.from(digest(other)));

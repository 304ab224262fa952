import { createHash, randomBytes, randomInt } from 'node:crypto';

export const digest = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

export const randomSecret = (): string => randomBytes(32).toString('base64url');

export const randomCode = (): string => String(randomInt(1_000_000)).padStart(6, '0');

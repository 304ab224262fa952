import { createHmac, randomBytes } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SignJWT, jwtVerify } from 'jose';
import type { ServerSettings } from '../settings';
import { digest } from '../secrets';
import { StorageError } from '../storage/sqliteFile';
import type { SessionRow } from '../storage/tables';

/** Separate audience, so that the portal's API rejects tokens of services. */
const audiences = { access: 'pulsehub', refresh: 'pulsehub', service: 'pulsehub-service' } as const;

/** Every token that this server signed has these claims. */
interface Payload {
  token_type: string;
  sid: string;
  jti: string;
  exp: number;
}

export const createTokens = (
  key: Uint8Array,
  ttls: Pick<ServerSettings, 'accessTtlS' | 'refreshTtlS'>,
  now: () => number,
) => {
  const toSeconds = (milliseconds: number) => Math.floor(milliseconds / 1000);
  const sign = (
    { user }: SessionRow,
    sessionKey: string,
    kind: keyof typeof audiences,
    tokenId: string,
    expires: number,
    extraClaims = {},
  ) =>
    new SignJWT({ token_type: kind, user_id: user, sid: sessionKey, ...extraClaims })
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
      .setAudience(audiences[kind])
      .setJti(tokenId)
      .setIssuedAt(toSeconds(now()))
      .setExpirationTime(expires)
      .sign(key);
  const createReadKey = (sessionKey: string, expires: number): string => {
    const text = `${sessionKey}.${expires}`;
    return `${text}.${createHmac('sha256', key).update(`notifications ${text}`).digest('base64url')}`;
  };
  return {
    /** Includes a key that reads notifications while the token is valid, for launched services. */
    signAccess: (session: SessionRow, sessionKey: string) => {
      const expires = toSeconds(now()) + ttls.accessTtlS;
      const extraClaims = { notification_key: createReadKey(sessionKey, expires) };
      return sign(session, sessionKey, 'access', crypto.randomUUID(), expires, extraClaims);
    },
    /** Returns `expires` in ms since 1970. */
    verifyReadKey: (readKey: string): { sessionKey: string; expires: number } | null => {
      const [sessionKey = '', expires = ''] = readKey.split('.');
      // Digests differ at once, wherever the keys do.
      const isValid = digest(readKey) === digest(createReadKey(sessionKey, Number(expires)));
      return isValid ? { sessionKey, expires: 1000 * Number(expires) } : null;
    },
    signRefresh: (session: SessionRow, sessionKey: string) =>
      sign(session, sessionKey, 'refresh', session.refresh_id, toSeconds(Date.parse(session.session_expire))),
    signService: (session: SessionRow, sessionKey: string, expires: number) =>
      sign(session, sessionKey, 'service', crypto.randomUUID(), expires),
    verify: async (token: string, kind: 'access' | 'refresh') => {
      const audience = audiences[kind];
      const options = { algorithms: ['HS256'], audience, currentDate: new Date(now()) };
      const verified = await jwtVerify<Payload>(token, key, options).catch(() => null);
      if (verified?.payload.token_type !== kind) return null;
      const { sid, jti, exp } = verified.payload;
      return { sessionKey: sid, tokenId: jti, expires: exp };
    },
  };
};

export const loadTokenKey = async (dataDir: string): Promise<Uint8Array> => {
  const path = join(dataDir, 'token.key');
  const savedKey = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (savedKey === null) {
    const key = randomBytes(32);
    await writeFile(`${path}.tmp`, `${key.toString('base64url')}\n`, { mode: 0o600 });
    await rename(`${path}.tmp`, path);
    return key;
  }
  const key = Buffer.from(savedKey.trim(), 'base64url');
  if (key.length === 32) return key;
  throw new StorageError(`${path} is damaged. Remove it to create a new key, which signs everybody out.`);
};

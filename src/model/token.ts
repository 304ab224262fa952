import { jwtDecode } from 'jwt-decode';

/**
 * When a token ends, in ms since 1970, or null where that cannot be read: missing, not of three
 * parts, not decodable, without `exp` (spec 1 §4 "Token refresh").
 */
const expiryOf = (token: string | null | undefined): number | null => {
  if (!token || token.split('.').length !== 3) return null;
  try {
    const { exp } = jwtDecode(token);
    return typeof exp === 'number' && Number.isFinite(exp) ? exp * 1000 : null;
  } catch {
    return null;
  }
};

/**
 * When a token should be replaced, in ms since 1970: half a minute before its end, or sooner where it
 * lives so short that half a minute would be most of its life. Null where its end cannot be read.
 */
export const renewalDue = (token: string): number | null => {
  const expiry = expiryOf(token);
  if (expiry === null) return null;
  const { iat } = jwtDecode(token);
  const lifetime = typeof iat === 'number' ? expiry - iat * 1000 : Number.POSITIVE_INFINITY;
  return expiry - Math.min(30_000, lifetime / 4);
};

/** Whether a token is of no more use at `now` (ms); one that cannot be read is expired. */
export const isExpired = (token: string | null | undefined, now: number): boolean => {
  const expiry = expiryOf(token);
  return expiry === null || expiry < now;
};

import { jwtDecode } from 'jwt-decode';

/** In ms since 1970; null where it cannot be read (spec 1 §4 "Token refresh"). */
const expiryOf = (token: string | null | undefined): number | null => {
  if (!token || token.split('.').length !== 3) return null;
  try {
    const { exp } = jwtDecode(token);
    return typeof exp === 'number' && Number.isFinite(exp) ? exp * 1000 : null;
  } catch {
    return null;
  }
};

/** Half a minute before its end, or sooner for a short-lived one; null where its end cannot be read. */
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

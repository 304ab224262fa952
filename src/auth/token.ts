import { jwtDecode } from 'jwt-decode';

const getExpiry = (token: string | null | undefined): number | null => {
  if (!token || token.split('.').length !== 3) return null;
  try {
    const { exp } = jwtDecode(token);
    return typeof exp === 'number' && Number.isFinite(exp) ? exp * 1000 : null;
  } catch {
    return null;
  }
};

/** Reads the key for services that some backends put into the token (decisions §3). */
export const readNotificationKey = (token: string): string | null => {
  try {
    const { notification_key } = jwtDecode<{ notification_key?: unknown }>(token);
    return typeof notification_key === 'string' ? notification_key : null;
  } catch {
    return null;
  }
};

/** Returns the time in ms, 30 s before expiry or earlier for short-lived tokens; null if unreadable. */
export const getRenewalTime = (token: string): number | null => {
  const expiry = getExpiry(token);
  if (expiry === null) return null;
  const { iat } = jwtDecode(token);
  const lifetime = typeof iat === 'number' ? expiry - iat * 1000 : Number.POSITIVE_INFINITY;
  return expiry - Math.min(30_000, lifetime / 4);
};

export const isTokenExpired = (token: string | null | undefined, now: number): boolean => {
  const expiry = getExpiry(token);
  return expiry === null || expiry < now;
};

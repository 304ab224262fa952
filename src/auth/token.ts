import { jwtDecode } from 'jwt-decode';

/** Empty for a token that cannot be read. */
const decode = (token: string): Partial<Record<'exp' | 'iat' | 'notification_key', unknown>> => {
  try {
    return { ...jwtDecode(token) };
  } catch {
    return {};
  }
};

const getExpiry = (token: string): number | null => {
  const { exp } = token.split('.').length === 3 ? decode(token) : {};
  return typeof exp === 'number' && Number.isFinite(exp) ? exp * 1000 : null;
};

/** Reads the key for services that some backends put into the token (decisions §3). */
export const readNotificationKey = (token: string): string | null => {
  const { notification_key } = decode(token);
  return typeof notification_key === 'string' ? notification_key : null;
};

/** Returns the time in ms, 30 s before expiry or earlier for short-lived tokens; null if unreadable. */
export const getRenewalTime = (token: string): number | null => {
  const expiry = getExpiry(token);
  if (expiry === null) return null;
  const { iat } = decode(token);
  const lifetime = typeof iat === 'number' ? expiry - iat * 1000 : Number.POSITIVE_INFINITY;
  return expiry - Math.min(30_000, lifetime / 4);
};

export const isTokenExpired = (token: string, now: number): boolean => {
  const expiry = getExpiry(token);
  return expiry === null || expiry < now;
};

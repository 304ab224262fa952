import { isFields, type Fields } from '../model/fields';
import type { User } from '../model/users/user';

/** Stored session. Kept small, because the inline script uses it too. */

export const sessionKeys = {
  access: 'accessToken',
  refresh: 'refreshToken',
  notification: 'notificationKey',
  websocket: 'websocketUrl',
  api: 'apiUrl',
  user: 'user',
  companionOrigin: 'pulsehub_frontend',
  persisted: 'persist:root',
  social: 'pulsehub.social',
} as const;

export const preferencesKey = 'pulsehub.preferences';

/** Spec 1 §3. */
const weekSeconds = 7 * 24 * 60 * 60;

export const cookies = {
  get(name: string): string | null {
    const pair = document.cookie.split('; ').find((entry) => entry.startsWith(`${name}=`));
    return pair ? decodeURIComponent(pair.slice(name.length + 1)) : null;
  },
  set(name: string, value: string): void {
    document.cookie = `${name}=${encodeURIComponent(value)}; path=/; max-age=${weekSeconds}; secure; samesite=strict`;
  },
  clear(except: readonly string[] = []): void {
    const names = document.cookie
      .split('; ')
      .flatMap((pair) => (pair ? [pair.slice(0, pair.indexOf('='))] : []));
    for (const name of names)
      if (!except.includes(name)) document.cookie = `${name}=; path=/; max-age=0; secure; samesite=strict`;
  },
};

/** Preferences of visitors, and the defaults of every user. */
export const sharedPreferencesKey = 'anyone';

/** Treats unreadable values as absent; the prerendering build has no storage. */
const readRecord = (key: string): Fields => {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
    return isFields(value) ? value : {};
  } catch {
    return {};
  }
};

export const storedAccessToken = (): string | null => localStorage.getItem(sessionKeys.access);

export const hasSession = (): boolean => storedAccessToken() !== null;

export const rememberCookies = { token: 'X-RMT', session: 'X-SI' } as const;

export const rememberHeaders = (): Record<string, string> =>
  Object.fromEntries(
    Object.values(rememberCookies).flatMap((name) => {
      const value = cookies.get(name);
      return value ? [[name, value]] : [];
    }),
  );

export const firstLoadMarker = 'pulsehub.loaded';

export const isFirstLoad = (): boolean => sessionStorage.getItem(firstLoadMarker) === null;

export const storedUser = (): User | null => {
  const user = readRecord(sessionKeys.user);
  return isUser(user) ? user : null;
};

/** Only users are stored under this key. */
const isUser = (stored: Fields): stored is Fields & User => 'user_id' in stored;

export const storedPreferences = (): Record<string, Fields> =>
  Object.fromEntries(
    Object.entries(readRecord(preferencesKey)).map(([owner, values]) => [
      owner,
      isFields(values) ? values : {},
    ]),
  );

export const getPreferences = (userId: string | null): Fields => {
  const all = storedPreferences();
  return { ...all[sharedPreferencesKey], ...all[userId ?? sharedPreferencesKey] };
};

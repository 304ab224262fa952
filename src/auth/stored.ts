import { isFields, type Fields } from '../model/fields';
import type { User } from '../model/users/user';

/**
 * What the browser holds of a session and of the preferences, read without anything around it: the page
 * needs some of it before the portal's script is there.
 */
export const sessionKeys = {
  access: 'accessToken',
  refresh: 'refreshToken',
  notification: 'notificationKey',
  websocket: 'websocketUrl',
  api: 'apiUrl',
  user: 'user',
  companionOrigin: 'pulsehub_frontend',
  persisted: 'persist:root',
  /** Of the tab: the identity provider whose button was pressed in it. */
  social: 'pulsehub.social',
} as const;

export const preferencesKey = 'pulsehub.preferences';

/** Chosen before anybody is signed in; where a user set nothing of their own, it holds for them too. */
export const anyone = 'anyone';

/** Left by another version, or by hand: whatever cannot be read counts as absent. */
const recordAt = (key: string): Fields => {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
    return isFields(value) ? value : {};
  } catch {
    return {};
  }
};

export const storedAccessToken = (): string | null => localStorage.getItem(sessionKeys.access);

/** Stored, or absent: only a missing key means that nobody is signed in. */
export const hasSession = (): boolean => storedAccessToken() !== null;

export const firstLoadMarker = 'pulsehub.loaded';

export const isFirstLoad = (): boolean => sessionStorage.getItem(firstLoadMarker) === null;

export const storedUser = (): User | null => {
  const user = recordAt(sessionKeys.user);
  return 'user_id' in user ? (user as unknown as User) : null;
};

export const storedPreferences = (): Record<string, Fields> =>
  Object.fromEntries(
    Object.entries(recordAt(preferencesKey)).map(([owner, values]) => [
      owner,
      isFields(values) ? values : {},
    ]),
  );

export const preferencesOf = (userId: string | null): Fields => {
  const all = storedPreferences();
  return { ...all[anyone], ...all[userId ?? anyone] };
};

import { useCallback, useSyncExternalStore } from 'react';
import { recoveryActions } from '../api/actions/recovery';
import { requestTokens, signInActions } from '../api/actions/signIn';
import { createHttp } from '../api/http';
import { createAuthProvider } from '../auth/authProvider';
import { createPendingWrites } from '../auth/pendingWrites';
import { createPreferences } from '../auth/preferences';
import { createRenewal } from '../auth/renewal';
import { session } from '../auth/session';
import { settings } from '../settings';
import { findRight } from './pages';

export const renewal = createRenewal((refresh, rejected) => requestTokens(http, refresh, rejected));
export const http = createHttp(
  settings.apiUrl,
  renewal,
  () => document.documentElement.lang,
  settings.requestIds,
);
export const pendingWrites = createPendingWrites(session);
export const authProvider = createAuthProvider(
  { ...signInActions(http), recovery: recoveryActions(http) },
  renewal,
  pendingWrites,
  findRight,
);
export const preferences = createPreferences(
  () => session.user()?.user_id.toString() ?? null,
  session.subscribe,
);

/** Replaces react-admin's `useStore`, whose deep comparison would enlarge the sign-in page. */
export const usePreference = (key: string): unknown => {
  const read = () => preferences.getItem<unknown>(key);
  return useSyncExternalStore(
    useCallback((onChange: () => void) => preferences.subscribe(key, onChange), [key]),
    read,
    read,
  );
};

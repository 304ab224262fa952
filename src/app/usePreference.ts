import { useCallback, useSyncExternalStore } from 'react';
import { preferences } from './providers';

/**
 * One of the user's preferences, here or changed in another tab. Like react-admin's `useStore`, which
 * brings a deep comparison along that the sign-in form need not wait for.
 */
export const usePreference = (key: string): unknown => {
  const read = () => preferences.getItem<unknown>(key);
  return useSyncExternalStore(
    useCallback((onChange: () => void) => preferences.subscribe(key, onChange), [key]),
    read,
    read,
  );
};

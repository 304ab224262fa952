import { useAuthProvider } from 'ra-core';
import { useSyncExternalStore } from 'react';
import type { User } from '../model/users/user';
import type { PortalAuthProvider } from './authProvider';

export const useAuth = (): PortalAuthProvider => {
  const provider = useAuthProvider<PortalAuthProvider>();
  if (!provider) throw new Error('No auth provider above this component.');
  return provider;
};

let cached: { text: string; user: User | null } = { text: 'null', user: null };

/** Returns the same object until the stored user changes, as useSyncExternalStore requires. */
const createSnapshot = (read: () => User | null) => (): User | null => {
  const user = read();
  const text = JSON.stringify(user);
  if (text !== cached.text) cached = { text, user };
  return cached.user;
};

export const useUser = (): User | null => {
  const { account } = useAuth();
  return useSyncExternalStore(account.onChange, createSnapshot(account.user));
};

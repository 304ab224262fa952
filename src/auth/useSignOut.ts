import { useNotify } from 'ra-core';
import { useState } from 'react';
import { useAuth } from './useAuth';

const toasts = {
  done: ['signIn.signedOut', 'success'],
  failed: ['signIn.signOutFailed', 'error'],
  missingData: ['signIn.signOutMissingData', 'error'],
} as const;

/** Signs out and says how that went (contract §4 "Sign-out"). The way to /login is the guard's. */
export const useSignOut = () => {
  const auth = useAuth();
  const notify = useNotify();
  const [isBusy, setIsBusy] = useState(false);
  const signOut = async () => {
    setIsBusy(true);
    const [message, type] = toasts[await auth.signOut()];
    notify(message, { type });
  };
  return { signOut, isBusy };
};

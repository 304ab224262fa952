import { useNotify } from 'ra-core';
import { useAuth } from '../../auth/useAuth';

const toasts = {
  done: ['signIn.signedOut', 'success'],
  failed: ['signIn.signOutFailed', 'error'],
  missingData: ['signIn.signOutMissingData', 'error'],
} as const;

/** Ends the current session by the normal sign-out, which leads to /login (spec 1 §4 "Session logout"). */
export const useSignOutHere = () => {
  const auth = useAuth();
  const notify = useNotify();
  return async () => {
    const [message, type] = toasts[await auth.signOut()];
    notify(message, { type });
  };
};

import { useNotify } from 'ra-core';
import { HttpError } from '../../api/HttpError';
import { useAuth, useUser } from '../../auth/useAuth';

/**
 * Leaves for /login where a call of one's own account says that the session is over (spec 1 §8
 * "Profile"); returns whether it did. The shell's own dialog goes before.
 */
export const useEndOfSession = () => {
  const auth = useAuth();
  const userId = useUser()?.user_id;
  const notify = useNotify();
  return (error: unknown): boolean => {
    if (!(error instanceof HttpError && error.status === 401)) return false;
    // Told by the shell; or the call was of somebody whose place another took in another tab.
    if (auth.isOver() || auth.user()?.user_id !== userId) return true;
    notify('error.sessionExpired', { type: 'error' });
    auth.leaveExpired();
    return true;
  };
};

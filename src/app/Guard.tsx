import { useNotify } from 'ra-core';
import { Fragment, useState, useSyncExternalStore, type ReactNode, useEffect } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { session } from '../auth/session';
import { useUser } from '../auth/useAuth';
import { paths } from '../paths';
import { dropDrafts } from '../ui/form/drafts';
import { sessionEnd } from './sessionEnd';

/**
 * Lets only signed-in people through (spec 1 §2, §6); the others go to /login. Decided while rendering,
 * without a query, so that nothing protected is ever started.
 *
 * Whoever came without a session, or lost it by expiry, is to come back to this place. Whoever signed
 * out, here or in another tab, is not. Another user in the same tab starts from nothing.
 */
export const Guard = ({ children }: { children: ReactNode }) => {
  const user = useUser();
  const isSignedIn = useSyncExternalStore(session.subscribe, session.isSignedIn);
  const end = useSyncExternalStore(sessionEnd.subscribe, sessionEnd.now);
  const [cameSignedIn] = useState(isSignedIn);
  const [wasUserId, setWasUserId] = useState(user?.user_id);
  if (isSignedIn && user && user.user_id !== wasUserId) setWasUserId(user.user_id);
  if (isSignedIn) return <Fragment key={user?.user_id}>{children}</Fragment>;
  const isExpired = end === 'expired' || end === 'dead';
  return (
    <LeaveToLogin
      returnHere={!cameSignedIn || isExpired}
      isDead={end === 'dead' && cameSignedIn}
      {...(isExpired && wasUserId !== undefined ? { userId: wasUserId } : {})}
    />
  );
};

interface LeaveToLoginProps {
  returnHere: boolean;
  /** The session was over when the page was loaded, which a message says. */
  isDead: boolean;
  /** Whose place this is: nobody else is to be brought back to it. */
  userId?: number;
}

/** Goes to /login, which learns where the user wanted to be, where they may come back to it. */
const LeaveToLogin = ({ returnHere, isDead, userId }: LeaveToLoginProps) => {
  const { pathname, search } = useLocation();
  const notify = useNotify();
  // Taken once: while the way to /login is under way, nothing may send it there again.
  const [state] = useState(() =>
    returnHere ? { nextPathname: pathname, nextSearch: search, nextUserId: userId } : null,
  );
  useEffect(() => {
    if (isDead) notify('error.sessionExpired', { type: 'error' });
    if (!returnHere) dropDrafts();
    // oxlint-disable-next-line react/exhaustive-deps -- once, on the way out
  }, []);
  return <Navigate to={paths.login} replace state={state} />;
};

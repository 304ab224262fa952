import { Fragment, useState, useSyncExternalStore, type ReactNode } from 'react';
import { session } from '../auth/session';
import { useUser } from '../auth/useAuth';
import { LeaveToLogin } from './LeaveToLogin';
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

import { useNotify } from 'ra-core';
import { Fragment, useState, useSyncExternalStore, type ReactNode, useEffect } from 'react';
import { Navigate, useLocation, Outlet } from 'react-router-dom';
import { session } from '../auth/session';
import { useUser, useAuth } from '../auth/useAuth';
import { paths } from '../paths';
import { clearDrafts } from '../ui/form/drafts';
import { sessionEnd } from './sessionEnd';
import { AccessDenied } from './layout/ErrorScreen';

/** Decides while rendering, so that no protected query starts before the redirect (spec 1 §2, §6). */
export const Guard = ({ children }: { children: ReactNode }) => {
  const user = useUser();
  const isSignedIn = useSyncExternalStore(session.subscribe, session.isSignedIn);
  const end = useSyncExternalStore(sessionEnd.subscribe, sessionEnd.getSnapshot);
  const [wasSignedIn] = useState(isSignedIn);
  const [lastUserId, setLastUserId] = useState(user?.user_id);
  if (isSignedIn && user && user.user_id !== lastUserId) setLastUserId(user.user_id);
  if (isSignedIn) return <Fragment key={user?.user_id}>{children}</Fragment>;
  const isExpired = end === 'expired' || end === 'expiredAtLoad';
  return (
    <RedirectToLogin
      returnHere={!wasSignedIn || isExpired}
      showsExpired={end === 'expiredAtLoad'}
      {...(isExpired && lastUserId !== undefined ? { userId: lastUserId } : {})}
    />
  );
};

interface RedirectToLoginProps {
  returnHere: boolean;
  showsExpired: boolean;
  userId?: number;
}

const RedirectToLogin = ({ returnHere, showsExpired, userId }: RedirectToLoginProps) => {
  const { pathname, search } = useLocation();
  const notify = useNotify();
  // Computed once, because the redirect itself changes the location.
  const [state] = useState(() =>
    returnHere ? { nextPathname: pathname, nextSearch: search, nextUserId: userId } : null,
  );
  useEffect(() => {
    if (showsExpired) {
      notify('error.sessionExpired', { type: 'error' });
      sessionEnd.acknowledge();
    }
    if (!returnHere) clearDrafts();
    // oxlint-disable-next-line react/exhaustive-deps -- once, when leaving
  }, []);
  return <Navigate to={paths.login} replace state={state} />;
};

export const RequireAccess = () => {
  const auth = useAuth();
  const { pathname } = useLocation();
  // Subscribes to changes of the user's rights.
  useUser();
  return auth.mayOpen(pathname) ? <Outlet /> : <AccessDenied />;
};

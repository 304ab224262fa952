import { useNotify } from 'ra-core';
import { useEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { paths } from '../paths';
import { dropDrafts } from '../ui/form/useDraft';

interface LeaveToLoginProps {
  returnHere: boolean;
  /** The session was over when the page was loaded, which the user is told. */
  isDead: boolean;
  /** Whose place this is: nobody else is to be brought back to it. */
  userId?: number;
}

/** Goes to /login, which learns where the user wanted to be, where they may come back to it. */
export const LeaveToLogin = ({ returnHere, isDead, userId }: LeaveToLoginProps) => {
  const { pathname, search } = useLocation();
  const notify = useNotify();
  // Taken once: while the way to /login is under way, nothing may send it there again.
  const [state] = useState(() =>
    returnHere ? { nextPathname: pathname, nextSearch: search, nextUserId: userId } : null,
  );
  useEffect(() => {
    if (isDead) notify('error.sessionExpired', { type: 'error' });
    if (!returnHere) dropDrafts();
    // oxlint-disable-next-line react/exhaustive-deps -- told once, on the way out
  }, []);
  return <Navigate to={paths.login} replace state={state} />;
};

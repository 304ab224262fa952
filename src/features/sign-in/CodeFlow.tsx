import { useEffect, useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { credentials } from '../../auth/credentials';
import { useAuth } from '../../auth/useAuth';
import { habit } from './habit';

/** Around the code screens: leaving them forgets the password; who is signed in has no business there. */
export const CodeFlow = () => {
  const auth = useAuth();
  const state: unknown = useLocation().state;
  // Decided on arrival: a session that begins here is led on by the screen that began it.
  const [wasSignedIn] = useState(auth.isSignedIn);
  useEffect(() => {
    habit.forget();
    return credentials.drop;
  }, []);
  return wasSignedIn ? <Navigate to={auth.landing(state)} replace /> : <Outlet />;
};

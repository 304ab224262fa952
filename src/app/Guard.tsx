import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useUser } from '../auth/useAuth';
import { session } from '../auth/session';
import { paths } from '../paths';

/**
 * Lets only signed-in people through (spec 1 §2, §6); the others go to /login, which remembers where
 * they wanted to be. Decided while drawing, without a query, so that nothing protected is ever started.
 */
export const Guard = ({ children }: { children: ReactNode }) => {
  const { pathname, search } = useLocation();
  useUser();
  if (session.isSignedIn()) return children;
  return <Navigate to={paths.login} replace state={{ nextPathname: pathname, nextSearch: search }} />;
};

import { Outlet, useLocation } from 'react-router-dom';
import { useAuth, useUser } from '../../auth/useAuth';
import { AccessDenied } from './DeadEnd';

export const RequireAccess = () => {
  const auth = useAuth();
  const { pathname } = useLocation();
  // Rerenders when the user's rights change.
  useUser();
  return auth.mayOpen(pathname) ? <Outlet /> : <AccessDenied />;
};

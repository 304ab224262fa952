import { Outlet, useLocation } from 'react-router-dom';
import { useAuth, useUser } from '../auth/useAuth';
import { AccessDenied } from '../ui/layout/AccessDenied';

/** Frames the pages: the permission table says who may open which (decisions §4 "Who may call what"). */
export const Permitted = () => {
  const auth = useAuth();
  const { pathname } = useLocation();
  // Rendered again when the user's rights change.
  useUser();
  return auth.mayOpen(pathname) ? <Outlet /> : <AccessDenied />;
};

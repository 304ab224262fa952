import { Outlet } from 'react-router-dom';
import { useAuth, useUser } from '../auth/useAuth';
import { AccessDenied } from '../ui/AccessDenied';

/** Frames the pages of the administration: for staff and superusers (contract §4 "Who may call what"). */
export const StaffOnly = () => {
  const auth = useAuth();
  // Drawn anew when the person's rights change.
  useUser();
  return auth.may('users.manage') ? <Outlet /> : <AccessDenied />;
};

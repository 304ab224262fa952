import { useNotify } from 'ra-core';
import { useLocation, useNavigate } from 'react-router-dom';
import { useAuth } from '../../auth/useAuth';

/** Leaves the code screens once the session has begun, with a word of success (a message key). */
export const useCompleteSignIn = () => {
  const auth = useAuth();
  const notify = useNotify();
  const navigate = useNavigate();
  const state: unknown = useLocation().state;

  return async (told: string): Promise<void> => {
    notify(told, { type: 'success' });
    const companion = auth.companionRedirect(location.origin);
    if (companion === null) return navigate(auth.landing(state), { replace: true });
    location.replace(companion);
    // The form stays busy until the companion application takes over.
    return new Promise(() => {});
  };
};

import { useNotify } from 'ra-core';
import { useLocation, useNavigate } from 'react-router-dom';
import { returnToOf } from '../model/sign-in/afterSignIn';
import { type NextStep, codeScreenOf } from '../model/sign-in/signIn';
import { credentials, type Credentials } from './credentials';
import { useAuth } from './useAuth';

interface Following {
  message?: string;
  /** Kept for the code screen, so that the code can be sent again. */
  typed?: Credentials;
}

/**
 * Goes where a sign-in that somebody did not type at /login leads: the portal, or the screen of the code
 * that is owed. Returns false where it leads nowhere (`inactive`, `invalid`), which the screen then says.
 */
export const useNextStep = () => {
  const auth = useAuth();
  const notify = useNotify();
  const navigate = useNavigate();
  const state: unknown = useLocation().state;

  return async (next: NextStep, { message, typed }: Following = {}): Promise<boolean> => {
    if (next.step === 'signedIn') {
      if (message) notify(message, { type: 'success' });
      await navigate(auth.landing(state), { replace: true });
      return true;
    }
    const screen = codeScreenOf(next);
    if (!screen) return false;
    auth.dropLocalSession();
    if (typed) credentials.keep(typed);
    notify(screen.message, { type: 'info' });
    await navigate(screen.path, { replace: true, state: { ...returnToOf(state), ...screen.state } });
    return true;
  };
};

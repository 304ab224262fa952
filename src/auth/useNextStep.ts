import { useNotify } from 'ra-core';
import { useLocation, useNavigate } from 'react-router-dom';
import { returnToOf } from '../model/sign-in/afterSignIn';
import { codeScreenOf } from '../model/sign-in/codeScreen';
import type { NextStep } from '../model/sign-in/signIn';
import { credentials, type Credentials } from './credentials';
import { useAuth } from './useAuth';

interface Following {
  /** Key of the message for whoever is signed in. */
  told?: string;
  /** Kept for the code screen, so that the code can be sent again. */
  known?: Credentials;
}

/**
 * Goes where a sign-in that somebody did not type at /login leads: the portal, or the screen of the code
 * that is owed. Returns false where it leads nowhere (`inactive`, `invalid`): that is the screen's to tell.
 */
export const useNextStep = () => {
  const auth = useAuth();
  const notify = useNotify();
  const navigate = useNavigate();
  const state: unknown = useLocation().state;

  return async (next: NextStep, { told, known }: Following = {}): Promise<boolean> => {
    if (next.step === 'signedIn') {
      if (told) notify(told, { type: 'success' });
      await navigate(auth.landing(state), { replace: true });
      return true;
    }
    const screen = codeScreenOf(next);
    if (!screen) return false;
    auth.dropLocalSession();
    if (known) credentials.keep(known);
    notify(screen.told, { type: 'info' });
    await navigate(screen.path, { replace: true, state: { ...returnToOf(state), ...screen.state } });
    return true;
  };
};

import { useNotify } from 'ra-core';
import { useLocation, useNavigate } from 'react-router-dom';
import { returnToOf } from '../model/sign-in/afterSignIn';
import { type NextStep, codeScreenOf } from '../model/sign-in/signIn';
import { credentials, type Credentials } from './credentials';
import { useAuth } from './useAuth';

interface ToCodeScreen {
  message?: string;
  /** Kept for the code screen, so that the code can be sent again. */
  typed?: Credentials | undefined;
  replace?: boolean;
}

/** Goes to the screen of the code that is owed; returns false where none is. */
export const useCodeScreen = () => {
  const notify = useNotify();
  const navigate = useNavigate();
  const state: unknown = useLocation().state;

  return async (next: NextStep, { message, typed, replace = true }: ToCodeScreen): Promise<boolean> => {
    const screen = codeScreenOf(next);
    if (!screen) return false;
    if (typed) credentials.keep(typed);
    notify(message ?? screen.message, { type: 'info' });
    await navigate(screen.path, { replace, state: { ...returnToOf(state), ...screen.state } });
    return true;
  };
};

/**
 * Goes where a sign-in that somebody did not type at /login leads: the portal, or the screen of the code
 * that is owed. Returns false where it leads nowhere (`inactive`, `invalid`), which the screen then says.
 */
export const useNextStep = () => {
  const auth = useAuth();
  const notify = useNotify();
  const navigate = useNavigate();
  const toCodeScreen = useCodeScreen();
  const state: unknown = useLocation().state;

  return async (
    next: NextStep,
    { message, typed }: { message?: string; typed?: Credentials },
  ): Promise<boolean> => {
    if (next.step !== 'signedIn') {
      if (codeScreenOf(next)) auth.dropLocalSession();
      return toCodeScreen(next, { typed });
    }
    if (message) notify(message, { type: 'success' });
    await navigate(auth.landing(state), { replace: true });
    return true;
  };
};

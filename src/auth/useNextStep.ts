import { useNotify } from 'ra-core';
import { useLocation, useNavigate } from 'react-router-dom';
import { returnToOf } from '../model/sign-in/afterSignIn';
import { type NextStep, codeScreenOf } from '../model/sign-in/signIn';
import { credentials, type Credentials } from './credentials';
import { useAuth } from './useAuth';

interface ToCodeScreen {
  message?: string;
  typed?: Credentials | undefined;
  replace?: boolean;
}

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

import { useNotificationContext, useNotify } from 'ra-core';
import { useLocation, useNavigate } from 'react-router-dom';
import { parseReturnTo } from '../model/sign-in/landingPath';
import { getCodeScreen, type NextStep } from '../model/sign-in/signIn';
import { paths } from '../paths';
import { useAuth } from './useAuth';

interface Messages {
  /** Toast after the sign-in. */
  success?: string;
  /** Replaces the message of the code screen. */
  codeSent?: string;
}

/** Opens the code screen, the companion application for demo users, or the page after the sign-in. */
export const useFollowStep = () => {
  const { signIn } = useAuth();
  const notify = useNotify();
  const { setNotifications } = useNotificationContext();
  const navigate = useNavigate();
  const { pathname, state } = useLocation() as { pathname: string; state: unknown };

  return async (next: NextStep, { success, codeSent }: Messages = {}): Promise<void> => {
    // Clears the toasts of the previous step.
    setNotifications([]);
    const screen = getCodeScreen(next);
    if (screen) {
      const message = codeSent ?? screen.message;
      if (message) notify(message, { type: 'info' });
      // Makes Back return to the password, skipping other code screens.
      const replace = pathname !== paths.login;
      return navigate(screen.path, { replace, state: { ...parseReturnTo(state), ...screen.state } });
    }
    if (success) notify(success, { type: 'success', isSignInToast: true });
    const isByCode = next.step === 'signedIn' && next.isByCode;
    const companion = isByCode ? signIn.companionRedirect(location.origin) : null;
    if (companion === null) return navigate(signIn.landing(state), { replace: true });
    location.replace(companion);
    // Never resolves, so the form stays busy until the companion application loads.
    return new Promise(() => {});
  };
};

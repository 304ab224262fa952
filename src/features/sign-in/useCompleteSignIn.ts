import { useNotify } from 'ra-core';
import { useLocation, useNavigate } from 'react-router-dom';
import { HttpError } from '../../api/HttpError';
import { useNotifyError } from '../../api/useNotifyError';
import { credentials } from '../../auth/credentials';
import { useAuth } from '../../auth/useAuth';
import { useCodeScreen } from '../../auth/useNextStep';

export const useCompleteSignIn = () => {
  const auth = useAuth();
  const notify = useNotify();
  const navigate = useNavigate();
  const state: unknown = useLocation().state;

  return async (message: string): Promise<void> => {
    notify(message, { type: 'success' });
    const companion = auth.companionRedirect(location.origin);
    if (companion === null) return navigate(auth.landing(state), { replace: true });
    location.replace(companion);
    // Never resolves, so the form stays busy until the companion application loads.
    return new Promise(() => {});
  };
};

/** Returns the seconds to wait before the next attempt, or null. */
export const useResend = () => {
  const auth = useAuth();
  const completeSignIn = useCompleteSignIn();
  const toCodeScreen = useCodeScreen();
  const notifyError = useNotifyError();

  return async (): Promise<number | null> => {
    const known = credentials.get();
    if (!known) return null;
    try {
      const next = await auth.signIn(known.email, known.password);
      if (next.step === 'signedIn') await completeSignIn('signIn.success');
      else if (!(await toCodeScreen(next, { message: 'signIn.emailCode.resent' }))) throw new HttpError(200);
      return null;
    } catch (error) {
      return notifyError('signIn', error);
    }
  };
};

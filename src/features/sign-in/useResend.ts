import { useNotify } from 'ra-core';
import { useLocation, useNavigate } from 'react-router-dom';
import { useNotifyError } from '../../api/useNotifyError';
import { credentials } from '../../auth/credentials';
import { useAuth } from '../../auth/useAuth';
import { returnToOf } from '../../model/sign-in/afterSignIn';
import { codeScreenOf } from '../../model/sign-in/codeScreen';
import { useCompleteSignIn } from './useCompleteSignIn';

/**
 * Asks for another code by repeating the password step. Returns the seconds to wait before the next
 * try where the server names them, else null.
 */
export const useResend = () => {
  const auth = useAuth();
  const notify = useNotify();
  const navigate = useNavigate();
  const arrive = useCompleteSignIn();
  const notifyError = useNotifyError();
  const state: unknown = useLocation().state;

  return async (): Promise<number | null> => {
    const known = credentials.get();
    if (!known) return null;
    try {
      const next = await auth.signIn(known.email, known.password);
      if (next.step === 'signedIn') await arrive('signIn.success');
      const screen = codeScreenOf(next);
      if (screen) {
        notify('signIn.emailCode.resent', { type: 'info' });
        await navigate(screen.path, { replace: true, state: { ...returnToOf(state), ...screen.state } });
      } else if (next.step !== 'signedIn') notify('signIn.invalidResponse', { type: 'error' });
      return null;
    } catch (error) {
      return notifyError('signIn', error);
    }
  };
};

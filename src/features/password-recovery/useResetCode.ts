import { useNotify } from 'ra-core';
import { useNavigate } from 'react-router-dom';
import { isSessionOver } from '../../api/errors';
import { useNotifyError } from '../../api/useNotifyError';
import { useAuth } from '../../auth/useAuth';
import { paths } from '../../paths';

/**
 * The mail with the reset code. `send` rejects where it is refused; `failed` tells of that (spec 1 §8),
 * goes to /login where the session is over, and returns the seconds to wait or null.
 */
export const useResetCode = () => {
  const auth = useAuth();
  const notify = useNotify();
  const navigate = useNavigate();
  const notifyError = useNotifyError();

  const send = async (email: string): Promise<void> => {
    await auth.sendResetCode(email);
    notify('recovery.sent', { type: 'success' });
  };

  const failed = (error: unknown): number | null => {
    if (!isSessionOver(error)) return notifyError('sendResetCode', error);
    notify('recovery.sessionExpired', { type: 'error' });
    void navigate(paths.login, { replace: true });
    return null;
  };

  return { send, failed };
};

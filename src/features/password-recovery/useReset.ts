import { useNotify } from 'ra-core';
import { useLocation, useNavigate } from 'react-router-dom';
import { isSessionOver } from '../../api/errors';
import { useNotifyError } from '../../api/useNotifyError';
import { useAuth } from '../../auth/useAuth';
import { useNextStep } from '../../auth/useNextStep';
import { returnToOf } from '../../model/sign-in/afterSignIn';
import { paths } from '../../paths';
import type { ResetFields } from './recoveryForm';

/** Signs in after the reset (spec 1 §4 "Forgot password", decisions §4). */
export const useReset = () => {
  const auth = useAuth();
  const notify = useNotify();
  const notifyDone = useNotifyDone();
  const navigate = useNavigate();
  const follow = useNextStep();
  const state: unknown = useLocation().state;

  /** Returns whether it navigated. Its error does not matter, because the password is already set. */
  const signIn = async (email: string, password: string): Promise<boolean> => {
    try {
      const next = await auth.signIn(email, password);
      return await follow(next, { message: 'signIn.success', typed: { email, password } });
    } catch {
      return false;
    }
  };

  return async (fields: ResetFields): Promise<void> => {
    const [email, code] = [fields.email.trim(), fields.password_reset_code.trim()];
    notifyDone(await auth.resetByCode({ ...fields, email, password_reset_code: code }));
    auth.dropLocalSession();
    if (await signIn(email, fields.new_password)) return;
    notify('recovery.signInFailed', { type: 'error' });
    await navigate(paths.login, { replace: true, state: returnToOf(state) });
  };
};

/** `notifyFailure` returns the seconds to wait before another attempt, or null. */
export const useResetCode = () => {
  const auth = useAuth();
  const notify = useNotify();
  const navigate = useNavigate();
  const notifyError = useNotifyError();

  const send = async (email: string): Promise<void> => {
    await auth.sendResetCode(email);
    notify('recovery.sent', { type: 'success' });
  };

  const notifyFailure = (error: unknown): number | null => {
    if (!isSessionOver(error)) return notifyError('sendResetCode', error);
    notify('recovery.sessionExpired', { type: 'error' });
    void navigate(paths.login, { replace: true });
    return null;
  };

  return { send, notifyFailure };
};

export const useNotifyDone = () => {
  const notify = useNotify();
  return (sentence: string | null): void => {
    if (sentence) notify('error.fromServer', { type: 'success', messageArgs: { text: sentence } });
    else notify('recovery.done', { type: 'success' });
  };
};

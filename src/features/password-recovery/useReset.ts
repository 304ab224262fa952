import { useNotify } from 'ra-core';
import { useLocation, useNavigate } from 'react-router-dom';
import { useNotifyError } from '../../api/useNotifyError';
import { useAuth } from '../../auth/useAuth';
import { useFollowStep } from '../../auth/useFollowStep';
import { parseReturnTo } from '../../model/sign-in/landingPath';
import { paths } from '../../paths';
import type { ResetFields } from './recoveryForm';
import { fieldMessages, fieldMessage } from '../../api/errors';
import { hasStatus, HttpError } from '../../api/HttpError';

/** Signs in after the reset (spec 1 §4 "Forgot password", decisions §2). */
export const useReset = () => {
  const auth = useAuth();
  const notify = useNotify();
  const notifyDone = useNotifyPasswordSet();
  const navigate = useNavigate();
  const followStep = useFollowStep();
  const state: unknown = useLocation().state;

  return async (fields: ResetFields): Promise<void> => {
    const [email, code] = [fields.email.trim(), fields.password_reset_code.trim()];
    const sentence = await auth.recovery.resetByCode({ ...fields, email, password_reset_code: code });
    void auth.endSession('replaced');
    // Ignores failures, because the password is already set.
    const next = await auth.login({ email, password: fields.new_password }).catch(() => null);
    if (next) await followStep(next, { success: 'signIn.success' });
    else {
      notify('recovery.signInFailed', { type: 'error' });
      await navigate(paths.login, { replace: true, state: parseReturnTo(state) });
    }
    // Comes last, because a step of the sign-in clears the toasts.
    notifyDone(sentence);
  };
};

/** `notifyFailure` returns the seconds to wait before another attempt, or null. */
export const useResetCode = () => {
  const auth = useAuth();
  const notify = useNotify();
  const navigate = useNavigate();
  const notifyError = useNotifyError();

  const send = async (email: string): Promise<void> => {
    await auth.recovery.sendResetCode(email);
    notify('recovery.sent', { type: 'success' });
  };

  const notifyFailure = (error: unknown): number | null => {
    if (!isSessionExpired(error)) return notifyError('sendResetCode', error);
    notify('recovery.sessionExpired', { type: 'error' });
    void navigate(paths.login, { replace: true });
    return null;
  };

  return { send, notifyFailure };
};

export const useNotifyPasswordSet = () => {
  const notify = useNotify();
  return (sentence: string | null): void => {
    if (sentence) notify('error.fromServer', { type: 'success', messageArgs: { text: sentence } });
    else notify('recovery.done', { type: 'success' });
  };
};

const isSessionExpired = (error: unknown): boolean =>
  error instanceof HttpError &&
  (error.status === 401 ||
    ['error', 'detail'].some((field) => /^Session expired\b/.test(fieldMessage(error.rawBody, field) ?? '')));

/** Tells whether the link was rejected rather than the new password, so that a retry is useless. */
export const isLinkRefused = (error: unknown): boolean =>
  hasStatus(error, 400, 401, 403, 404) &&
  Object.keys(fieldMessages(error, ['new_password', 'confirm_new_password'])).length === 0;

import { useNotify } from 'ra-core';
import { useData } from '../../api/useData';
import { useNotifyError } from '../../api/useNotifyError';

/** Has a code for the password change mailed; returns the seconds to wait where the server asks for it. */
export const useSendCode = (email: string) => {
  const data = useData();
  const notify = useNotify();
  const notifyError = useNotifyError();
  return async (): Promise<number | null> => {
    try {
      await data.sendPasswordCode(email);
      notify('profile.password.sent', { type: 'success' });
      return null;
    } catch (error) {
      return notifyError('sendPasswordCode', error) ?? 0;
    }
  };
};

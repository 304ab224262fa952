import { useNotify } from 'ra-core';
import { useData } from '../../api/useData';
import { useTellFailure } from '../../api/useTellFailure';

/** Has a code for the password change mailed; answers the seconds to wait where the server asks for it. */
export const useSendCode = (email: string) => {
  const data = useData();
  const notify = useNotify();
  const tellFailure = useTellFailure();
  return async (): Promise<number | null> => {
    try {
      await data.sendPasswordCode(email);
      notify('profile.password.sent', { type: 'success' });
      return null;
    } catch (error) {
      return tellFailure('sendPasswordCode', error) ?? 0;
    }
  };
};

import { useRef, useState } from 'react';
import { errorMessageOf, type ErrorMessage } from '../../api/errors';
import { useData } from '../../api/useData';
import { useProfileChanged } from './useProfile';
import { useEndOfSession } from './useEndOfSession';

/** Has the server take the first code of a new secret; the account, whose method may hold now, is asked for again. */
export const useProof = (onProven: () => void) => {
  const data = useData();
  const endOfSession = useEndOfSession();
  const profileChanged = useProfileChanged();
  const [isChecking, setChecking] = useState(false);
  const [failure, setFailure] = useState<ErrorMessage | null>(null);
  const isRunning = useRef(false);

  /** Null where there is nothing to check, and nothing to say of an earlier one. */
  const check = async (code: string | null) => {
    setFailure(null);
    // The server takes a code once.
    if (code === null || isRunning.current) return;
    isRunning.current = true;
    setChecking(true);
    try {
      await data.proveAuthenticator(code);
      onProven();
      void profileChanged({});
    } catch (error) {
      if (!endOfSession(error)) setFailure(errorMessageOf('proveAuthenticator', error));
    } finally {
      isRunning.current = false;
      setChecking(false);
    }
  };
  return { isChecking, failure, check };
};

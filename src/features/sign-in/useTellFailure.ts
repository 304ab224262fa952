import { useNotify } from 'ra-core';
import { tellingOf, type Call } from '../../api/errors';

/** Tells of a failed call in a toast; answers the seconds that the server asks to wait, or null. */
export const useTellFailure = () => {
  const notify = useNotify();
  return (call: Call, error: unknown): number | null => {
    const { message, messageArgs, wait } = tellingOf(call, error);
    notify(message, { type: 'error', messageArgs });
    return wait;
  };
};

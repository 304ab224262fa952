import { useNotify } from 'ra-core';
import { tellingOf, type Call } from './errors';

/**
 * Tells of a failed call in a toast; answers the seconds that the server asks to wait, or null.
 * `alreadyTold` are sentences that stand under fields: they are not repeated.
 */
export const useTellFailure = () => {
  const notify = useNotify();
  return (call: Call, error: unknown, alreadyTold: readonly string[] = []): number | null => {
    const { message, messageArgs, wait } = tellingOf(call, error);
    const { text } = messageArgs;
    if (typeof text !== 'string' || !alreadyTold.includes(text))
      notify(message, { type: 'error', messageArgs });
    return wait;
  };
};

import { useNotify } from 'ra-core';

export const useCopy = (done: string, failed: string) => {
  const notify = useNotify();
  return async (text: string): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      notify(done, { type: 'success' });
    } catch {
      // Refused by the user, or the page came over plain HTTP, where there is no clipboard.
      notify(failed, { type: 'error' });
    }
  };
};

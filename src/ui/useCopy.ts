import { useNotify } from 'ra-core';

export const useCopy = (done: string, failed: string) => {
  const notify = useNotify();
  return async (text: string): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      notify(done, { type: 'success' });
    } catch {
      // Permission denied, or plain HTTP.
      notify(failed, { type: 'error' });
    }
  };
};

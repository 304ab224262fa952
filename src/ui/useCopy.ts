import { useNotify } from 'ra-core';

export const useCopy = (successMessage: string, errorMessage: string) => {
  const notify = useNotify();
  return async (text: string): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      notify(successMessage, { type: 'success' });
    } catch {
      // Permission denied, or plain HTTP.
      notify(errorMessage, { type: 'error' });
    }
  };
};

import { useNotify } from 'ra-core';
import { useEffect } from 'react';

/** Says once for each failure that something could not be fetched; the page says why in its place. */
export const useErrorToast = (error: unknown, message: string | null) => {
  const notify = useNotify();
  useEffect(() => {
    if (error && message) notify(message, { type: 'error' });
  }, [error, message, notify]);
};

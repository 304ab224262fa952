import type { RootOptions } from 'react-dom/client';
import { settings } from '../settings';

/** Its code is loaded with the first error. */
const report = async (error: unknown): Promise<void> => {
  try {
    const { sendError } = await import('./errorReport');
    sendError(error);
  } catch {
    // An error that cannot be reported must not cause another one.
  }
};

/**
 * Sends errors to the address of the settings, where there is one. What React does not catch it passes on to
 * the window; what a boundary caught it passes here.
 */
export const reportErrors = (): Pick<RootOptions, 'onCaughtError'> => {
  if (!settings.errorReportUrl) return {};
  addEventListener('error', ({ error }) => void report(error));
  addEventListener('unhandledrejection', ({ reason }) => void report(reason));
  return {
    onCaughtError: (error) => {
      // oxlint-disable-next-line no-console -- as React does by itself
      console.error(error);
      void report(error);
    },
  };
};

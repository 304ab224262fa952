import type { RootOptions } from 'react-dom/client';
import { settings } from '../settings';

const report = async (error: unknown): Promise<void> => {
  try {
    const { postErrorReport } = await import('./errorReport');
    postErrorReport(error);
  } catch {
    // Reporting must not cause another error.
  }
};

/** React passes uncaught errors on to the window; caught ones come through this option. */
export const reportErrors = (): Pick<RootOptions, 'onCaughtError'> => {
  if (!settings.errorReportUrl) return {};
  addEventListener('error', ({ error }) => void report(error));
  addEventListener('unhandledrejection', ({ reason }) => void report(reason));
  return {
    onCaughtError: (error) => {
      // oxlint-disable-next-line no-console -- as React does by default
      console.error(error);
      void report(error);
    },
  };
};

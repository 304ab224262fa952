import { postReport } from '../../api/postReport';
import { settings } from '../../settings';
import type { Report } from './report';
import { envelope, sentryAddress } from './sentry';

/** To `VITE_ERROR_REPORT_URL`: as JSON, or in Sentry's form where the address says so. */
export const sendReport = (sent: Report): void => {
  const sentry = sentryAddress(settings.errorReportUrl);
  if (sentry === null) postReport(settings.errorReportUrl, JSON.stringify(sent.report), 'application/json');
  // As text, so that no preflight is needed: an intake does not read the type.
  else postReport(sentry, envelope(sent, Date.now()), 'text/plain;charset=UTF-8');
};

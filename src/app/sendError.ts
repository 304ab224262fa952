import { postReport } from '../api/postReport';
import { settings } from '../settings';
import { errorReport } from './errorReport';
import { pageVersion } from './pageVersion';

const most = 5;
const sent = new Set<string>();

/** Each error once, and few of a page: one that repeats itself says no more. */
export const sendError = (error: unknown): void => {
  if (!(error instanceof Error)) return;
  const { version } = pageVersion();
  const place = { pathname: location.pathname, version, userAgent: navigator.userAgent };
  const report = JSON.stringify(errorReport(error, place));
  if (sent.size >= most || sent.has(report)) return;
  sent.add(report);
  postReport(settings.errorReportUrl, report);
};

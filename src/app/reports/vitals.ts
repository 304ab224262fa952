import { onCLS, onINP, onLCP, type Metric } from 'web-vitals';
import { pageContext } from './pageContext';
import type { VitalsReport } from './report';
import { sendReport } from './sendReport';

/** Sends the web vitals of this visit once, when it ends. They belong to the page that was loaded. */
export const reportVitals = (): void => {
  const page = pageContext();
  const vitals: VitalsReport['vitals'] = {};
  const keep = ({ name, value }: Metric) => {
    const digits = name === 'CLS' ? 3 : 0;
    if (name === 'CLS' || name === 'INP' || name === 'LCP') vitals[name] = Number(value.toFixed(digits));
  };
  onLCP(keep);
  onINP(keep);
  onCLS(keep);
  let isSent = false;
  const send = () => {
    if (isSent || document.visibilityState !== 'hidden' || Object.keys(vitals).length === 0) return;
    isSent = true;
    sendReport({ kind: 'vitals', report: { vitals, ...page } });
  };
  // After the listeners of the library, which measures to the end at the same event.
  addEventListener('visibilitychange', send);
};

import { usualCompanyName } from './model/company';

/** The backend, which shares some of these, runs without Vite and so without its `env`. */
const built = import.meta.env ?? (process.env as unknown as ImportMetaEnv);

/** What a deployment wrote into a built page (docs/deploy), by the names of the environment. */
export const settingsInPage = (page: Pick<Document, 'querySelector'> | undefined): ImportMetaEnv => {
  const meta = page?.querySelector<HTMLMetaElement>('meta[name="pulsehub-settings"]');
  return JSON.parse(meta?.content ?? '{}') as ImportMetaEnv;
};

/** The product's key where a deployment does not say, and in `api/openapi.yaml`. */
export const usualProductKey = 'shm';

const originOf = (address = ''): string => address.replace(/(?<!\/)\/+$/, '');

/** What a deployment may set, read and defaulted once (decisions §1). All of it is public. */
export const settingsOf = (env: ImportMetaEnv) => ({
  /** Origin of the API without a slash at its end; empty for the portal's own. */
  apiUrl: originOf(env.VITE_API_URL),
  /** Origin of the live notifications; empty for the one that the sign-in answers, or the portal's own. */
  wsUrl: originOf(env.VITE_WS_URL),
  apiDocsUrl: env.VITE_API_DOCS_URL || `${originOf(env.VITE_API_URL)}/api/docs`,
  brandName: env.VITE_BRAND_NAME || 'PulseHub',
  companyName: env.VITE_COMPANY_NAME || usualCompanyName,
  supportEmail: env.VITE_SUPPORT_EMAIL || 'support@pulsehub.test',
  /** `{product}` of the specification: the structural-monitoring service. */
  productKey: env.VITE_PRODUCT_KEY || usualProductKey,
  productName: env.VITE_PRODUCT_NAME || 'PulseSHM',
  /** Where demo users are handed to after a verified code; empty switches the hand-over off. */
  companionUrl: env.VITE_COMPANION_URL ?? '',
  /** Local-development mode: services are opened on localhost, ports 3001, 3002 and 5173. */
  localServices: env.VITE_LOCAL_SERVICES === 'true' || env.VITE_LOCAL_SERVICES === '1',
  /** Where errors of the portal are sent; empty sends none. */
  errorReportUrl: env.VITE_ERROR_REPORT_URL ?? '',
  /** Origins besides the services' own that a dashboard `target` may lead to without a question. */
  redirectOrigins: (env.VITE_REDIRECT_ORIGINS ?? '').split(/[\s,]+/).filter(Boolean),
});

export const settings = settingsOf({ ...built, ...settingsInPage(globalThis.document) });

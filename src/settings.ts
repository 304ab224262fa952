import { socialProviders } from './model/sign-in/socialLink';

/** The backend imports this file without Vite. */
const buildEnv = import.meta.env ?? (process.env as unknown as ImportMetaEnv);

/** The files of replaced texts by language, as somebody wrote them. */
type Env = ImportMetaEnv & { texts?: Readonly<Record<string, string>> };

/** Settings that a deployment writes into the page (docs/deploy). */
const readPageSettings = (page: Pick<Document, 'querySelector'> | undefined): Env => {
  const meta = page?.querySelector<HTMLMetaElement>('meta[name="pulsehub-settings"]');
  return JSON.parse(meta?.content ?? '{}') as Env;
};

export const defaultProductKey = 'shm';

export const defaultCompanyName = 'Development and Innovation Centre';

const trimTrailingSlashes = (address = ''): string => address.replace(/(?<!\/)\/+$/, '');

const isEnabled = (value?: string): boolean => value === 'true' || value === '1';

/** Settings inlined into each page, because they affect the first paint. */
const readBrand = (env: Env) => ({
  brandName: env.VITE_BRAND_NAME || 'PulseHub',
  /** `#rrggbb`; empty for the portal's own colours. */
  mainColour: env.VITE_MAIN_COLOUR ?? '',
  /** Image URLs; empty for the built-in logo. */
  logo: env.VITE_LOGO ?? '',
  logoDark: env.VITE_LOGO_DARK ?? '',
  signInProviders: (env.VITE_SIGN_IN_PROVIDERS || socialProviders.join()).split(/[\s,]+/),
  /** `google=/google.svg; okta=/okta.svg` */
  signInIcons: env.VITE_SIGN_IN_ICONS ?? '',
});

/** Public, because they are part of the bundle (decisions §1). */
const parseSettings = (env: Env) => ({
  ...readBrand(env),
  /** Without a trailing slash; empty for the same origin. */
  apiUrl: trimTrailingSlashes(env.VITE_API_URL),
  /** Empty to use the sign-in response's URL or the same origin. */
  wsUrl: trimTrailingSlashes(env.VITE_WS_URL),
  apiDocsUrl: env.VITE_API_DOCS_URL || `${trimTrailingSlashes(env.VITE_API_URL)}/api/docs`,
  companyName: env.VITE_COMPANY_NAME || defaultCompanyName,
  favicon: env.VITE_FAVICON ?? '',
  /** The content of `texts/<language>.json` by language. */
  texts: env.texts ?? {},
  /** `google=Google; okta=Okta` */
  signInLabels: env.VITE_SIGN_IN_LABELS ?? '',
  supportEmail: env.VITE_SUPPORT_EMAIL || 'support@pulsehub.test',
  productKey: env.VITE_PRODUCT_KEY || defaultProductKey,
  productName: env.VITE_PRODUCT_NAME || 'PulseSHM',
  /** Demo users are redirected there after a verified code; empty disables it. */
  companionUrl: env.VITE_COMPANION_URL ?? '',
  localServices: isEnabled(env.VITE_LOCAL_SERVICES),
  /** Lists on the dashboard the services that the user lacks. */
  moreServices: isEnabled(env.VITE_MORE_SERVICES),
  /** `https:` or `mailto:`, with `{code_name}`, `{name}` and `{email}`; empty for an email to support. */
  accessRequestUrl: env.VITE_ACCESS_REQUEST_URL ?? '',
  /** Sentry DSN; empty to send no reports. */
  errorReportUrl: env.VITE_ERROR_REPORT_URL ?? '',
  /** Sends an `X-Request-ID`; an API on another origin must allow that header. */
  requestIds:
    ['', globalThis.location?.origin].includes(trimTrailingSlashes(env.VITE_API_URL)) ||
    isEnabled(env.VITE_REQUEST_IDS),
  /** Origins that a dashboard `target` may open without confirmation. */
  redirectOrigins: (env.VITE_REDIRECT_ORIGINS ?? '').split(/[\s,]+/).filter(Boolean),
});

const env = { ...buildEnv, ...readPageSettings(globalThis.document) };

export const brand = readBrand(env);

/** The prerendered pages, which are English, contain the built texts. */
export const hasOwnEnglishTexts = env.texts?.['en'] !== undefined;

export const settings = /* @__PURE__ */ parseSettings(env);

/** The version of the loaded page, which a deployment may have replaced since. */
export const getPageVersion = () => {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="version"]');
  return { version: meta?.content, build: meta?.dataset['build'] };
};

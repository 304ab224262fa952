import { usualCompanyName } from '../src/model/company';

/** What the backend is started with. Times to live are seconds. */
export interface ServerSettings {
  /** 0 takes any free port. */
  port: number;
  host: string;
  /** Where the database and the uploads live. */
  dataDir: string;
  accessTtlS: number;
  refreshTtlS: number;
  otpTtlS: number;
  /** Attempts per account and minute on sign-in, code checks and reset; 0 switches it off. */
  throttlePerMinute: number;
  /** Rows of the request log that are kept; older ones go. */
  keptLogRows: number;
  /** The largest file that the media library takes, in bytes. */
  maxFileBytes: number;
  /** What the media library of one person holds, in bytes. */
  quotaBytes: number;
  /** Where people find the portal when that is not this server, e.g. Vite's address; links in mails lead there. */
  portalOrigin: string | null;
  /** Opens `/dev/*` although others than this machine reach the server: they read every code then. */
  exposeDevTools: boolean;
  /** What `{{company}}` stands for in mails; the portal's own name for it. */
  companyName: string;
  /** Milliseconds since 1970; tests turn this clock. */
  now: () => number;
  /** One line for whoever watches the terminal. */
  print: (line: string) => void;
}

const megabyte = 1024 * 1024;

export const defaultSettings: ServerSettings = {
  port: 3000,
  host: '127.0.0.1',
  dataDir: '.data',
  accessTtlS: 15 * 60,
  refreshTtlS: 7 * 24 * 3600,
  otpTtlS: 10 * 60,
  throttlePerMinute: 20,
  keptLogRows: 200_000,
  maxFileBytes: 1024 * megabyte,
  quotaBytes: 5 * 1024 * megabyte,
  portalOrigin: null,
  exposeDevTools: false,
  companyName: usualCompanyName,
  now: Date.now,
  print: (line) => console.log(line),
};

/** A value of the environment that cannot be used; its message is for the person at the terminal. */
export class SettingError extends Error {}

const whole = (
  env: NodeJS.ProcessEnv,
  name: string,
  fallback: number,
  least: number,
  most: number,
): number => {
  const text = env[name]?.trim();
  if (!text) return fallback;
  const value = Number(text);
  if (/^\d+$/.test(text) && value >= least && value <= most) return value;
  throw new SettingError(`${name} must be a whole number from ${least} to ${most}, not "${text}".`);
};

const origin = (env: NodeJS.ProcessEnv, name: string): string | null => {
  const text = env[name]?.trim();
  if (!text) return null;
  if (/^https?:\/\/[^/\s]+\/?$/.test(text)) return text.replace(/\/$/, '');
  throw new SettingError(`${name} must be an address such as http://127.0.0.1:5174, not "${text}".`);
};

const year = 366 * 24 * 3600;

/** Reads contract §1's environment. Throws SettingError where a value cannot be used. */
export const readSettings = (env: NodeJS.ProcessEnv): ServerSettings => ({
  ...defaultSettings,
  port: whole(env, 'PORT', defaultSettings.port, 0, 65_535),
  host: env['HOST']?.trim() || defaultSettings.host,
  dataDir: env['DATA_DIR']?.trim() || defaultSettings.dataDir,
  accessTtlS: whole(env, 'ACCESS_TTL_S', defaultSettings.accessTtlS, 1, year),
  refreshTtlS: whole(env, 'REFRESH_TTL_S', defaultSettings.refreshTtlS, 1, year),
  otpTtlS: whole(env, 'OTP_TTL_S', defaultSettings.otpTtlS, 1, year),
  throttlePerMinute: whole(env, 'THROTTLE_PER_MINUTE', defaultSettings.throttlePerMinute, 0, 1_000_000),
  maxFileBytes: megabyte * whole(env, 'MAX_FILE_MB', defaultSettings.maxFileBytes / megabyte, 1, 100_000),
  quotaBytes: megabyte * whole(env, 'QUOTA_MB', defaultSettings.quotaBytes / megabyte, 1, 100_000_000),
  portalOrigin: origin(env, 'PORTAL_ORIGIN'),
  exposeDevTools: whole(env, 'EXPOSE_DEV_TOOLS', 0, 0, 1) === 1,
  companyName: env['VITE_COMPANY_NAME']?.trim() || defaultSettings.companyName,
});

import { isIP } from 'node:net';
import { defaultCompanyName } from '../src/settings';
import { reservedCodes, serviceKeys } from '../src/model/dic-services/services';

const megabyte = 1024 * 1024;

/** Names that end in `S` are in seconds. */
export const defaultSettings = {
  /** 0 picks a free port. */
  port: 3000,
  host: '127.0.0.1',
  dataDir: '.data',
  accessTtlS: 15 * 60,
  refreshTtlS: 7 * 24 * 3600,
  /** Ends a session after this time without a request; 0 turns this off. */
  idleTtlS: 0,
  otpTtlS: 10 * 60,
  /** Replaces the refresh token at each renewal and rejects the old one from then on. */
  rotateRefresh: false,
  /** Attempts per account and minute on sign-in, code checks and reset; 0 turns the limit off. */
  throttlePerMinute: 20,
  /** scrypt's N, a power of two. */
  passwordCost: 16_384,
  maxLogRows: 200_000,
  maxFileBytes: 1024 * megabyte,
  quotaBytes: 5 * 1024 * megabyte,
  /** URL of the portal if another server, such as Vite, serves it; the base of links in mails. */
  portalOrigin: null as string | null,
  /** URL of this server for browsers, if it cannot be derived from the request or `portalOrigin`. */
  publicOrigin: null as string | null,
  /** True if the portal runs at `portalOrigin` instead of this server's origin. */
  crossOrigin: false,
  /** Other origins that the page may call, for example the backends of services. */
  connectOrigins: [] as readonly string[],
  /** Other origins of images, audio and video. */
  imageOrigins: [] as readonly string[],
  /** Addresses or ranges of the proxies whose `X-Forwarded-*` headers are trusted. */
  trustedProxies: [] as readonly string[],
  /** Opens `/dev/*` beyond loopback; anyone who reaches the server can then read every code. */
  exposeDevTools: false,
  companyName: defaultCompanyName,
  /** Milliseconds since 1970; tests replace it. */
  now: Date.now,
  print: (line: string): void => console.log(line),
};

export type ServerSettings = typeof defaultSettings;

export class SettingError extends Error {}

type Env = NodeJS.ProcessEnv;

export const parseWholeNumber = (name: string, text: string, min: number, max: number): number => {
  const value = Number(text);
  if (/^\d+$/.test(text) && value >= min && value <= max) return value;
  throw new SettingError(`${name} must be a whole number from ${min} to ${max}, not "${text}".`);
};

const readNumber = (env: Env, name: string, fallback: number, min: number, max: number): number => {
  const text = env[name]?.trim();
  return text ? parseWholeNumber(name, text, min, max) : fallback;
};

const parseOrigin = (text: string, rule: string): string => {
  if (/^https?:\/\/[^/\\?#@*\s]+\/?$/i.test(text) && URL.canParse(text)) return new URL(text).origin;
  throw new SettingError(rule);
};

const readOrigin = (env: Env, name: string): string | null => {
  const text = env[name]?.trim();
  if (!text) return null;
  return parseOrigin(text, `${name} must be a URL such as http://127.0.0.1:5174, not "${text}".`);
};

const readList = (env: Env, name: string): string[] =>
  (env[name] ?? '')
    .split(',')
    .map((text) => text.trim())
    .filter(Boolean);

const readOrigins = (env: Env, name: string): string[] =>
  readList(env, name).map((text) =>
    parseOrigin(
      text,
      `${name} must be origins such as https://hub.example:8443, separated by commas; "${text}" is not one.`,
    ),
  );

const isAddressRange = (text: string): boolean => {
  const [, address = '', bits] = /^([\da-f.:]+)(?:\/(\d{1,3}))?$/i.exec(text) ?? [];
  const maxBits = { 0: 0, 4: 32, 6: 128 }[isIP(address)] ?? 0;
  return maxBits > 0 && (bits === undefined || (Number(bits) > 0 && Number(bits) <= maxBits));
};

const readAddressRanges = (env: Env, name: string): string[] => {
  const ranges = readList(env, name);
  const invalid = ranges.find((text) => !isAddressRange(text));
  if (invalid === undefined) return ranges;
  throw new SettingError(
    `${name} must be addresses or ranges such as 10.0.0.5 or 10.0.0.0/8, separated by commas; "${invalid}" is neither.`,
  );
};

const checkProductKey = (env: Env): void => {
  const key = env['VITE_PRODUCT_KEY'];
  const unavailable = [...reservedCodes, ...serviceKeys.slice(1)];
  if (!key || (/^[a-z][a-z0-9_]*$/i.test(key) && !unavailable.includes(key))) return;
  throw new SettingError(
    `VITE_PRODUCT_KEY must be a name of letters, digits and _ that no other service has, not "${key}".`,
  );
};

const yearS = 366 * 24 * 3600;

const readCrossOrigin = (env: Env): boolean => {
  const isCrossOrigin = readNumber(env, 'CROSS_ORIGIN', 0, 0, 1) === 1;
  if (!isCrossOrigin || env['PORTAL_ORIGIN']?.trim()) return isCrossOrigin;
  throw new SettingError('CROSS_ORIGIN needs PORTAL_ORIGIN, the one origin that may call the API.');
};

export const readSettings = (env: Env): ServerSettings => {
  checkProductKey(env);
  const defaults = defaultSettings;
  const readInteger = (...args: [name: string, fallback: number, min: number, max: number]) =>
    readNumber(env, ...args);
  return {
    ...defaults,
    port: readInteger('PORT', defaults.port, 0, 65_535),
    host: env['HOST']?.trim() || defaults.host,
    dataDir: env['DATA_DIR']?.trim() || defaults.dataDir,
    accessTtlS: readInteger('ACCESS_TTL_S', defaults.accessTtlS, 1, yearS),
    refreshTtlS: readInteger('REFRESH_TTL_S', defaults.refreshTtlS, 1, yearS),
    idleTtlS: readInteger('IDLE_TTL_S', defaults.idleTtlS, 0, yearS),
    otpTtlS: readInteger('OTP_TTL_S', defaults.otpTtlS, 1, yearS),
    rotateRefresh: readInteger('ROTATE_REFRESH', 0, 0, 1) === 1,
    throttlePerMinute: readInteger('THROTTLE_PER_MINUTE', defaults.throttlePerMinute, 0, 1_000_000),
    maxFileBytes: megabyte * readInteger('MAX_FILE_MB', defaults.maxFileBytes / megabyte, 1, 100_000),
    quotaBytes: megabyte * readInteger('QUOTA_MB', defaults.quotaBytes / megabyte, 1, 100_000_000),
    portalOrigin: readOrigin(env, 'PORTAL_ORIGIN'),
    publicOrigin: readOrigin(env, 'PUBLIC_ORIGIN'),
    crossOrigin: readCrossOrigin(env),
    connectOrigins: readOrigins(env, 'CONNECT_ORIGINS'),
    imageOrigins: readOrigins(env, 'IMAGE_ORIGINS'),
    trustedProxies: readAddressRanges(env, 'TRUSTED_PROXIES'),
    exposeDevTools: readInteger('EXPOSE_DEV_TOOLS', 0, 0, 1) === 1,
    companyName: env['VITE_COMPANY_NAME']?.trim() || defaults.companyName,
  };
};

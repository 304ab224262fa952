import { postReport } from '../api/postReport';
import { paths } from '../paths';
import { getPageVersion, settings } from '../settings';

const knownSegments = new Set(
  Object.values(paths).flatMap((path) => (typeof path === 'string' ? path : path()).split('/')),
);

const routePattern = (pathname: string): string =>
  pathname
    .split('/')
    .map((segment) => (knownSegments.has(segment) ? segment : ':'))
    .join('/');

const parseBrowser = (userAgent: string): string =>
  /(?:Edg|OPR|Firefox)\/\d{1,4}/.exec(userAgent)?.[0] ??
  /(?:Chrome|Version)\/\d{1,4}/.exec(userAgent)?.[0] ??
  '';

/** Only these fixed phrases are reported; the rest of a message may be user input. */
const messageClasses = [
  /Cannot (?:read|set) properties of (?:undefined|null)/,
  /(?:undefined|null) is not an object/,
  /is not (?:a function|a constructor|an object|defined|iterable)/,
  /before initialization/,
  /Maximum call stack size exceeded|too much recursion/,
  /Minified React error #\d{1,3}/,
  /Failed to fetch dynamically imported module|error loading dynamically imported module/,
  /Importing a module script failed|Unable to preload CSS/,
  /Failed to fetch|NetworkError|Load failed/,
  /Invalid time value|Invalid array length/,
  /is not valid JSON|Unexpected end of JSON input|JSON Parse error/,
];

const classifyMessage = (error: Error): string => {
  if ('status' in error && typeof error.status === 'number') return `HTTP ${error.status}`;
  return messageClasses.map((pattern) => pattern.exec(error.message)?.[0]).find(Boolean) ?? '';
};

const stackFrames = ({ stack = '', message }: Error): string[] =>
  (stack.replace(message, '').match(/\/assets\/[\w.-]{1,80}\.js:\d{1,7}:\d{1,7}/g) ?? []).slice(0, 10);

interface Page {
  pathname: string;
  version: string;
  userAgent: string;
}

/** Contains no personal data, user input or server data. */
export const errorReport = (error: Error, { pathname, version, userAgent }: Page): ErrorReport => ({
  name: /^[A-Z][A-Za-z]{0,40}Error$/.test(error.name) ? error.name : 'Error',
  message: classifyMessage(error),
  stack: stackFrames(error),
  route: routePattern(pathname),
  version,
  browser: parseBrowser(userAgent),
});

const maxReports = 5;
const reportedKeys = new Set<string>();

/** Sends each error once, and at most five per page. */
export const postErrorReport = (error: unknown): void => {
  const endpoint = sentryEndpoint(settings.errorReportUrl);
  if (endpoint === null || !(error instanceof Error)) return;
  const report = errorReport(error, {
    pathname: location.pathname,
    version: getPageVersion().version ?? '',
    userAgent: navigator.userAgent,
  });
  const key = JSON.stringify(report);
  if (reportedKeys.size >= maxReports || reportedKeys.has(key)) return;
  reportedKeys.add(key);
  postReport(endpoint, envelope(report, Date.now()));
};

interface ErrorReport {
  name: string;
  message: string;
  /** Lines of the built scripts, such as `/assets/entry-B2g7.js:3:1205`; the innermost first. */
  stack: string[];
  route: string;
  version: string;
  /** Name and major version. */
  browser: string;
}

/** Returns the endpoint of a Sentry, GlitchTip or Bugsink DSN, `https://key@host/path/project`, or null. */
export const sentryEndpoint = (setting: string): string | null => {
  const dsn = setting.replace(/^sentry\+/, '');
  if (!URL.canParse(dsn)) return null;
  const { origin, username, pathname } = new URL(dsn);
  if (username === '') return null;
  const [, path = '', project = ''] = /^(.*)\/([^/]+)\/?$/.exec(pathname) ?? [];
  const query = new URLSearchParams({ sentry_key: username, sentry_version: '7' });
  return `${origin}${path}/api/${project}/envelope/?${query}`;
};

const randomId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

const sentryFrame = (line: string) => {
  const [filename = '', lineno, colno] = line.split(':');
  return { filename: `app://${filename}`, lineno: Number(lineno), colno: Number(colno), in_app: true };
};

/** Sentry's envelope (develop.sentry.dev, "Envelopes"): envelope header, event header and event, one per line. */
export const envelope = (report: ErrorReport, now: number): string => {
  const { name, message, stack, route, version, browser } = report;
  const event_id = randomId();
  const [browserName = '', major = ''] = browser.split('/');
  const event = {
    event_id,
    platform: 'javascript',
    // Keeps Sentry from storing the visitor's IP address.
    sdk: { name: 'pulsehub', version, settings: { infer_ip: 'never' } },
    release: version,
    transaction: route,
    contexts: { browser: { name: browserName, version: major } },
    level: 'error',
    timestamp: now / 1000,
    exception: {
      // Sentry lists the innermost call last.
      values: [{ type: name, value: message, stacktrace: { frames: stack.map(sentryFrame).toReversed() } }],
    },
  };
  return [{ event_id, sent_at: new Date(now).toISOString() }, { type: 'event' }, event]
    .map((line) => JSON.stringify(line))
    .join('\n');
};

import { postReport } from '../api/postReport';
import { paths } from '../paths';
import { settings } from '../settings';
import { pageVersion } from './pageVersion';

export interface ErrorContext {
  pathname: string;
  version: string | undefined;
  userAgent: string;
}

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

const messageClassOf = (error: Error): string => {
  if ('status' in error && typeof error.status === 'number') return `HTTP ${error.status}`;
  return messageClasses.map((words) => words.exec(error.message)?.[0]).find(Boolean) ?? '';
};

const framesOf = ({ stack = '', message }: Error): string[] =>
  (stack.replace(message, '').match(/\/assets\/[\w.-]{1,80}\.js:\d{1,7}:\d{1,7}/g) ?? []).slice(0, 10);

const ownSegments = new Set(
  Object.values(paths).flatMap((path) => (typeof path === 'string' ? path : path()).split('/')),
);

const routeOf = (pathname: string): string =>
  pathname
    .split('/')
    .map((segment) => (ownSegments.has(segment) ? segment : ':'))
    .join('/');

const browserOf = (userAgent: string): string =>
  /(?:Edg|OPR|Firefox)\/\d{1,4}/.exec(userAgent)?.[0] ??
  /(?:Chrome|Version)\/\d{1,4}/.exec(userAgent)?.[0] ??
  '';

/** Contains no personal data and nothing that was typed or received. */
export const errorReport = (error: Error, { pathname, version, userAgent }: ErrorContext) => ({
  name: /^[A-Z][A-Za-z]{0,40}Error$/.test(error.name) ? error.name : 'Error',
  message: messageClassOf(error),
  stack: framesOf(error),
  route: routeOf(pathname),
  version: version ?? '',
  browser: browserOf(userAgent),
});

const maxReports = 5;
const sent = new Set<string>();

export const sendError = (error: unknown): void => {
  if (!(error instanceof Error)) return;
  const { version } = pageVersion();
  const context = { pathname: location.pathname, version, userAgent: navigator.userAgent };
  const report = JSON.stringify(errorReport(error, context));
  if (sent.size >= maxReports || sent.has(report)) return;
  sent.add(report);
  postReport(settings.errorReportUrl, report);
};

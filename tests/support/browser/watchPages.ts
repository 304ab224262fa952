import type { BrowserContext, ConsoleMessage, Request, Response, WebError } from '@playwright/test';

export interface Watch {
  /** Allows errors that match, also earlier ones. */
  allow(...expected: RegExp[]): void;
  /** Errors so far that are not allowed. */
  problems(): string[];
  stop(): void;
}

/** The browser's console message for an error status, which is reported separately. */
const echo = /^console: Failed to load resource/;
/** Navigation aborts running requests. */
const leftBehind = /net::ERR_ABORTED/;

/**
 * Records uncaught errors, console errors (Content-Security-Policy violations included), failed requests
 * and error responses.
 */
export const watchPages = (context: BrowserContext): Watch => {
  const seen: string[] = [];
  const allowed: RegExp[] = [leftBehind];
  const onConsole = (message: ConsoleMessage) => {
    if (message.type() === 'error') seen.push(`console: ${message.text()}`);
  };
  const onError = (failure: WebError) => {
    seen.push(`uncaught: ${failure.error().message}`);
  };
  const onFailed = (request: Request) => {
    seen.push(`failed: ${request.method()} ${request.url()} ${request.failure()?.errorText ?? ''}`);
  };
  const onResponse = (response: Response) => {
    if (response.status() >= 400)
      seen.push(`answered ${response.status()}: ${response.request().method()} ${response.url()}`);
  };
  context.on('console', onConsole);
  context.on('weberror', onError);
  context.on('requestfailed', onFailed);
  context.on('response', onResponse);
  return {
    allow: (...expected) => void allowed.push(...expected),
    problems: () => {
      const wrong = seen.filter((line) => !echo.test(line));
      return wrong.filter((line) => !allowed.some((pattern) => pattern.test(line)));
    },
    stop: () => {
      context.off('console', onConsole);
      context.off('weberror', onError);
      context.off('requestfailed', onFailed);
      context.off('response', onResponse);
    },
  };
};

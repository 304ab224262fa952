import type { BrowserContext, ConsoleMessage, Request, Response, WebError } from '@playwright/test';

export interface Watch {
  /** From now on this may happen; the rest of what goes wrong still fails the test. */
  allow(...expected: RegExp[]): void;
  /** What went wrong so far and was not allowed. */
  complaints(): string[];
  /** Forgets what went wrong so far. */
  forget(): void;
  /** Stops watching. */
  stop(): void;
}

/** What a browser says of an answer below 200 or above 299, besides the answer itself. */
const echo = /^console: Failed to load resource/;
/** A page that is left takes its running requests with it. */
const leftBehind = /net::ERR_ABORTED/;

/**
 * Notes all that must not happen while a user uses the portal: uncaught errors, errors in the console
 * (what the Content-Security-Policy refuses among them), requests that fail or are refused.
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
    forget: () => void seen.splice(0),
    allow: (...expected) => void allowed.push(...expected),
    complaints: () => {
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

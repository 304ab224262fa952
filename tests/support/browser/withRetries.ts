/**
 * For calls that a test makes itself: the server may close a keep-alive connection just as it is reused.
 * Like a browser, Playwright then retries on a new one.
 */
export const withRetries = { maxRetries: 2 } as const;

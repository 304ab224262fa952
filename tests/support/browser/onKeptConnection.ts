/**
 * For calls that a test makes itself: the server may close a connection that was kept open in the moment
 * in which it is used again. Like a browser, they then take another one.
 */
export const onKeptConnection = { maxRetries: 2 } as const;

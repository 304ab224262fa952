/**
 * Tells of the moments when a lost connection is worth an attempt at once: the network is back, the page
 * is seen again, or it came out of the browser's memory. Answers the way to stop.
 */
export const onWake = (wake: () => void): (() => void) => {
  const seen = () => {
    if (document.visibilityState === 'visible') wake();
  };
  addEventListener('online', wake);
  addEventListener('pageshow', wake);
  document.addEventListener('visibilitychange', seen);
  return () => {
    removeEventListener('online', wake);
    removeEventListener('pageshow', wake);
    document.removeEventListener('visibilitychange', seen);
  };
};

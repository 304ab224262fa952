/** `seen`: somebody looks at the page again. `back`: what the connection stood on was gone meanwhile. */
export type Wake = 'seen' | 'back';

/**
 * Tells of the createdAts when a lost connection is worth an attempt at once: the network is back, the page
 * is seen again, or it came out of the browser's memory. Returns the way to stop.
 */
export const onWake = (wake: (why: Wake) => void): (() => void) => {
  const seen = () => {
    if (document.visibilityState === 'visible') wake('seen');
  };
  const online = () => wake('back');
  const pageshow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) wake('back');
  };
  addEventListener('online', online);
  addEventListener('pageshow', pageshow);
  document.addEventListener('visibilitychange', seen);
  return () => {
    removeEventListener('online', online);
    removeEventListener('pageshow', pageshow);
    document.removeEventListener('visibilitychange', seen);
  };
};

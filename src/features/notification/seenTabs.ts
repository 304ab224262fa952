const name = 'pulsehub.seen';

/**
 * Lets the other tabs know whether the user sees this one: by a lock that they share while they do, and
 * that the browser takes back when a tab dies. Returns the way to stop.
 */
export const shareSeen = (): (() => void) => {
  if (!('locks' in navigator)) return () => {};
  let hidden = new AbortController();
  const look = () => {
    hidden.abort();
    if (document.visibilityState !== 'visible') return;
    hidden = new AbortController();
    const { signal } = hidden;
    const untilHidden = () =>
      new Promise<void>((release) => {
        if (signal.aborted) release();
        else signal.addEventListener('abort', () => release());
      });
    // Without leave to use locks each tab speaks for itself.
    navigator.locks.request(name, { mode: 'shared' }, untilHidden).catch(() => {});
  };
  look();
  document.addEventListener('visibilitychange', look);
  return () => {
    document.removeEventListener('visibilitychange', look);
    hidden.abort();
  };
};

/** Whether the user sees this tab, or another one that shares it. */
export const isSeen = async (): Promise<boolean> => {
  if (document.visibilityState === 'visible') return true;
  if (!('locks' in navigator)) return false;
  const { held = [] } = await navigator.locks.query().catch(() => ({ held: [] }));
  return held.some((lock) => lock.name === name);
};

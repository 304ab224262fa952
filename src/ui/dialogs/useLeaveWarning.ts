import { useEffect } from 'react';

/** While `isNeeded`, the browser asks before the tab is closed or loaded again. */
export const useLeaveWarning = (isNeeded: boolean): void =>
  useEffect(() => {
    if (!isNeeded) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [isNeeded]);

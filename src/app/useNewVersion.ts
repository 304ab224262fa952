import { useEffect, useState } from 'react';
import { deployedBuild } from '../api/deployedBuild';
import { pageVersion } from './pageVersion';

const pauseMs = 10 * 60_000;

/**
 * Whether another build was put in the place of the one that this page is of. Asks when somebody comes back
 * to the tab or to the network, not too often, and at once where code cannot be loaded.
 */
export const useNewVersion = () => {
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    let { build: newest } = pageVersion();
    let askedAt = Date.now();
    let isAsking = false;
    const ask = async () => {
      // Only a built page knows what it is.
      if (isAsking || !newest || !navigator.onLine) return;
      isAsking = true;
      askedAt = Date.now();
      const build = await deployedBuild();
      isAsking = false;
      if (build === null || build === newest) return;
      newest = build;
      setReady(true);
    };
    const askAgain = () => {
      if (!document.hidden && Date.now() - askedAt >= pauseMs) void ask();
    };
    const listening = new AbortController();
    const { signal } = listening;
    addEventListener('vite:preloadError', () => void ask(), { signal });
    addEventListener('online', askAgain, { signal });
    document.addEventListener('visibilitychange', askAgain, { signal });
    return () => listening.abort();
  }, []);
  return { isReady, dismiss: () => setReady(false) };
};

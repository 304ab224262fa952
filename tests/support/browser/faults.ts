import type { Route } from '@playwright/test';
import type { Reply } from '../faults';

const slowMs = 1500;

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Gives that reply in place of the server. */
export const replyTo =
  (reply: Reply) =>
  async (route: Route): Promise<void> => {
    if (reply === 'dropped') return route.abort('connectionreset');
    if (reply !== 'slow') return route.fulfill(reply);
    await sleep(slowMs);
    // The page may have been left meanwhile.
    return route.fallback().catch(() => undefined);
  };

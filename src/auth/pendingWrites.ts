import { createListeners } from '../model/createListeners';
import type { session } from './session';

const writesLock = 'pulsehub.writes';

/** Longest wait of a sign-out for pending writes (decisions §2). */
export const maxWaitMs = 2000;

interface PendingWrite<T> {
  send: () => Promise<T>;
  drop: () => boolean;
}

interface Waiting {
  send: () => void;
  isQueued: boolean;
}

/** Sends pending writes (Undo, queues) before a sign-out and when the page closes (decisions §2). */
export const createPendingWrites = ({ subscribe }: Pick<typeof session, 'subscribe'>) => {
  const waiting = new Set<Waiting>();
  const inFlight = new Set<Promise<void>>();
  const flushListeners = createListeners();

  const flush = (isClosing = false) => {
    // Queued writes continue in order for as long as the page lives.
    for (const write of waiting) if (isClosing || !write.isQueued) write.send();
    flushListeners.notify();
  };
  subscribe((event) => {
    if (event === 'ending' || event === 'ended') flush();
  });
  addEventListener('pagehide', () => flush(true));
  /** Asks other tabs to flush while the tokens are still valid. */
  const channel = new BroadcastChannel(writesLock);
  channel.addEventListener('message', () => flush());

  const waitForResponses = () =>
    navigator.locks
      ? navigator.locks.request(writesLock, { signal: AbortSignal.timeout(maxWaitMs) }, () => {})
      : Promise.race([Promise.all(inFlight), new Promise((resolve) => setTimeout(resolve, maxWaitMs))]);

  return {
    add: <T>(send: () => Promise<T>, { isQueued = false } = {}): PendingWrite<T> => {
      let settle = () => {};
      const settled = new Promise<void>((resolve) => (settle = resolve));
      inFlight.add(settled);
      void navigator.locks?.request(writesLock, { mode: 'shared' }, () => settled);
      const done = () => {
        inFlight.delete(settled);
        settle();
      };
      let response: Promise<T> | null = null;
      const write = {
        send: () => {
          waiting.delete(entry);
          response ??= send().finally(done);
          return response;
        },
        drop: () => {
          if (waiting.delete(entry)) done();
          return response === null;
        },
      };
      const entry: Waiting = { send: () => void write.send().catch(() => {}), isQueued };
      waiting.add(entry);
      return write;
    },

    /** Resolves once the writes of all tabs have settled, or after a timeout. */
    finish: async (): Promise<void> => {
      flush();
      channel.postMessage('finish');
      if (inFlight.size === 0 && !navigator.locks) return;
      await Promise.race([
        waitForResponses().catch(() => {}),
        new Promise((resolve) => addEventListener('pagehide', resolve, { once: true })),
      ]);
    },

    onFlush: flushListeners.subscribe,
  };
};

export type PendingWrites = ReturnType<typeof createPendingWrites>;

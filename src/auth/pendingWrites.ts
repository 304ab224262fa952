import type { TokenSource } from '../api/http';
import { createListeners } from '../model/createListeners';
import type { session } from './session';

const writesLock = 'pulsehub.writes';

const timeoutMs = 5000;

export interface PendingWrite<T> {
  send: () => Promise<T>;
  drop: () => boolean;
}

interface Waiting {
  send: () => void;
  isQueued: boolean;
}

/** Pending writes (Undo, queues) are sent before the session ends or the page closes (decisions §5). */
export const createPendingWrites = (
  tokensNow: () => TokenSource,
  { subscribe }: Pick<typeof session, 'subscribe'>,
) => {
  const waiting = new Set<Waiting>();
  const unanswered = new Set<Promise<void>>();
  const flushes = createListeners();

  const flush = (isClosing = false) => {
    // Queued writes continue in order for as long as the page lives.
    for (const write of waiting) if (isClosing || !write.isQueued) write.send();
    flushes.notify();
  };
  subscribe((event) => {
    if (event === 'ending' || event === 'ended') flush();
  });
  addEventListener('pagehide', () => flush(true));

  const allAnswered = () =>
    navigator.locks
      ? navigator.locks.request(writesLock, { signal: AbortSignal.timeout(timeoutMs) }, () => {})
      : Promise.race([Promise.all(unanswered), new Promise((resolve) => setTimeout(resolve, timeoutMs))]);

  return {
    add: <T>(send: (tokens: TokenSource) => Promise<T>, { isQueued = false } = {}): PendingWrite<T> => {
      const tokens = tokensNow();
      let settle = () => {};
      const answered = new Promise<void>((resolve) => (settle = resolve));
      unanswered.add(answered);
      void navigator.locks?.request(writesLock, { mode: 'shared' }, () => answered);
      const done = () => {
        unanswered.delete(answered);
        settle();
      };
      let sent: Promise<T> | null = null;
      const write = {
        send: () => {
          waiting.delete(entry);
          sent ??= send(tokens).finally(done);
          return sent;
        },
        drop: () => {
          if (waiting.delete(entry)) done();
          return sent === null;
        },
      };
      const entry: Waiting = { send: () => void write.send().catch(() => {}), isQueued };
      waiting.add(entry);
      return write;
    },

    /** Resolves once all writes of all tabs were answered, or after a timeout. */
    finish: async (): Promise<void> => {
      flush();
      if (unanswered.size === 0 && !navigator.locks) return;
      await Promise.race([
        allAnswered().catch(() => {}),
        new Promise((resolve) => addEventListener('pagehide', resolve, { once: true })),
      ]);
    },

    onFlush: flushes.subscribe,
  };
};

export type PendingWrites = ReturnType<typeof createPendingWrites>;

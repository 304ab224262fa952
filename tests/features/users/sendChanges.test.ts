import { describe, expect, it } from 'vitest';
import { getRetryWait } from '../../../src/api/errors';
import { HttpError } from '../../../src/api/HttpError';
import type { Change } from '../../../src/features/users/acts/bulkAction';
import { sendChanges } from '../../../src/features/users/acts/sendChanges';
import { createRetry } from '../../../src/ui/task/retry';

const user = (id: number) => ({ id, user_id: id, email: `${id}@pulsehub.test` });
const numbers = Array.from({ length: 12 }, (_, index) => index + 1);
const throttled = new HttpError(429, null, 'http', 0);

/** Sends changes that each make `calls` calls of `call`. */
const run = async (call: (id: number, callNumber: number) => Promise<unknown>, calls = 1) => {
  const abort = new AbortController();
  const waits: (number | null)[] = [];
  const settledCounts: number[] = [];
  let running = 0;
  let maxRunning = 0;
  const changes = numbers.map((id): Change => ({
    user: user(id),
    text: 'Becomes active',
    send: async (attempt) => {
      for (let callNumber = 1; callNumber <= calls; callNumber += 1)
        await attempt('updateAccount', async () => {
          running += 1;
          maxRunning = Math.max(maxRunning, running);
          await Promise.resolve();
          try {
            return await call(id, callNumber);
          } finally {
            running -= 1;
          }
        });
    },
  }));
  const { signal } = abort;
  const onWait = (wait: number | null) => waits.push(wait);
  const attempt = createRetry({ signal, getRetryWait, kind: 'write', onWait });
  const task = { signal, attempt, onProgress: (done: number) => settledCounts.push(done) };
  const sending = sendChanges(changes, null, task, new Map(), (key) => key);
  return { abort, waits, settledCounts, sending, maxRunning: () => maxRunning };
};
const getIds = (changes: readonly Pick<Change, 'user'>[]) =>
  changes.map((change) => change.user.id).toSorted((a, b) => a - b);

describe('sendChanges', () => {
  it('sends four changes at a time and continues after a failure', async () => {
    const { sending, maxRunning, settledCounts } = await run((id) =>
      id === 5 ? Promise.reject(Object.assign(new HttpError(500), { requestId: 'a7e6' })) : Promise.resolve(),
    );
    const { done, notes } = await sending;
    expect(getIds(done)).toEqual(numbers.filter((id) => id !== 5));
    expect(notes).toMatchObject([
      { kind: 'failed', user: user(5), reason: 'userPages.error.update', requestId: 'a7e6' },
    ]);
    expect([maxRunning(), settledCounts.at(-1)]).toEqual([4, 12]);
  });

  it('waits for a throttled server and retries', async () => {
    const throttledIds = new Set([3, 4, 9]);
    const { sending, waits } = await run(async (id) => {
      if (throttledIds.delete(id)) throw throttled;
    });
    expect(getIds((await sending).done)).toEqual(numbers);
    expect(waits).toContain(0);
    expect(waits.at(-1)).toBeNull();
  });

  it('stops sending after Cancel and reports the rest as untouched', async () => {
    const { abort, sending } = await run(async (id) => {
      if (id === 3) abort.abort();
    });
    const { done, notes } = await sending;
    expect(getIds(done)).toContain(3);
    expect(notes.filter(({ kind }) => kind !== 'untouched')).toEqual([]);
    expect([...getIds(done), ...getIds(notes)]).toEqual(numbers);
  });

  it('reports a user cancelled between two calls as half done', async () => {
    const { abort, sending } = await run(async (id, callNumber) => {
      if (id === 1 && callNumber === 1) abort.abort();
    }, 2);
    const { notes } = await sending;
    expect(notes[0]).toMatchObject({ kind: 'failed', user: user(1), reason: 'users.bulk.halfDone' });
  });
});

import { describe, expect, it } from 'vitest';
import { getRetryWait } from '../../../src/api/errors';
import { HttpError } from '../../../src/api/HttpError';
import type { Change } from '../../../src/features/users/bulk/bulkAction';
import { reportRows } from '../../../src/features/users/bulk/BulkResult';
import { sendChanges } from '../../../src/features/users/bulk/sendChanges';
import { createRetry } from '../../../src/ui/task/retry';

const user = (id: number) => ({ id, user_id: id, email: `${id}@pulsehub.test` });
const numbers = Array.from({ length: 12 }, (_, at) => at + 1);
const throttled = new HttpError(429, null, 'http', 0);

/** Sends changes whose calls are `call(id, number of the call)`. */
const run = async (call: (id: number, nth: number) => Promise<unknown>, calls = 1) => {
  const abort = new AbortController();
  const waits: (number | null)[] = [];
  const settled: number[] = [];
  let running = 0;
  let most = 0;
  const changes = numbers.map((id): Change => ({
    user: user(id),
    text: 'Becomes active',
    send: async (attempt) => {
      for (let nth = 1; nth <= calls; nth += 1)
        await attempt('updateAccount', async () => {
          running += 1;
          most = Math.max(most, running);
          await Promise.resolve();
          try {
            return await call(id, nth);
          } finally {
            running -= 1;
          }
        });
    },
  }));
  const { signal } = abort;
  const onWait = (wait: number | null) => waits.push(wait);
  const attempt = createRetry({ signal, getRetryWait, kind: 'write', onWait });
  const task = { signal, attempt, onProgress: (done: number) => settled.push(done) };
  const sending = sendChanges(changes, null, task, new Map(), (key) => key);
  return { abort, waits, settled, sending, most: () => most };
};
const idsOf = (changes: readonly Pick<Change, 'user'>[]) =>
  changes.map((change) => change.user.id).toSorted((a, b) => a - b);

describe('the changes of an action', () => {
  it('are sent four at a time; a failure does not stop the others', async () => {
    const { sending, most, settled } = await run((id) =>
      id === 5 ? Promise.reject(new HttpError(500)) : Promise.resolve(),
    );
    const { done, failures, untouched } = await sending;
    expect(idsOf(done)).toEqual(numbers.filter((id) => id !== 5));
    expect(failures).toMatchObject([{ user: user(5), reason: 'userPages.error.update' }]);
    expect([untouched, most(), settled.at(-1)]).toEqual([[], 4, 12]);
  });

  it('wait as a throttled server asks, and are then sent again', async () => {
    const refused = new Set([3, 4, 9]);
    const { sending, waits } = await run(async (id) => {
      if (refused.delete(id)) throw throttled;
    });
    expect(idsOf((await sending).done)).toEqual(numbers);
    expect(waits).toContain(0);
    expect(waits.at(-1)).toBeNull();
  });

  it('are no longer sent after Cancel: what was sent counts, the rest is untouched', async () => {
    const { abort, sending } = await run(async (id) => {
      if (id === 3) abort.abort();
    });
    const { done, failures, untouched } = await sending;
    expect(idsOf(done)).toContain(3);
    expect(failures).toEqual([]);
    expect([...idsOf(done), ...idsOf(untouched)]).toEqual(numbers);
  });

  it('that Cancel stops between two calls for a user are neither done nor untouched', async () => {
    const { abort, sending } = await run(async (id, nth) => {
      if (id === 1 && nth === 1) abort.abort();
    }, 2);
    const { failures } = await sending;
    expect(failures[0]).toMatchObject({ user: user(1), reason: 'users.bulk.halfDone' });
  });
});

it('the result is a table of everybody who was to be changed', () => {
  const [one, two, three, four] = [1, 2, 3, 4].map((id) => ({ user: user(id), text: 'Becomes active' })) as [
    Change,
    Change,
    Change,
    Change,
  ];
  const gone = { user: { ...user(5), email: '' }, reason: 'gone' };
  const report = {
    done: [one],
    failures: [{ user: two.user, change: two, reason: 'no' }, gone],
    untouched: [three],
    leftOut: [{ user: four.user, reason: 'self' }],
  };
  const t = (key: string, args: Record<string, string> = {}) =>
    [key.replace(/.*\./, ''), ...Object.values(args)].join(' ');
  expect(reportRows(report, t)).toEqual([
    ['id', 'email', 'what', 'result'],
    ['1', '1@pulsehub.test', 'Becomes active', 'done'],
    ['2', '2@pulsehub.test', 'Becomes active', 'failed no'],
    ['5', '', '', 'failed gone'],
    ['3', '3@pulsehub.test', 'Becomes active', 'untouched'],
    ['4', '4@pulsehub.test', '', 'leftOut self'],
  ]);
});

import { expect, it } from 'vitest';
import { getRetryWait } from '../../../src/api/errors';
import { HttpError } from '../../../src/api/HttpError';
import type { Change } from '../../../src/features/users/acts/bulkAction';
import { sendChanges } from '../../../src/features/users/acts/sendChanges';
import { createRetry } from '../../../src/ui/task/retry';

const abort = new AbortController();
/** A change that makes these calls in turn. */
const change = (id: number, ...calls: (() => unknown)[]): Change => ({
  user: { id, user_id: id, email: `${id}@pulsehub.test` },
  text: 'Becomes active',
  send: async (attempt) => {
    for (const call of calls) await attempt('updateAccount', async () => call());
  },
});
const send = async (...changes: Change[]) => {
  const { signal } = abort;
  const task = {
    signal,
    attempt: createRetry({ signal, getRetryWait, kind: 'write' }),
    onProgress: () => {},
  };
  return sendChanges(changes, null, task, new Map(), (key) => key);
};

it('reports the failed call of a user, and one cancelled between two calls as half done', async () => {
  const fail = () => {
    throw Object.assign(new HttpError(500), { requestId: 'a7e6' });
  };
  const { notes, done } = await send(
    change(1, fail),
    change(2, () => abort.abort(), expect.unreachable),
    ...[3, 4, 5, 6].map((id) => change(id, () => {})),
  );
  expect(notes.slice(0, 2)).toMatchObject([
    { kind: 'failed', user: { id: 1 }, reason: 'userPages.error.update', requestId: 'a7e6' },
    { kind: 'failed', user: { id: 2 }, reason: 'users.bulk.halfDone' },
  ]);
  const untouched = notes.slice(2);
  expect(new Set(untouched.map(({ kind }) => kind))).toEqual(new Set(['untouched']));
  expect(new Set([...done, ...untouched].map(({ user }) => user.id))).toEqual(new Set([3, 4, 5, 6]));
});

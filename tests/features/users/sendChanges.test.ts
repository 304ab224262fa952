import { expect, it } from 'vitest';
import { createDataProvider } from '../../../src/api/dataProvider';
import { getRetryWait } from '../../../src/api/errors';
import { createHttp } from '../../../src/api/http';
import type { PlannedChange } from '../../../src/features/users/acts/changes';
import { sendChanges } from '../../../src/features/users/acts/sendChanges';
import { createRetry } from '../../../src/ui/task/retry';
import { fixedToken } from '../../support/fixedToken';
import { jsonResponse, pathsBelow, stubFetch } from '../../support/stubFetch';

const change = (id: number, values: Partial<PlannedChange> = {}): PlannedChange => ({
  user: { id, user_id: id, email: `${id}@pulsehub.test` },
  text: 'Becomes active',
  before: { is_active: false },
  after: { is_active: true },
  ...values,
});

it('reports the failed call of a user, and one cancelled between two calls as half done', async () => {
  const abort = new AbortController();
  const sent = stubFetch(({ path }) => {
    if (path.endsWith('/1/')) return jsonResponse(500, {});
    if (path.endsWith('/2/')) abort.abort();
    return jsonResponse(200, { id: 2, user_id: 2, email: '2@pulsehub.test' });
  });
  const { signal } = abort;
  const attempt = createRetry({ signal, getRetryWait, kind: 'write' });
  const caller = { data: createDataProvider(createHttp('', fixedToken('token'), undefined, true)), me: null };
  const withServices = {
    before: { is_active: false, services: { ai_hub: false } },
    after: { is_active: true, services: { ai_hub: true } },
  };
  const recorded = new Map<number, PlannedChange>();
  const { notes, done } = await sendChanges(
    [change(1), change(2, withServices), ...[3, 4, 5, 6].map((id) => change(id))],
    recorded,
    { ...caller, t: (key) => key },
    { signal, attempt, onProgress: () => {} },
  );
  expect(notes.slice(0, 2)).toMatchObject([
    { kind: 'failed', user: { id: 1 }, reason: 'userPages.error.update' },
    { kind: 'failed', user: { id: 2 }, reason: 'users.bulk.halfDone' },
  ]);
  expect(notes[0]?.requestId).toBeTruthy();
  expect(pathsBelow(sent, '/api/user/dic-services/')).toEqual([]);
  expect(recorded.get(2)).toMatchObject({ before: { is_active: false }, after: { is_active: true } });
  const untouched = notes.slice(2);
  expect(new Set(untouched.map(({ kind }) => kind))).toEqual(new Set(['untouched']));
  expect(new Set([...done, ...untouched].map(({ user }) => user.id))).toEqual(new Set([3, 4, 5, 6]));
});

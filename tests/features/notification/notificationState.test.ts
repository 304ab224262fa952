import { expect, it } from 'vitest';
import {
  initialState,
  notificationState,
  applyChanges,
  type NotificationChanges,
  type NotificationEvent,
  type NotificationState,
} from '../../../src/features/notification/notificationState';
import { withChange } from '../../../src/model/optimisticChanges';
import { unreadCount, type NotificationUpdate } from '../../../src/model/notification/notification';
import { aNotification } from '../../support/aNotification';

const update = (kind: 'list' | 'one', id: number, wrong = 0): NotificationUpdate => ({
  kind,
  notifications: [aNotification({ id })],
  wrong,
});
const [one, two] = [update('one', 1), update('one', 2)];
const error = new Error('503');

it.each<[before: Partial<NotificationState>, event: NotificationEvent, after: Partial<NotificationState>]>([
  [{}, { type: 'connection', live: 'open' }, { live: 'open' }],
  [{ updates: [one] }, { type: 'update', update: two }, { updates: [one, two] }],
  [{ updates: [one] }, { type: 'update', update: update('list', 3) }, { updates: [update('list', 3)] }],
  [
    { updates: [one] },
    { type: 'update', update: update('list', 3, 1) },
    { updates: [one, update('list', 3, 1)] },
  ],
  [{ updates: [one], failure: error }, { type: 'fetching' }, { updates: [], failure: error }],
  [{ updates: [one], failure: error }, { type: 'fetched' }, { updates: [one], failure: null }],
  [{ updates: [one] }, { type: 'failed', error }, { updates: [one], failure: error }],
])('%j, then %j', (before, event, after) => {
  expect(notificationState({ ...initialState, ...before }, event)).toEqual({ ...initialState, ...after });
});

it('the list shows pending changes, and is the same where there are none', () => {
  const three = [1, 2, 3].map((id) => aNotification({ id }));
  const changes: NotificationChanges = withChange(withChange(new Map(), [1], 'deleted'), [2], {
    is_read: true,
  });
  const shown = applyChanges(three, changes);
  expect(shown.map(({ id, is_read }) => [id, is_read])).toEqual([
    [2, true],
    [3, false],
  ]);
  expect(unreadCount(shown)).toBe(1);
  expect(applyChanges(three, new Map())).toBe(three);
});

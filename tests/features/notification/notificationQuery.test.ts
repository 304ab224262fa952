import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import {
  afterUpdate,
  addChange,
  failureQuery,
  pendingUpdatesKey,
  listKey,
  noChanges,
  notificationQuery,
  removeChange,
  withChanges,
} from '../../../src/features/notification/notificationQuery';
import { asWhole, unreadCount, type Notification } from '../../../src/model/notification/notification';
import { aNotification } from '../../support/aNotification';

const list = (...ids: number[]) => ids.map((id) => aNotification({ id }));
const idsOf = (notifications: readonly Notification[] | undefined) => notifications?.map(({ id }) => id);
const update = (kind: 'list' | 'one', ids: number[], wrong = 0) =>
  ({ kind, notifications: list(...ids), wrong }) as const;

describe('the list after one update', () => {
  it.each([
    ['a whole list over none', undefined, update('list', [2, 1]), [2, 1]],
    ['a whole list takes away what it lacks', [3, 2, 1], update('list', [3, 1]), [3, 1]],
    ['a list with broken entries takes nothing away', [3, 2, 1], update('list', [4, 1], 1), [4, 3, 2, 1]],
    ['a push comes first', [2, 1], update('one', [3]), [3, 2, 1]],
    ['a push of what is there changes its place no more', [2, 1], update('one', [1]), [2, 1]],
    ['a push over none is no list', undefined, update('one', [1]), undefined],
    ['a broken list over none is no list', undefined, update('list', [1], 1), undefined],
  ])('%s', (_what, before, after, expected) => {
    expect(idsOf(afterUpdate(before && list(...before), after))).toEqual(expected);
  });
});

describe('asking for the list', () => {
  const fetchWith = (notifications: () => Promise<Notification[]>) => {
    const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
    return { client, fetched: client.fetchQuery(notificationQuery({ notifications })) };
  };

  it('lays over the answer what was heard meanwhile, which it may not know', async () => {
    let answer: (notifications: Notification[]) => void = () => {};
    const { client, fetched } = fetchWith(() => new Promise((resolve) => (answer = resolve)));
    await Promise.resolve();
    client.setQueryData(pendingUpdatesKey, [update('one', [3]), update('one', [4])]);
    answer(list(2, 1));
    expect(idsOf(await fetched)).toEqual([4, 3, 2, 1]);
  });

  it('forgets what was heard before', async () => {
    const client = new QueryClient();
    client.setQueryData(pendingUpdatesKey, [update('one', [9])]);
    const query = notificationQuery({ notifications: async () => list(1) });
    expect(idsOf(await client.fetchQuery(query))).toEqual([1]);
  });

  it('keeps why it failed until it succeeds', async () => {
    const { client, fetched } = fetchWith(() => Promise.reject(new Error('503')));
    await expect(fetched).rejects.toThrow('503');
    expect(client.getQueryData(failureQuery.queryKey)).toMatchObject({ message: '503' });
    await client.fetchQuery(notificationQuery({ notifications: async () => list(1) }));
    expect(client.getQueryData(failureQuery.queryKey)).toBeNull();
    expect(idsOf(client.getQueryData(listKey))).toEqual([1]);
  });
});

const three = list(1, 2, 3);

it('the list shows what is pending, and is as it was once that is taken back', () => {
  const mark = { is_read: true };
  const pending = addChange(addChange(noChanges, [1], 'deleted'), [2], mark);
  const shown = withChanges(three, pending);
  expect(shown.map(({ id, is_read }) => [id, is_read])).toEqual([
    [2, true],
    [3, false],
  ]);
  expect(unreadCount(shown)).toBe(1);
  expect(withChanges(three, removeChange(removeChange(pending, [1], 'deleted'), [2], mark))).toBe(three);
});

it('leaves a later change of the same notification alone when an earlier one is taken back', () => {
  const [first, second] = [{ is_read: true }, { is_read: false }];
  const pending = addChange(addChange(noChanges, [1], first), [1], second);
  expect(removeChange(pending, [1], first).get(1)).toBe(second);
  expect(removeChange(pending, [1], second).has(1)).toBe(false);
});

it('a whole list replaces the former: nothing twice, nothing that is gone, the same objects where nothing changed', () => {
  const whole = asWhole(three, [
    aNotification({ id: 4 }),
    aNotification({ id: 2 }),
    aNotification({ id: 2 }),
    aNotification({ id: 3, is_read: true }),
  ]);
  expect(whole.map(({ id, is_read }) => [id, is_read])).toEqual([
    [4, false],
    [2, false],
    [3, true],
  ]);
  expect(whole[1]).toBe(three[1]);
});

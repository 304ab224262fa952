import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import {
  afterUpdate,
  failureQuery,
  pendingUpdatesKey,
  listKey,
  notificationQuery,
} from '../../../src/features/notification/notificationQuery';
import type { Notification } from '../../../src/model/notification/notification';
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

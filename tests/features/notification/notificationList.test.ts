import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import type { CompleteList } from '../../../src/model/completeList';
import {
  updateList,
  applyUpdate,
  getCachedList,
  listKey,
  listRequest,
  mergeLiveUpdates,
} from '../../../src/features/notification/notificationList';
import { toCompleteList, type Notification } from '../../../src/model/notification/notification';
import { buildNotification } from '../../support/buildNotification';

const list = (...ids: number[]) => ids.map((id) => buildNotification({ id }));
const idsOf = (notifications: readonly Notification[] | undefined) => notifications?.map(({ id }) => id);
const update = (kind: 'list' | 'one', ids: number[], invalidCount = 0) =>
  ({ kind, notifications: list(...ids), invalidCount }) as const;

it.each([
  ['is the whole list when there was none', undefined, update('list', [2, 1]), [2, 1]],
  ['loses what a whole list lacks', [3, 2, 1], update('list', [3, 1]), [3, 1]],
  ['loses nothing to a list with invalid entries', [3, 2, 1], update('list', [4, 1], 1), [4, 3, 2, 1]],
  ['starts with a pushed notification', [2, 1], update('one', [3]), [3, 2, 1]],
  ['keeps its order when a known notification is pushed', [2, 1], update('one', [1]), [2, 1]],
  ['is not created by a push', undefined, update('one', [1]), undefined],
  ['is not created by a list with invalid entries', undefined, update('list', [1], 1), undefined],
])('the list after an update %s', (_what, before, after, expected) => {
  expect(idsOf(updateList(before && list(...before), after))).toEqual(expected);
});

describe('fetching the list', () => {
  const whole = (data: Notification[], isPaged = false): CompleteList<Notification> => ({
    data,
    total: data.length,
    meta: { isComplete: true, isPaged },
  });
  /** Fetches the list into a client; the request ends with `answer` or `fail`. */
  const begin = () => {
    const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
    let end = { resolve: (_answer: object) => {}, reject: (_error: Error) => {} };
    const data = mergeLiveUpdates(
      {
        getList: (_resource: string, _params: object) =>
          new Promise<never>((resolve, reject) => (end = { resolve, reject } as typeof end)),
      },
      () => client,
    );
    const fetch = () =>
      client.fetchQuery({
        queryKey: listKey,
        queryFn: () => data.getList('notification', listRequest),
        structuralSharing: false,
      });
    return {
      client,
      fetch,
      answer: (answer: object) => end.resolve(answer),
      fail: (error: Error) => end.reject(error),
    };
  };

  it('merges into the response the updates received meanwhile, and drops those received before', async () => {
    const { client, fetch, answer } = begin();
    applyUpdate(client, update('one', [9]));
    const fetched = fetch();
    applyUpdate(client, update('one', [3]));
    applyUpdate(client, update('one', [4]));
    answer(whole(list(2, 1)));
    await fetched;
    expect(idsOf(getCachedList(client))).toEqual([4, 3, 2, 1]);
  });

  it('is not shortened by a frame of a server that pages, which may be a page too', async () => {
    const { client, fetch, answer } = begin();
    const fetched = fetch();
    applyUpdate(client, update('list', [3]));
    answer(whole(list(3, 2, 1), true));
    await fetched;
    applyUpdate(client, update('list', [4, 3]));
    expect(idsOf(getCachedList(client))).toEqual([4, 3, 2, 1]);
  });
});

const three = list(1, 2, 3);

it('a whole list replaces the previous one: no duplicates, nothing deleted, the same objects where nothing changed', () => {
  const whole = toCompleteList(three, [
    buildNotification({ id: 4 }),
    buildNotification({ id: 2 }),
    buildNotification({ id: 2 }),
    buildNotification({ id: 3, is_read: true }),
  ]);
  expect(whole.map(({ id, is_read }) => [id, is_read])).toEqual([
    [4, false],
    [2, false],
    [3, true],
  ]);
  expect(whole[1]).toBe(three[1]);
});

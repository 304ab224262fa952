import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import {
  afterUpdate,
  addChange,
  extentQuery,
  failureQuery,
  pendingUpdatesKey,
  listKey,
  noChanges,
  notificationQuery,
  removeChange,
  withChanges,
} from '../../../src/features/notification/notificationQuery';
import type { AllRows } from '../../../src/api/lists';
import { applyUpdate } from '../../../src/features/notification/useLiveList';
import { asWhole, unreadCount, type Notification } from '../../../src/model/notification/notification';
import { aNotification } from '../../support/aNotification';

const list = (...ids: number[]) => ids.map((id) => aNotification({ id }));
const idsOf = (notifications: readonly Notification[] | undefined) => notifications?.map(({ id }) => id);
const update = (kind: 'list' | 'one', ids: number[], wrong = 0) =>
  ({ kind, notifications: list(...ids), wrong }) as const;

describe('the list after an update', () => {
  it.each([
    ['is the whole list when there was none', undefined, update('list', [2, 1]), [2, 1]],
    ['loses what a whole list lacks', [3, 2, 1], update('list', [3, 1]), [3, 1]],
    ['loses nothing to a list with invalid entries', [3, 2, 1], update('list', [4, 1], 1), [4, 3, 2, 1]],
    ['starts with a pushed notification', [2, 1], update('one', [3]), [3, 2, 1]],
    ['keeps its order when a known notification is pushed', [2, 1], update('one', [1]), [2, 1]],
    ['is not created by a push', undefined, update('one', [1]), undefined],
    ['is not created by a list with invalid entries', undefined, update('list', [1], 1), undefined],
  ])('%s', (_what, before, after, expected) => {
    expect(idsOf(afterUpdate(before && list(...before), after))).toEqual(expected);
  });
});

describe('fetching the list', () => {
  type Load = Parameters<typeof notificationQuery>[0]['notifications'];
  const whole = (data: Notification[]) => ({ data, total: data.length, isWhole: true });
  const fetchWith = (notifications: Load) => {
    const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
    return { client, fetched: client.fetchQuery(notificationQuery({ notifications })) };
  };

  it('merges into the response the updates received meanwhile', async () => {
    let answer: (notifications: Notification[]) => void = () => {};
    const { client, fetched } = fetchWith(
      () => new Promise((resolve) => (answer = (notifications) => resolve(whole(notifications)))),
    );
    await Promise.resolve();
    client.setQueryData(pendingUpdatesKey, [update('one', [3]), update('one', [4])]);
    answer(list(2, 1));
    expect(idsOf(await fetched)).toEqual([4, 3, 2, 1]);
  });

  it('drops updates received before', async () => {
    const client = new QueryClient();
    client.setQueryData(pendingUpdatesKey, [update('one', [9])]);
    const query = notificationQuery({ notifications: async () => whole(list(1)) });
    expect(idsOf(await client.fetchQuery(query))).toEqual([1]);
  });

  it('keeps the error until it succeeds', async () => {
    const { client, fetched } = fetchWith(() => Promise.reject(new Error('503')));
    await expect(fetched).rejects.toThrow('503');
    expect(client.getQueryData(failureQuery.queryKey)).toMatchObject({ message: '503' });
    await client.fetchQuery(notificationQuery({ notifications: async () => whole(list(1)) }));
    expect(client.getQueryData(failureQuery.queryKey)).toBeNull();
    expect(idsOf(client.getQueryData(listKey))).toEqual([1]);
  });

  describe('page by page', () => {
    const part = (...ids: number[]) => ({ data: list(...ids), total: 6, isWhole: false });
    const shownIn = (client: QueryClient) => idsOf(client.getQueryData(listKey));
    const extentIn = (client: QueryClient) => client.getQueryData(extentQuery.queryKey);
    /** Loads a list in steps; each call of `step` answers the next part, or the end. */
    const inSteps = () => {
      let onPart: Parameters<Load>[1];
      let end = { resolve: (_all: AllRows<Notification>) => {}, reject: (_error: Error) => {} };
      const load: Load = (_signal, show) =>
        new Promise((resolve, reject) => {
          onPart = show;
          end = { resolve, reject };
        });
      const { client, fetched } = fetchWith(load);
      return { client, fetched, load, part: (...ids: number[]) => onPart?.(part(...ids)), end: () => end };
    };

    it('shows what has come, and is not shortened by a frame that is a page too', async () => {
      const { client, fetched, part: show, end } = inSteps();
      await Promise.resolve();
      show(6, 5);
      expect(shownIn(client)).toEqual([6, 5]);
      expect(extentIn(client)).toMatchObject({ total: 6, isLoading: true, isWhole: false });
      applyUpdate(client, update('list', [6, 5]));
      applyUpdate(client, update('one', [7]));
      show(6, 5, 4, 3);
      expect(new Set(shownIn(client))).toEqual(new Set([7, 6, 5, 4, 3]));
      end().resolve(whole(list(6, 5, 4, 3, 2, 1)));
      expect(idsOf(await fetched)).toEqual([7, 6, 5, 4, 3, 2, 1]);
      expect(extentIn(client)).toMatchObject({ isLoading: false, isWhole: true });
    });

    it('keeps the rows and the count when a later page fails, and again while it is retried', async () => {
      const { client, fetched, load, part: show, end } = inSteps();
      await Promise.resolve();
      show(6, 5, 4);
      end().reject(new Error('503'));
      await expect(fetched).rejects.toThrow('503');
      expect(shownIn(client)).toEqual([6, 5, 4]);
      expect(extentIn(client)).toMatchObject({ total: 6, isLoading: false, isWhole: false });
      const retried = client.fetchQuery(notificationQuery({ notifications: load }));
      await Promise.resolve();
      show(6);
      expect(shownIn(client)).toEqual([6, 5, 4]);
      end().resolve(whole(list(6, 4)));
      expect(idsOf(await retried)).toEqual([6, 4]);
    });

    it('leaves a whole list as it is until the new one is complete', async () => {
      const { client, fetched, load, part: show, end } = inSteps();
      await Promise.resolve();
      end().resolve(whole(list(3, 2, 1)));
      await fetched;
      const again = client.fetchQuery(notificationQuery({ notifications: load }));
      await Promise.resolve();
      show(4);
      expect(shownIn(client)).toEqual([3, 2, 1]);
      expect(extentIn(client)).toMatchObject({ isLoading: false, isWhole: true });
      end().resolve(whole(list(4, 3, 1)));
      expect(idsOf(await again)).toEqual([4, 3, 1]);
    });
  });
});

const three = list(1, 2, 3);

it('the list shows pending changes, and is as before once they are undone', () => {
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

it('a later change of the same notification remains when an earlier one is undone', () => {
  const [first, second] = [{ is_read: true }, { is_read: false }];
  const pending = addChange(addChange(noChanges, [1], first), [1], second);
  expect(removeChange(pending, [1], first).get(1)).toBe(second);
  expect(removeChange(pending, [1], second).has(1)).toBe(false);
});

it('a whole list replaces the previous one: no duplicates, nothing deleted, the same objects where nothing changed', () => {
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

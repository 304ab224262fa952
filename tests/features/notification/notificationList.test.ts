import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import type { CompleteList } from '../../../src/model/completeList';
import {
  applyUpdate,
  getCachedList,
  listRequest,
  mergeLiveUpdates,
} from '../../../src/features/notification/notificationList';
import type { Notification } from '../../../src/model/notification/notification';
import { buildNotification } from '../../support/buildNotification';

const buildList = (...ids: number[]) => ids.map((id) => buildNotification({ id }));
const getIds = (notifications: readonly Notification[] | undefined) => notifications?.map(({ id }) => id);
const buildUpdate = (kind: 'list' | 'one', ids: number[], invalidCount = 0) =>
  ({ kind, notifications: buildList(...ids), invalidCount }) as const;

it.each([
  ['is the complete list if there was none', undefined, buildUpdate('list', [2, 1]), [2, 1]],
  ['drops items missing from a complete list', [3, 2, 1], buildUpdate('list', [3, 1]), [3, 1]],
  ['drops nothing if the list has invalid entries', [3, 2, 1], buildUpdate('list', [4, 1], 1), [4, 3, 2, 1]],
  ['starts with a pushed notification', [2, 1], buildUpdate('one', [3]), [3, 2, 1]],
  ['keeps its order if a known notification is pushed', [2, 1], buildUpdate('one', [1]), [2, 1]],
  ['is not created by a push', undefined, buildUpdate('one', [1]), undefined],
  ['is not created by a list with invalid entries', undefined, buildUpdate('list', [1], 1), undefined],
])('%s', (_what, idsBefore, updateAfter, expected) => {
  const client = new QueryClient();
  if (idsBefore) applyUpdate(client, buildUpdate('list', idsBefore));
  applyUpdate(client, updateAfter);
  expect(getIds(getCachedList(client))).toEqual(expected);
});

describe('fetching the list', () => {
  const buildCompleteList = (data: Notification[], isPaged = false): CompleteList<Notification> => ({
    data,
    total: data.length,
    meta: { isComplete: true, isPaged },
  });
  /** Fetches the list into a client. `respond` or `fail` ends the request. */
  const startFetch = () => {
    const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
    let settle = { resolve: (_response: object) => {}, reject: (_error: Error) => {} };
    const data = mergeLiveUpdates(
      {
        getList: (_resource: string, _params: object) =>
          new Promise<never>((resolve, reject) => (settle = { resolve, reject } as typeof settle)),
      },
      () => client,
    );
    const fetch = () =>
      client.fetchQuery({
        queryKey: ['notification', 'getList', listRequest],
        queryFn: () => data.getList('notification', listRequest),
        structuralSharing: false,
      });
    return {
      client,
      fetch,
      respond: (response: object) => settle.resolve(response),
      fail: (error: Error) => settle.reject(error),
    };
  };

  it('merges updates received during the request and drops earlier ones', async () => {
    const { client, fetch, respond } = startFetch();
    applyUpdate(client, buildUpdate('one', [9]));
    const fetching = fetch();
    applyUpdate(client, buildUpdate('one', [3]));
    applyUpdate(client, buildUpdate('one', [4]));
    respond(buildCompleteList(buildList(2, 1)));
    await fetching;
    expect(getIds(getCachedList(client))).toEqual([4, 3, 2, 1]);
  });

  it('keeps items missing from a frame if the server paginates', async () => {
    const { client, fetch, respond } = startFetch();
    const fetching = fetch();
    applyUpdate(client, buildUpdate('list', [3]));
    respond(buildCompleteList(buildList(3, 2, 1), true));
    await fetching;
    applyUpdate(client, buildUpdate('list', [4, 3]));
    expect(getIds(getCachedList(client))).toEqual([4, 3, 2, 1]);
  });
});

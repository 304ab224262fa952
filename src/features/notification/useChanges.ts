import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { TokenSource } from '../../api/http';
import { useData } from '../../api/useData';
import type { PendingWrite } from '../../auth/pendingWrites';
import { useAuth } from '../../auth/useAuth';
import { inBursts } from '../../model/inBursts';
import { inParallel, type Outcome } from '../../model/inParallel';
import type { Notification } from '../../model/notification/notification';
import {
  addChange,
  changesQuery,
  listKey,
  noChanges,
  removeChange,
  withChanges,
  type NotificationChange,
} from './notificationQuery';
import { applyUpdate, deletions } from './useLiveList';

/** Runs the calls for one id one after the other. */
export const createQueueById = () => {
  const tails = new Map<number, Promise<unknown>>();
  return <T>(id: number, call: () => Promise<T>): Promise<T> => {
    const previous = tails.get(id);
    const current = previous ? previous.then(call, call) : call();
    tails.set(id, current);
    const cleanUp = () => {
      if (tails.get(id) === current) tails.delete(id);
    };
    current.then(cleanUp, cleanUp);
    return current;
  };
};

const maxParallelCalls = 6;

const idsOf = (notifications: readonly Notification[]) => notifications.map(({ id }) => id);
const failedIds = ({ failed }: Outcome<number>) => failed.map(({ item }) => item);

/**
 * Marks and deletes on the server, optimistically. The promises never reject: failures are rolled back and
 * listed in the outcome. Calls under way continue after a sign-out.
 */
export const useChanges = () => {
  const client = useQueryClient();
  const data = useData();
  const auth = useAuth();
  return useMemo(() => {
    const { queryKey } = changesQuery;
    const apply = (ids: readonly number[], change: NotificationChange) =>
      client.setQueryData(queryKey, (all = noChanges) => addChange(all, ids, change));
    const revert = (ids: readonly number[], change: NotificationChange) =>
      client.setQueryData(queryKey, (all = noChanges) => removeChange(all, ids, change));
    const enqueue = createQueueById();

    const sendMarks = async (ids: readonly number[], is_read: boolean, tokens: TokenSource) => {
      const change = { is_read };
      apply(ids, change);
      const marked = inBursts<Notification>((notifications) => {
        applyUpdate(client, { kind: 'one', notifications, wrong: 0 });
        revert(idsOf(notifications), change);
      });
      const asMarked = (id: number) => {
        const known = client.getQueryData<readonly Notification[]>(listKey)?.find((one) => one.id === id);
        return known && { ...known, is_read };
      };
      const outcome = await inParallel(ids, maxParallelCalls, async (id) => {
        const response = await enqueue(id, () => data.markNotification(id, is_read, tokens));
        const notification = response ?? asMarked(id);
        if (notification) marked.add(notification);
        else revert([id], change);
      });
      marked.flush();
      revert(failedIds(outcome), change);
      return outcome;
    };

    const sendDeletions = async (ids: readonly number[], tokens: TokenSource) => {
      apply(ids, 'deleted');
      const outcome = await inParallel(ids, maxParallelCalls, async (id) => {
        await enqueue(id, () => data.deleteNotification(id, tokens));
        deletions.notify(id);
      });
      const deleted = new Set(outcome.done);
      // Their change is kept, because a list fetched meanwhile may still contain them.
      client.setQueryData<readonly Notification[]>(listKey, (list) =>
        list?.filter(({ id }) => !deleted.has(id)),
      );
      revert(failedIds(outcome), 'deleted');
      return outcome;
    };

    return {
      optimistic: (item: Notification): Notification =>
        withChanges([item], client.getQueryData(queryKey) ?? noChanges)[0] ?? item,
      mark: (ids: readonly number[], is_read: boolean): Promise<Outcome<number>> =>
        auth.writes.add((tokens) => sendMarks(ids, is_read, tokens)).send(),
      remove: (ids: readonly number[]): Promise<Outcome<number>> =>
        auth.writes.add((tokens) => sendDeletions(ids, tokens)).send(),
      /** Hides a notification until `send` deletes it or `drop` shows it again. */
      removeLater: (id: number): PendingWrite<Outcome<number>> => {
        apply([id], 'deleted');
        const write = auth.writes.add((tokens) => sendDeletions([id], tokens));
        const drop = () => {
          const isDropped = write.drop();
          if (isDropped) revert([id], 'deleted');
          return isDropped;
        };
        return { ...write, drop };
      },
    };
  }, [client, data, auth]);
};

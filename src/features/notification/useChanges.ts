import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useData } from '../../api/useData';
import { inParallel, type Outcome } from '../../model/inParallel';
import type { Notification } from '../../model/notification';
import { changed, noChanges, unchanged, type NotificationChange } from '../../model/notificationChanges';
import { deletions } from './deletions';
import { inBursts } from './inBursts';
import { changesQuery, listKey } from './notificationQuery';
import { takeNews } from './useLiveList';

/** Calls at a time: one per id, in parallel (spec 2 §4), without flooding the server. */
const atATime = 6;

/**
 * Marks and deletes on the server, one call per id, with the outcome shown before the answer. What fails
 * is as before again; the outcome says which, and never rejects.
 */
export const useChanges = () => {
  const client = useQueryClient();
  const data = useData();
  return useMemo(() => {
    const { queryKey } = changesQuery;
    const show = (ids: readonly number[], change: NotificationChange) =>
      client.setQueryData(queryKey, (all = noChanges) => changed(all, ids, change));
    const takeBack = (ids: readonly number[]) =>
      client.setQueryData(queryKey, (all = noChanges) => unchanged(all, ids));

    const mark = async (ids: readonly number[], is_read: boolean): Promise<Outcome<number>> => {
      show(ids, { is_read });
      const done = inBursts<Notification>((notifications) => {
        takeNews(client, { kind: 'one', notifications, wrong: 0 });
        takeBack(notifications.map(({ id }) => id));
      });
      const outcome = await inParallel(ids, atATime, async (id) =>
        done.add(await data.markNotification(id, is_read)),
      );
      done.flush();
      takeBack(outcome.failed.map(({ item }) => item));
      return outcome;
    };

    const remove = async (ids: readonly number[]): Promise<Outcome<number>> => {
      show(ids, 'gone');
      const outcome = await inParallel(ids, atATime, async (id) => {
        await data.deleteNotification(id);
        deletions.tell(id);
      });
      const gone = new Set(outcome.done);
      // They stay marked as gone: an answer that was under way meanwhile must not bring them back.
      client.setQueryData<readonly Notification[]>(listKey, (list) =>
        list?.filter(({ id }) => !gone.has(id)),
      );
      takeBack(outcome.failed.map(({ item }) => item));
      return outcome;
    };

    return { mark, remove, hide: (ids: readonly number[]) => show(ids, 'gone'), takeBack };
  }, [client, data]);
};

import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { isGone } from '../../api/errors';
import { HttpError } from '../../api/HttpError';
import { useData } from '../../api/useData';
import type { PendingWrite } from '../../auth/pendingWrites';
import { useAuth } from '../../auth/useAuth';
import { inBursts } from '../../model/inBursts';
import { inParallel, type Outcome } from '../../model/inParallel';
import { asNotification, type Notification } from '../../model/notification/notification';
import { idsOf } from './entries';
import { applyUpdate, changeList, listIn } from './notificationList';
import { changesOf, withChanges } from './notificationState';
import { deletions } from './useLiveList';

const maxParallelCalls = 6;

/** Another tab may have been faster. */
const unlessGone = (error: unknown) => {
  if (!isGone(error)) throw error;
};

export const failedIds = ({ failed }: Outcome<number>) => failed.map(({ item }) => item);

/**
 * Marks and deletes on the server, optimistically. The promises never reject: failures are rolled back and
 * listed in the outcome.
 */
export const useChanges = () => {
  const client = useQueryClient();
  const data = useData();
  const auth = useAuth();
  return useMemo(() => {
    const changes = changesOf(client);

    const sendMarks = async (ids: readonly number[], is_read: boolean) => {
      const change = { is_read };
      changes.show(ids, change);
      const marked = inBursts<Notification>((notifications) => {
        applyUpdate(client, { kind: 'one', notifications, wrong: 0 });
        changes.drop(idsOf({ items: notifications }), change);
      });
      const mark = (id: number) => {
        const previousData = listIn(client)?.find((one) => one.id === id) ?? { id };
        return data.update('notification', { id, data: change, previousData });
      };
      const outcome = await inParallel(ids, maxParallelCalls, async (id) => {
        const notification = asNotification((await changes.inTurn(id, () => mark(id))).data);
        if (!notification) changes.drop([id], change);
        else if (notification.is_read === is_read) marked.add(notification);
        else throw new HttpError(0, notification, 'format');
      });
      marked.flush();
      changes.drop(failedIds(outcome), change);
      return outcome;
    };

    const sendDeletions = async (ids: readonly number[]) => {
      changes.show(ids, 'deleted');
      const meta = { keepalive: true };
      const outcome = await inParallel(ids, maxParallelCalls, async (id) => {
        await changes.inTurn(id, () => data.delete('notification', { id, meta })).catch(unlessGone);
        deletions.notify(id);
      });
      const deleted = new Set(outcome.done);
      // Their change is kept, because a list fetched meanwhile may still contain them.
      changeList(client, (list) => list?.filter(({ id }) => !deleted.has(id)));
      changes.drop(failedIds(outcome), 'deleted');
      return outcome;
    };

    return {
      optimistic: (item: Notification): Notification => withChanges([item], changes.now())[0] ?? item,
      mark: (ids: readonly number[], is_read: boolean): Promise<Outcome<number>> =>
        auth.writes.add(() => sendMarks(ids, is_read)).send(),
      remove: (ids: readonly number[]): Promise<Outcome<number>> =>
        auth.writes.add(() => sendDeletions(ids)).send(),
      /** Hides notifications until `send` deletes them or `drop` shows them again. */
      removeLater: (ids: readonly number[]): PendingWrite<Outcome<number>> => {
        changes.show(ids, 'deleted');
        const write = auth.writes.add(() => sendDeletions(ids));
        const drop = () => {
          const isDropped = write.drop();
          if (isDropped) changes.drop(ids, 'deleted');
          return isDropped;
        };
        return { ...write, drop };
      },
    };
  }, [client, data, auth]);
};

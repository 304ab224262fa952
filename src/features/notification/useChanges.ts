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
  changed,
  changesQuery,
  listKey,
  noChanges,
  unchanged,
  withChanges,
  type NotificationChange,
} from './notificationQuery';
import { applyUpdate, deletions } from './useLiveList';

/** Makes what is done to the same id wait for what was done to it before, so that it happens in that order. */
export const createInTurn = () => {
  const last = new Map<number, Promise<unknown>>();
  return <T>(id: number, act: () => Promise<T>): Promise<T> => {
    const before = last.get(id);
    const turn = before ? before.then(act, act) : act();
    last.set(id, turn);
    const leave = () => {
      if (last.get(id) === turn) last.delete(id);
    };
    turn.then(leave, leave);
    return turn;
  };
};

/** One call per id, in parallel (spec 2 §4), without flooding the server. */
const atATime = 6;

const idsOf = (notifications: readonly Notification[]) => notifications.map(({ id }) => id);
const failedIds = ({ failed }: Outcome<number>) => failed.map(({ item }) => item);

/**
 * Marks and deletes on the server, with the outcome shown before the answer. What fails is as before again;
 * the outcome says which, and never rejects. What is under way goes on when the session is left.
 */
export const useChanges = () => {
  const client = useQueryClient();
  const data = useData();
  const auth = useAuth();
  return useMemo(() => {
    const { queryKey } = changesQuery;
    const show = (ids: readonly number[], change: NotificationChange) =>
      client.setQueryData(queryKey, (all = noChanges) => changed(all, ids, change));
    const takeBack = (ids: readonly number[], change: NotificationChange) =>
      client.setQueryData(queryKey, (all = noChanges) => unchanged(all, ids, change));
    const inTurn = createInTurn();

    const sendMarks = async (ids: readonly number[], is_read: boolean, tokens: TokenSource) => {
      const change = { is_read };
      show(ids, change);
      const done = inBursts<Notification>((notifications) => {
        applyUpdate(client, { kind: 'one', notifications, wrong: 0 });
        takeBack(idsOf(notifications), change);
      });
      const asSent = (id: number) => {
        const known = client.getQueryData<readonly Notification[]>(listKey)?.find((one) => one.id === id);
        return known && { ...known, is_read };
      };
      const outcome = await inParallel(ids, atATime, async (id) => {
        const answer = await inTurn(id, () => data.markNotification(id, is_read, tokens));
        const marked = answer ?? asSent(id);
        if (marked) done.add(marked);
        else takeBack([id], change);
      });
      done.flush();
      takeBack(failedIds(outcome), change);
      return outcome;
    };

    const sendDeletions = async (ids: readonly number[], tokens: TokenSource) => {
      show(ids, 'gone');
      const outcome = await inParallel(ids, atATime, async (id) => {
        await inTurn(id, () => data.deleteNotification(id, tokens));
        deletions.notify(id);
      });
      const gone = new Set(outcome.done);
      // They stay marked as gone: an answer that was under way meanwhile must not bring them back.
      client.setQueryData<readonly Notification[]>(listKey, (list) =>
        list?.filter(({ id }) => !gone.has(id)),
      );
      takeBack(failedIds(outcome), 'gone');
      return outcome;
    };

    return {
      now: (item: Notification): Notification =>
        withChanges([item], client.getQueryData(queryKey) ?? noChanges)[0] ?? item,
      mark: (ids: readonly number[], is_read: boolean): Promise<Outcome<number>> =>
        auth.pendingWrite((tokens) => sendMarks(ids, is_read, tokens)).send(),
      remove: (ids: readonly number[]): Promise<Outcome<number>> =>
        auth.pendingWrite((tokens) => sendDeletions(ids, tokens)).send(),
      /** Hides one until `send` deletes it or `drop` brings it back. */
      removeLater: (id: number): PendingWrite<Outcome<number>> => {
        show([id], 'gone');
        const write = auth.pendingWrite((tokens) => sendDeletions([id], tokens));
        const drop = () => {
          const isDropped = write.drop();
          if (isDropped) takeBack([id], 'gone');
          return isDropped;
        };
        return { ...write, drop };
      },
    };
  }, [client, data, auth]);
};

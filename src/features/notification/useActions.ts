import { useAddUndoableMutation, useNotify } from 'ra-core';
import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { type Call, isGone } from '../../api/errors';
import { useNotifyError } from '../../api/useNotifyError';
import { inParallel, type Outcome } from '../../model/inParallel';
import { asNotification, type Notification } from '../../model/notification/notification';
import { idsOf } from './entries';
import { HttpError } from '../../api/HttpError';
import { useData } from '../../api/useData';
import { useAuth } from '../../auth/useAuth';
import { inBursts } from '../../model/inBursts';
import { applyUpdate, changeList, listIn, deletions } from './notificationList';
import { changesOf, withChanges } from './notificationState';

const undoMs = 5000;

/**
 * Marks and deletes optimistically. A mark is sent at once and undone by another call; the deletion of one row is
 * sent when its Undo has expired; a confirmed deletion (spec 2 §2.8) has no Undo.
 */
export const useActions = () => {
  const notify = useNotify();
  const notifyError = useNotifyError();
  const addUndoable = useAddUndoableMutation();
  const changes = useChanges();
  const [running, setRunning] = useState<'mark' | 'remove' | null>(null);

  const notifyOutcome = (call: Call, many: string, { done, failed }: Outcome<number>) => {
    const [first] = failed;
    if (!first) return;
    if (failed.length + done.length > 1)
      notify(many, { type: 'error', messageArgs: { smart_count: failed.length } });
    else notifyError(call, first.error);
  };
  const offerUndo = (message: string, count: number, onEnd: (isUndo: boolean) => void) => {
    addUndoable(({ isUndo }) => onEnd(isUndo));
    notify(message, {
      type: 'success',
      undoable: true,
      isSafe: true,
      autoHideDuration: undoMs,
      messageArgs: { smart_count: count },
    });
  };
  const mark = async (ids: readonly number[], is_read: boolean) => {
    const outcome = await changes.mark(ids, is_read);
    notifyOutcome('markNotification', 'notification.someNotMarked', outcome);
    return outcome;
  };
  const offerMarkUndo = (ids: readonly number[], wasRead: boolean) =>
    offerUndo(wasRead ? 'notification.unmarked' : 'notification.marked', ids.length, (isUndo) => {
      if (isUndo) void mark(ids, wasRead);
    });
  const unreadIn = (items: readonly Notification[]) =>
    items.map(changes.optimistic).filter(({ is_read }) => !is_read);
  const toggle = async (items: readonly Notification[], hasUndo: boolean): Promise<void> => {
    const unread = unreadIn(items);
    const wasRead = unread.length === 0;
    const { done } = await mark(idsOf(wasRead ? items : unread), !wasRead);
    if (hasUndo && done.length > 0) offerMarkUndo(done, wasRead);
  };

  return {
    running,
    toggle,
    /** Includes changes that are not rendered yet, for keys pressed in quick succession. */
    isRead: (items: readonly Notification[]) => unreadIn(items).length === 0,
    /** Opening what they are about marks them as read. */
    opened: (items: readonly Notification[]) => {
      const unread = unreadIn(items);
      if (unread.length > 0) void mark(idsOf(unread), true);
    },
    markRead: async (items: readonly Notification[]): Promise<number[]> => {
      const ids = idsOf(items.filter(({ is_read }) => !is_read));
      if (ids.length === 0) return [];
      setRunning('mark');
      const outcome = await mark(ids, true);
      setRunning(null);
      if (outcome.done.length > 0) offerMarkUndo(outcome.done, false);
      return failedIds(outcome);
    },
    /** With an Undo. */
    remove: (items: readonly Notification[]) => {
      const deletion = changes.remove(idsOf(items));
      const send = async () =>
        notifyOutcome('notification.delete', 'notification.someNotDeleted', await deletion.send());
      offerUndo('notification.deleted', items.length, (isUndo) => {
        if (isUndo) deletion.drop();
        else void send();
      });
    },
    removeAll: async (items: readonly Notification[]): Promise<number[]> => {
      setRunning('remove');
      const outcome = await changes.remove(idsOf(items)).send();
      setRunning(null);
      notifyOutcome('notification.delete', 'notification.someNotDeleted', outcome);
      const smart_count = outcome.done.length;
      if (smart_count > 0) notify('notification.deleted', { type: 'success', messageArgs: { smart_count } });
      return failedIds(outcome);
    },
  };
};

export type Actions = ReturnType<typeof useActions>;

const maxParallelCalls = 6;

/** Another tab may have been faster. */
const unlessGone = (error: unknown) => {
  if (!isGone(error)) throw error;
};

const failedIds = ({ failed }: Outcome<number>) => failed.map(({ item }) => item);

/**
 * Marks and deletes on the server, optimistically. The promises never reject: failures are rolled back and
 * listed in the outcome.
 */
const useChanges = () => {
  const client = useQueryClient();
  const data = useData();
  const auth = useAuth();
  const changes = changesOf(client);

  const sendMarks = async (ids: readonly number[], is_read: boolean) => {
    const change = { is_read };
    changes.show(ids, change);
    const marked = inBursts<Notification>((notifications) => {
      applyUpdate(client, { kind: 'one', notifications, wrong: 0 });
      changes.drop(idsOf(notifications), change);
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
    const meta = { request: { keepalive: true } };
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
    /** Hides notifications until `send` deletes them or `drop` shows them again. */
    remove: (ids: readonly number[]) => {
      changes.show(ids, 'deleted');
      const write = auth.writes.add(() => sendDeletions(ids));
      return { send: write.send, drop: () => write.drop() && changes.drop(ids, 'deleted') };
    },
  };
};

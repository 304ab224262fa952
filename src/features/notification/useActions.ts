import { useAddUndoableMutation, useNotify } from 'ra-core';
import { useQueryClient } from '@tanstack/react-query';
import { type Call, isGone, getRetryWait } from '../../api/errors';
import { useNotifyError } from '../../api/useNotifyError';
import { runParallel, type Outcome } from '../../model/runParallel';
import { parseNotification, type Notification } from '../../model/notification/notification';
import { getIds } from './entries';
import { HttpError } from '../../api/HttpError';
import { useData } from '../../api/useData';
import { useAuth } from '../../auth/useAuth';
import { createBatcher } from '../../model/createBatcher';
import { applyUpdate, changeList, getCachedList, deletions as sentDeletions } from './notificationList';
import { getChanges, applyChanges } from './notificationState';
import { useTask, type TaskRun } from '../../ui/task/useTask';

const undoMs = 5000;

/**
 * Marks and deletes optimistically. A mark is sent at once and undone by another call; a deletion is sent when its
 * Undo has expired.
 */
export const useNotificationActions = () => {
  const notify = useNotify();
  const notifyError = useNotifyError({ countsInToast: true });
  const addUndoable = useAddUndoableMutation();
  const changes = useOptimisticActions();
  const { progress, run } = useTask(getRetryWait);

  const notifyFailures = (call: Call, many: string, { done, failed }: Outcome<number>) => {
    const [first] = failed;
    if (!first) return;
    if (failed.length + done.length > 1)
      notify(many, { type: 'error', messageArgs: { smart_count: failed.length } });
    else notifyError(call, first.error);
  };
  const notifyWithUndo = (message: string, count: number, onEnd: (isUndo: boolean) => void) => {
    addUndoable(({ isUndo }) => onEnd(isUndo));
    notify(message, {
      type: 'success',
      undoable: true,
      isSafe: true,
      autoHideDuration: undoMs,
      messageArgs: { smart_count: count },
    });
  };
  const mark = async (ids: readonly number[], is_read: boolean, task?: TaskRun) => {
    const outcome = await changes.mark(ids, is_read, task);
    notifyFailures('markNotification', 'notification.someNotMarked', outcome);
    return outcome;
  };
  const notifyMarkUndo = (ids: readonly number[], wasRead: boolean) =>
    notifyWithUndo(wasRead ? 'notification.unmarked' : 'notification.marked', ids.length, (isUndo) => {
      if (isUndo) void mark(ids, wasRead);
    });
  const filterUnread = (items: readonly Notification[]) =>
    items.map(changes.withChanges).filter(({ is_read }) => !is_read);
  const toggle = async (items: readonly Notification[], hasUndo: boolean): Promise<void> => {
    const unread = filterUnread(items);
    const wasRead = unread.length === 0;
    const { done } = await mark(getIds(wasRead ? items : unread), !wasRead);
    if (hasUndo && done.length > 0) notifyMarkUndo(done, wasRead);
  };

  return {
    progress,
    toggle,
    /** Includes changes that are not rendered yet, for keys pressed in quick succession. */
    isRead: (items: readonly Notification[]) => filterUnread(items).length === 0,
    /** Marks notifications as read when their subject is opened. */
    markOpened: (items: readonly Notification[]) => {
      const unread = filterUnread(items);
      if (unread.length > 0) void mark(getIds(unread), true);
    },
    markRead: async (items: readonly Notification[]): Promise<number[]> => {
      const ids = getIds(items.filter(({ is_read }) => !is_read));
      if (ids.length === 0) return [];
      const outcome = await run('write', ids.length, (task) => mark(ids, true, task));
      if (outcome?.done.length) notifyMarkUndo(outcome.done, false);
      return outcome ? getFailedIds(outcome) : [];
    },
    /** Offers Undo. */
    remove: (items: readonly Notification[], onFailed?: (ids: number[]) => void) => {
      const ids = getIds(items);
      const deletion = changes.remove(ids);
      const send = async () => {
        const outcome = await deletion.send();
        if (!outcome) return;
        notifyFailures('notification.delete', 'notification.someNotDeleted', outcome);
        onFailed?.(getFailedIds(outcome));
      };
      notifyWithUndo('notification.deleted', ids.length, (isUndo) => {
        if (isUndo) deletion.drop();
        else void send();
      });
    },
  };
};

const maxParallelCalls = 6;

/** The notification may have been deleted in another tab. */
const ignoreNotFound = (error: unknown) => {
  if (!isGone(error)) throw error;
};

const getFailedIds = ({ failed }: Outcome<number>) => failed.map(({ item }) => item);

/**
 * Marks and deletes on the server, optimistically. The promises never reject: failures are rolled back and
 * listed in the outcome.
 */
const useOptimisticActions = () => {
  const client = useQueryClient();
  const data = useData();
  const auth = useAuth();
  const changes = getChanges(client);
  const deletions = useTask(getRetryWait);

  const send = (ids: readonly number[], call: (id: number) => Promise<unknown>, task?: TaskRun) =>
    runParallel(ids, maxParallelCalls, (id) => (task ? task.attempt(() => call(id)) : call(id)), {
      onSettled: task?.onProgress,
    });

  const sendMarks = async (ids: readonly number[], is_read: boolean, task?: TaskRun) => {
    const change = { is_read };
    changes.show(ids, change);
    const markedBatcher = createBatcher<Notification>((notifications) => {
      applyUpdate(client, { kind: 'one', notifications, invalidCount: 0 });
      changes.drop(getIds(notifications), change);
    });
    const mark = (id: number) => {
      const previousData = getCachedList(client)?.find((one) => one.id === id) ?? { id };
      return data.update('notification', { id, data: change, previousData });
    };
    const sendMark = async (id: number) => {
      const notification = parseNotification((await changes.enqueue(id, () => mark(id))).data);
      if (!notification) changes.drop([id], change);
      else if (notification.is_read === is_read) markedBatcher.add(notification);
      else throw new HttpError(0, notification, 'format');
    };
    const outcome = await send(ids, sendMark, task);
    markedBatcher.flush();
    changes.drop(getFailedIds(outcome), change);
    return outcome;
  };

  const sendDeletions = async (ids: readonly number[], task: TaskRun) => {
    const meta = { request: { keepalive: true } };
    const sendDeletion = async (id: number) => {
      await changes.enqueue(id, () => data.delete('notification', { id, meta })).catch(ignoreNotFound);
      sentDeletions.notify(id);
    };
    const outcome = await send(ids, sendDeletion, task);
    const deleted = new Set(outcome.done);
    // Keeps the optimistic change of deleted ones, because a list fetched meanwhile may still contain them.
    changeList(client, (list) => list?.filter(({ id }) => !deleted.has(id)));
    changes.drop(getFailedIds(outcome), 'deleted');
    return outcome;
  };

  return {
    withChanges: (item: Notification): Notification => applyChanges([item], changes.getSnapshot())[0] ?? item,
    mark: (ids: readonly number[], is_read: boolean, task?: TaskRun): Promise<Outcome<number>> =>
      auth.writes.add(() => sendMarks(ids, is_read, task)).send(),
    /** Hides notifications until `send` deletes them or `drop` shows them again. */
    remove: (ids: readonly number[]) => {
      changes.show(ids, 'deleted');
      const write = auth.writes.add(() =>
        deletions.run('write', ids.length, (task) => sendDeletions(ids, task)),
      );
      return { send: write.send, drop: () => write.drop() && changes.drop(ids, 'deleted') };
    },
  };
};

import { useAddUndoableMutation, useNotify } from 'ra-core';
import { useState } from 'react';
import type { Call } from '../../api/errors';
import { useNotifyError } from '../../api/useNotifyError';
import type { Outcome } from '../../model/inParallel';
import type { Notification } from '../../model/notification/notification';
import { idsOf } from './entries';
import { failedIds, useChanges } from './useChanges';

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
    const { done } = await mark(idsOf({ items: wasRead ? items : unread }), !wasRead);
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
      if (unread.length > 0) void mark(idsOf({ items: unread }), true);
    },
    markRead: async (items: readonly Notification[]): Promise<number[]> => {
      const ids = idsOf({ items: items.filter(({ is_read }) => !is_read) });
      if (ids.length === 0) return [];
      setRunning('mark');
      const outcome = await mark(ids, true);
      setRunning(null);
      const { done } = outcome;
      if (done.length > 0) offerMarkUndo(done, false);
      return failedIds(outcome);
    },
    /** With an Undo. */
    remove: (items: readonly Notification[]) => {
      const deletion = changes.removeLater(idsOf({ items }));
      const send = async () =>
        notifyOutcome('notification.delete', 'notification.someNotDeleted', await deletion.send());
      offerUndo('notification.deleted', items.length, (isUndo) => {
        if (isUndo) deletion.drop();
        else void send();
      });
    },
    removeAll: async (items: readonly Notification[]): Promise<number[]> => {
      setRunning('remove');
      const outcome = await changes.remove(idsOf({ items }));
      setRunning(null);
      notifyOutcome('notification.delete', 'notification.someNotDeleted', outcome);
      if (outcome.done.length > 0)
        notify('notification.deleted', {
          type: 'success',
          messageArgs: { smart_count: outcome.done.length },
        });
      return failedIds(outcome);
    },
  };
};

export type Actions = ReturnType<typeof useActions>;

import { useQueryClient } from '@tanstack/react-query';
import { useDelete, useNotify } from 'ra-core';
import { useRef, useState } from 'react';
import { useData } from '../../api/useData';
import { useNotifyError } from '../../api/useNotifyError';
import { openTab } from './openTab';
import { useUsersChanged } from './usersCache';

/** `onDeleted` leads away from the user before anything is asked for again. */
export const useDeleteUser = (id: number, onDeleted: () => unknown) => {
  const [deleteUser] = useDelete();
  const notify = useNotify();
  const notifyError = useNotifyError();
  const client = useQueryClient();
  const usersChanged = useUsersChanged();
  return async (isForced = false): Promise<boolean> => {
    try {
      // `force_delete` is sent only where it was ticked.
      const meta = isForced ? { query: { force_delete: true } } : undefined;
      await deleteUser('users', { id, meta }, { returnPromise: true });
    } catch (error) {
      notifyError('deleteUser', error);
      return false;
    }
    notify('users.remove.done', { type: 'success' });
    await onDeleted();
    client.removeQueries({ queryKey: ['users', 'getOne', { id: String(id) }] });
    void usersChanged();
    return true;
  };
};

const isWebAddress = (address: string): boolean => {
  try {
    return ['http:', 'https:'].includes(new URL(address, location.href).protocol);
  } catch {
    return false;
  }
};

/**
 * Deleting with or without a copy of the data before. `backup` is the address of a copy that the browser
 * would not open by itself: the user opens it, and then deletes.
 */
export const useDeleteWithBackup = (id: number, isForced: boolean, onDeleted: () => void) => {
  const data = useData();
  const notify = useNotify();
  const remove = useDeleteUser(id, onDeleted);
  const [busy, setBusy] = useState<'delete' | 'backup' | null>(null);
  const [backup, setBackup] = useState<string | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const isRunning = useRef(false);

  /** Once at a time: a second click comes before the first has been rendered. */
  const once = async (step: 'delete' | 'backup', work: () => Promise<unknown>) => {
    if (isRunning.current) return;
    isRunning.current = true;
    setBusy(step);
    try {
      await work();
    } finally {
      isRunning.current = false;
      setBusy(null);
    }
  };

  const backupFirst = () => {
    setFailed(false);
    // In the click itself: later the browser would take it for a pop-up.
    const tab = openTab();
    return once('backup', async () => {
      let address: string;
      try {
        address = await data.exportUserData(id, 'PulsHub', true);
        if (!isWebAddress(address)) throw new Error('The address of the backup cannot be opened.');
      } catch {
        tab?.close();
        setFailed(true);
        notify('users.remove.backupFailed', { type: 'error' });
        return;
      }
      if (!tab || tab.closed) {
        setBackup(address);
        return;
      }
      tab.location.href = address;
      notify('users.remove.backupDone', { type: 'success' });
      await remove(isForced);
    });
  };

  return { busy, backup, hasFailed, deleteNow: () => once('delete', () => remove(isForced)), backupFirst };
};

import { useQueryClient } from '@tanstack/react-query';
import { useDelete, useNotify } from 'ra-core';
import { useNotifyError } from '../../api/useNotifyError';
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

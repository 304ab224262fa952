import { type Query, useQueryClient } from '@tanstack/react-query';
import { useDelete, useNotify } from 'ra-core';
import type { Call } from '../../api/errors';
import { useNotifyError, useRefusal } from '../../api/useNotifyError';
import { isFields } from '../../model/fields';

/** Every list and record of users is asked for again; to be called once users were made, changed or deleted. */
export const useUsersChanged = () => {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: ['users'] });
};

/** The user, and what lies under a name of its own with the user's id after it: logs, sessions, services ... */
export const isOfUser =
  (userId: number) =>
  ({ queryKey: [first, second, third] }: Query): boolean =>
    second === userId ||
    (first === 'users' && second === 'getOne' && isFields(third) && third['id'] === String(userId));

export const useUserRefusal = (call: Call) => useRefusal(call, useUsersChanged());

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

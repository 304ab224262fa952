import { useQueryClient } from '@tanstack/react-query';
import { useDelete, useNotify } from 'ra-core';
import type { Call } from '../../../api/errors';
import { useNotifyError, useFormErrors } from '../../../api/useNotifyError';

/** Options of a query that is fetched on mount and never refetched. */
export const fetchOnce = { staleTime: 0, gcTime: 0, refetchOnWindowFocus: false, refetchOnReconnect: false };

export const useRefetchUsers = () => {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: ['users'] });
};

export const useUserFormErrors = (call: Call) => useFormErrors(call, useRefetchUsers());

/** `onDeleted` must leave the page before the queries are invalidated, or the deleted user is fetched again. */
export const useDeleteUser = (id: number, onDeleted: () => unknown) => {
  const [deleteUser] = useDelete();
  const notify = useNotify();
  const notifyError = useNotifyError({ countsInToast: true });
  const client = useQueryClient();
  const refetchUsers = useRefetchUsers();
  return async (isForced = false): Promise<boolean> => {
    try {
      // `force_delete` is sent only when the box is checked.
      const meta = isForced ? { request: { query: { force_delete: true } } } : undefined;
      await deleteUser('users', { id, meta }, { returnPromise: true });
    } catch (error) {
      notifyError('users.delete', error);
      return false;
    }
    notify('users.remove.done', { type: 'success' });
    await onDeleted();
    client.removeQueries({ queryKey: ['users', 'getOne', { id: String(id) }] });
    void refetchUsers();
    return true;
  };
};

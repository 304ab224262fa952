import { useQueryClient } from '@tanstack/react-query';
import { usersKey } from './accountKey';

/** To be called once users were made, changed or deleted: every list and record of users is asked for anew. */
export const useUsersChanged = () => {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: usersKey });
};

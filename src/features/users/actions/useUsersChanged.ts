import { useQueryClient } from '@tanstack/react-query';

/** To be called once users were made or deleted: every list and record of users is asked for anew. */
export const useUsersChanged = () => {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: ['users'] });
};

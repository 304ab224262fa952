import { useQueryClient, type Query } from '@tanstack/react-query';

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
    (first === 'users' && second === 'getOne' && isId(third) && third.id === String(userId));

const isId = (part: unknown): part is { id: string } =>
  typeof part === 'object' && part !== null && 'id' in part;

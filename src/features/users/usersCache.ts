import { type Query, useQueryClient } from '@tanstack/react-query';
import { type Call, isGone } from '../../api/errors';
import { useRefusal } from '../../api/useNotifyError';

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

/** As of any form; where the user was deleted elsewhere, the page says so. */
export const useUserRefusal = (call: Call) => {
  const refuse = useRefusal(call);
  const usersChanged = useUsersChanged();
  return (error: unknown, names: readonly string[]) => {
    if (isGone(error)) void usersChanged();
    return refuse(error, names);
  };
};

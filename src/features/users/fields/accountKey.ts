import type { Query } from '@tanstack/react-query';

/** Where all lists and accounts of the administration lie in the query cache. */
export const usersKey = ['users'];

export const accountKey = (id: number) => [...usersKey, 'account', id];

/** The account, and what lies under a name of its own with the user's id after it: logs, sessions, services ... */
export const isOfUser =
  (id: number) =>
  ({ queryKey: [, second, third] }: Query): boolean =>
    second === id || (second === 'account' && third === id);

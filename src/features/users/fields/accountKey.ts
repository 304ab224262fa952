/** Where all lists and accounts of the administration lie in the query cache. */
export const usersKey = ['users'];

export const accountKey = (id: number) => [...usersKey, 'account', id];

import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { useEffect, useEffectEvent } from 'react';
import type { Call } from '../../api/errors';
import { HttpError } from '../../api/HttpError';
import { useQueryFailure, useRefusal } from '../../api/useNotifyError';
import type { PortalAuthProvider } from '../../auth/authProvider';
import { useAuth, useUser } from '../../auth/useAuth';
import { includesAuthenticator, mfaTypeOf } from '../../model/profile/profile';
import type { User } from '../../model/users/user';

/** One's own account: asked for once when a page is loaded, and by the profile when it has grown old. */
export const profileQuery = (auth: Pick<PortalAuthProvider, 'refreshProfile'>) =>
  queryOptions({ queryKey: ['account'], networkMode: 'always', queryFn: auth.refreshProfile });

/** Leaves for /login where a call says that the session is over (spec 1 §8 "Profile"); returns whether it did. */
export const useEndOfSession = () => {
  const auth = useAuth();
  const userId = useUser()?.user_id;
  const notify = useNotify();
  return (error: unknown): boolean => {
    if (!(error instanceof HttpError && error.status === 401)) return false;
    // The shell says so itself; or somebody else signed in meanwhile, in another tab.
    if (auth.isOver() || auth.user()?.user_id !== userId) return true;
    notify('error.sessionExpired', { type: 'error' });
    auth.leaveExpired();
    return true;
  };
};

export const useProfileRefusal = (call: Call) => {
  const refuse = useRefusal(call);
  const endOfSession = useEndOfSession();
  return (error: unknown, names: readonly string[]) =>
    endOfSession(error) ? { errors: {}, wait: null } : refuse(error, names);
};

/** One's own account as the server has it. The session's person follows each load (spec 1 §4). */
export const useProfile = () => {
  const query = useQuery(profileQuery(useAuth()));
  const leave = useEffectEvent(useEndOfSession());
  useEffect(() => {
    if (query.error) leave(query.error);
  }, [query.error]);
  return { account: query.data, failure: useQueryFailure('loadAccount', query) };
};

/** Shows a saved change at once, then asks again: whether a method with an authenticator holds the server alone knows. */
export const useProfileChanged = () => {
  const client = useQueryClient();
  const auth = useAuth();
  return async ({ mfa_type, ...change }: Partial<User>): Promise<User | undefined> => {
    const method = mfa_type && !includesAuthenticator(mfaTypeOf({ mfa_type })) ? { mfa_type } : {};
    const known = { ...change, ...method };
    auth.updateUser(known);
    const { queryKey } = profileQuery(auth);
    client.setQueryData(queryKey, (account) => account && { ...account, ...known });
    await client.invalidateQueries({ queryKey });
    return client.getQueryData(queryKey);
  };
};

import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import type { Call } from '../../api/errors';
import { hasStatus } from '../../api/HttpError';
import { useFormErrors } from '../../api/useNotifyError';
import { useQueryFailure } from '../../api/useQueryFailure';
import type { PortalAuthProvider } from '../../auth/authProvider';
import { useAuth, useUser } from '../../auth/useAuth';
import { includesAuthenticator, getMfaType } from '../../model/profile/profile';
import type { User } from '../../model/users/user';

export const profileQuery = ({ account }: Pick<PortalAuthProvider, 'account'>) =>
  queryOptions({ queryKey: ['account'], networkMode: 'always', queryFn: account.refresh });

/** Shows the message of spec 1 §8 "Profile" after a 401; returns whether the error was one. */
export const useHandleSessionEnd = () => {
  const auth = useAuth();
  const userId = useUser()?.user_id;
  const notify = useNotify();
  return (error: unknown): boolean => {
    if (!hasStatus(error, 401)) return false;
    // Another user may have signed in from another tab.
    if (auth.account.user()?.user_id === userId) notify('error.sessionExpired', { type: 'error' });
    return true;
  };
};

export const useProfileFormErrors = (call: Call) => {
  const handleError = useFormErrors(call);
  const handleSessionEnd = useHandleSessionEnd();
  return (error: unknown, names: readonly string[]) =>
    handleSessionEnd(error) ? { errors: {}, wait: null } : handleError(error, names);
};

export const useProfile = () => {
  const query = useQuery(profileQuery(useAuth()));
  return { account: query.data, failure: useQueryFailure('loadAccount', query) };
};

/** Updates the cache, then refetches: only the server knows whether a method with an authenticator is active. */
export const useUpdateProfile = () => {
  const client = useQueryClient();
  const auth = useAuth();
  return async ({ mfa_type, ...change }: Partial<User>): Promise<User | undefined> => {
    const method = mfa_type && !includesAuthenticator(getMfaType({ mfa_type })) ? { mfa_type } : {};
    const knownChange = { ...change, ...method };
    auth.account.update(knownChange);
    const { queryKey } = profileQuery(auth);
    client.setQueryData(queryKey, (account) => account && { ...account, ...knownChange });
    await client.invalidateQueries({ queryKey });
    return client.getQueryData(queryKey);
  };
};

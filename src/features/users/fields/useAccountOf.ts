import { useQuery } from '@tanstack/react-query';
import { isGone } from '../../../api/errors';
import { useForbidden } from '../../../api/useTellFailure';
import { useData } from '../../../api/useData';
import { accountKey } from './accountKey';

/** The account that an address names; `isMissing` where there is none. A 403 is the access-denied screen. */
export const useAccountOf = (text: string) => {
  const data = useData();
  const isUnknown = !/^[1-9]\d{0,14}$/.test(text);
  const id = isUnknown ? 0 : Number(text);
  const query = useQuery({
    queryKey: accountKey(id),
    queryFn: ({ signal }) => data.userAccount(id, signal),
    enabled: !isUnknown,
    staleTime: 0,
    // What is being edited must not change under the person's hands.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  useForbidden('loadAccountOf', query.error);
  const isMissing = isUnknown || isGone(query.error);
  // What is gone may still lie in the cache.
  const user = isMissing ? undefined : query.data;
  return { id, query, user, isMissing, isFailed: isMissing || (query.error !== null && !user) };
};

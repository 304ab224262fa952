import { useQuery } from '@tanstack/react-query';
import { useForbidden } from '../../../api/useTellFailure';
import { useData } from '../../../api/useData';
import { accountKey } from './accountKey';

/** The account that an address names; `isUnknown` where that cannot be an id. A 403 is the access-denied screen. */
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
  return { id, query, isUnknown };
};

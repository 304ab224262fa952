import { useQuery } from '@tanstack/react-query';
import { hasStatus } from '../../../../api/HttpError';
import { useData } from '../../../../api/useData';
import { useAuth } from '../../../../auth/useAuth';
import { firstLogPage } from './useLogParams';

/** Asks a superuser's backend once per session whether it has a log of all users (decisions, optional extension). */
export const useHasActivity = (): boolean => {
  const data = useData();
  const { data: hasActivity = false } = useQuery({
    queryKey: ['requestLog', 'everybody'],
    queryFn: async ({ signal }) => {
      try {
        await data.getList('requestLog', { ...firstLogPage(''), signal });
        return true;
      } catch (error) {
        if (hasStatus(error, 400, 403, 404)) return false;
        throw error;
      }
    },
    enabled: useAuth().may('users.inspect'),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  });
  return hasActivity;
};

import { useQuery } from '@tanstack/react-query';
import { errorMessageOf, type ErrorMessage } from '../../api/errors';
import { useData } from '../../api/useData';
import type { ActiveSessions } from '../../model/sessions/activeSession';

export const sessionsKey = (userId: number) => ['activeSessions', userId];

export interface SessionsView {
  /** Absent while nothing has been loaded; kept while a later load fails. */
  sessions?: ActiveSessions;
  failure: ErrorMessage | null;
  isLoading: boolean;
  refresh: () => Promise<void>;
}

/** The sessions of that user, one's own or, for superusers, anybody's (spec 1 §7). */
export const useActiveSessions = (userId: number): SessionsView => {
  const data = useData();
  const query = useQuery({
    queryKey: sessionsKey(userId),
    queryFn: ({ signal }) => data.activeSessions(userId, signal),
    staleTime: 0,
  });
  return {
    ...(query.data ? { sessions: query.data } : {}),
    failure: query.error && errorMessageOf('loadSessions', query.error),
    isLoading: query.isFetching,
    refresh: async () => void (await query.refetch()),
  };
};

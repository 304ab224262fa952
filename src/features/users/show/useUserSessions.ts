import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { useState } from 'react';
import { useData } from '../../../api/useData';
import { useNotifyError } from '../../../api/useNotifyError';
import { useAuth, useUser } from '../../../auth/useAuth';
import {
  withoutSessions,
  type ActiveSession,
  type ActiveSessions,
} from '../../../model/sessions/activeSession';

/**
 * The sessions of a user and the way to end one. The end of the signed-in person's own current session
 * leads to /login; anybody else's never signs the administrator out (decisions §4).
 */
export const useUserSessions = (userId: number) => {
  const data = useData();
  const me = useUser();
  const notify = useNotify();
  const client = useQueryClient();
  const notifyError = useNotifyError();
  const auth = useAuth();
  const [busy, setBusy] = useState<ReadonlySet<number>>(new Set());
  // The list that the sessions feature keeps of that user is the same.
  const queryKey = ['activeSessions', userId];
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => data.activeSessions(userId, signal),
    staleTime: 0,
  });

  const isOwnCurrent = ({ is_current_session: isCurrent }: ActiveSession) =>
    isCurrent && userId === me?.user_id;

  const end = async (session: ActiveSession): Promise<void> => {
    const id = session.user_activate_session_id;
    setBusy((all) => new Set([...all, id]));
    // A list that is under way would bring back what is about to end.
    await client.cancelQueries({ queryKey });
    try {
      if (isOwnCurrent(session)) await auth.finishWrites();
      await data.endSession(id);
      if (isOwnCurrent(session)) {
        notify('userPages.sessions.ended', { type: 'success' });
        return auth.leave();
      }
      client.setQueryData<ActiveSessions>(queryKey, (list) => {
        const rest = list && withoutSessions(list, [id]);
        return rest?.current?.user_activate_session_id === id ? { ...rest, current: null } : rest;
      });
      notify('userPages.sessions.ended', { type: 'success' });
    } catch (error) {
      notifyError('endSessionOf', error);
    }
    setBusy((all) => new Set([...all].filter((other) => other !== id)));
    return undefined;
  };
  return { query, busy, end, isOwnCurrent };
};

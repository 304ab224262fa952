import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { useState } from 'react';
import { toErrorMessage, getRetryWait, type Call, type ErrorMessage } from '../../api/errors';
import type { PortalDataProvider } from '../../api/dataProvider';
import { useData } from '../../api/useData';
import { useNotifyError } from '../../api/useNotifyError';
import { useAuth, useUser } from '../../auth/useAuth';
import { runParallel } from '../../model/runParallel';
import { useTask, type TaskRun } from '../../ui/task/useTask';
import { withoutSession, type ActiveSession, type ActiveSessions } from '../../model/sessions/activeSession';

const sessionsKey = (userId: number) => ['activeSessions', userId];

/** Superusers can load the sessions of other users (spec 1 §7). */
const activeSessionsQuery = (data: PortalDataProvider, userId: number) =>
  queryOptions({
    queryKey: sessionsKey(userId),
    queryFn: ({ signal }) => data.activeSessions(userId, signal),
    staleTime: 0,
  });

export const useActiveSessions = (userId: number, enabled = true) =>
  useQuery({ ...activeSessionsQuery(useData(), userId), enabled });

const concurrency = 4;

const omitIds = <T>(all: ReadonlyMap<number, T>, ids: readonly number[]) =>
  new Map([...all].filter(([id]) => !ids.includes(id)));

interface EndMessages {
  call: Call;
  successMessage: string;
}

const ownMessages: EndMessages = { call: 'endSession', successMessage: 'sessions.ended' };

/** Failed sessions stay in the list; `failures` maps their ids to messages (spec 1 §4 "Session logout"). */
export const useEndSessions = (userId: number, { call, successMessage }: EndMessages = ownMessages) => {
  const data = useData();
  const auth = useAuth();
  const me = useUser();
  const notify = useNotify();
  const notifyError = useNotifyError();
  const client = useQueryClient();
  const [busyIds, setBusyIds] = useState<ReadonlySet<number>>(new Set());
  const [failures, setFailures] = useState<ReadonlyMap<number, ErrorMessage>>(new Map());
  const { progress, run } = useTask(getRetryWait);

  const isOwnCurrent = ({ is_current_session: isCurrent }: ActiveSession) =>
    isCurrent && userId === me?.user_id;

  const end = async (ids: readonly number[], task?: TaskRun) => {
    setBusyIds((all) => new Set([...all, ...ids]));
    setFailures((all) => omitIds(all, ids));
    // A pending refetch would restore the sessions that are about to end.
    await client.cancelQueries({ queryKey: sessionsKey(userId) });
    const endOneById = async (id: number) => {
      await (task ? task.attempt(() => data.endSession(id)) : data.endSession(id));
      client.setQueryData<ActiveSessions>(sessionsKey(userId), (list) => list && withoutSession(list, id));
    };
    const outcome = await runParallel(ids, concurrency, endOneById, {
      signal: task?.signal,
      onSettled: task?.onProgress,
    });
    const messages = outcome.failed.map(({ item, error }) => {
      return [item, toErrorMessage(call, error)] as const;
    });
    setFailures((all) => new Map([...all, ...messages]));
    setBusyIds((all) => new Set([...all].filter((id) => !ids.includes(id))));
    return outcome;
  };

  const refetch = () => void client.invalidateQueries({ queryKey: sessionsKey(userId) });

  return {
    busyIds,
    failures,
    progress,
    isOwnCurrent,
    /**
     * Redirects to the sign-in page when this browser's session ends (decisions §4). Resolves to the seconds to wait,
     * or null.
     */
    endOne: async (session: ActiveSession): Promise<number | null> => {
      if (isOwnCurrent(session)) await auth.writes.finish();
      const [failure] = (await end([session.user_activate_session_id])).failed;
      const wait = failure ? notifyError(call, failure.error) : null;
      if (!failure) notify(successMessage, { type: 'success' });
      if (!failure && isOwnCurrent(session)) await auth.endSession('endedByServer');
      else refetch();
      return wait;
    },
    /** Resolves to true if all sessions have ended. */
    endAll: async (ids: readonly number[]): Promise<boolean> => {
      const { done = [], failed = [] } = (await run('write', ids.length, (task) => end(ids, task))) ?? {};
      refetch();
      if (done.length > 0)
        notify('sessions.endedAll', { type: 'success', messageArgs: { smart_count: done.length } });
      if (failed.length > 0) notify('sessions.error.logoutAll', { type: 'error' });
      return failed.length === 0;
    },
  };
};

export type EndSessions = ReturnType<typeof useEndSessions>;

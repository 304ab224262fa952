import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import { errorMessageOf, type ErrorMessage } from '../../api/errors';
import { useData } from '../../api/useData';
import { inParallel } from '../../model/inParallel';
import { withoutSessions, type ActiveSession, type ActiveSessions } from '../../model/sessions/activeSession';

export const sessionsKey = (userId: number) => ['activeSessions', userId];

/** Superusers can load the sessions of other users (spec 1 §7). */
export const useActiveSessions = (userId: number) => {
  const data = useData();
  return useQuery({
    queryKey: sessionsKey(userId),
    queryFn: ({ signal }) => data.activeSessions(userId, signal),
    staleTime: 0,
  });
};

export const useSessionName = () => {
  const t = useTranslate();
  return ({ device_info }: ActiveSession): string =>
    [device_info?.Device, device_info?.Browser].filter(Boolean).join(', ') || t('sessions.unknown');
};

const concurrency = 4;

const without = <T>(all: ReadonlyMap<number, T>, ids: readonly number[]) =>
  new Map([...all].filter(([id]) => !ids.includes(id)));

/** Failed sessions stay in the list; `failures` maps their ids to messages (spec 1 §4 "Session logout"). */
export const useEndSessions = (userId: number) => {
  const data = useData();
  const notify = useNotify();
  const client = useQueryClient();
  const [busy, setBusy] = useState<ReadonlySet<number>>(new Set());
  const [failures, setFailures] = useState<ReadonlyMap<number, ErrorMessage>>(new Map());
  const [progress, setProgress] = useState<{ done: number; total: number } | null>(null);

  const end = async (ids: readonly number[], onSettled?: (settled: number) => void) => {
    setBusy((all) => new Set([...all, ...ids]));
    setFailures((all) => without(all, ids));
    // A pending refetch would restore the sessions that are about to end.
    await client.cancelQueries({ queryKey: sessionsKey(userId) });
    const endOne = async (id: number) => {
      await data.endSession(id);
      client.setQueryData<ActiveSessions>(sessionsKey(userId), (list) => list && withoutSessions(list, [id]));
    };
    const result = await inParallel(ids, concurrency, endOne, onSettled);
    const messages = new Map(
      result.failed.map(({ item, error }) => [item, errorMessageOf('endSession', error)]),
    );
    setFailures((all) => new Map([...all, ...messages]));
    setBusy((all) => new Set([...all].filter((id) => !ids.includes(id))));
    void client.invalidateQueries({ queryKey: sessionsKey(userId) });
    return { done: result.done.length, errors: [...messages.values()] };
  };

  const notifyFailure = ({ message, messageArgs }: ErrorMessage) =>
    notify(message, { type: 'error', messageArgs });

  return {
    busy,
    failures,
    progress,
    endOne: async (id: number) => {
      const [failure] = (await end([id])).errors;
      if (failure) notifyFailure(failure);
      else notify('sessions.ended', { type: 'success' });
    },
    endAll: async (ids: readonly number[]) => {
      const total = ids.length;
      setProgress({ done: 0, total });
      const { done, errors } = await end(ids, (settled) => setProgress({ done: settled, total }));
      setProgress(null);
      if (done > 0) notify('sessions.endedAll', { type: 'success', messageArgs: { count: done } });
      if (errors.length > 0) notify('sessions.error.logoutAll', { type: 'error' });
    },
  };
};

export type EndSessions = ReturnType<typeof useEndSessions>;

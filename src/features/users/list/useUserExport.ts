import { useListContext, useNotify, useTranslate } from 'ra-core';
import { useEffect, useRef, useState } from 'react';
import { errorMessageOf } from '../../../api/errors';
import { useData } from '../../../api/useData';
import { mapInParallel } from '../../../model/inParallel';
import { plainDateTime } from '../../../model/time';
import { fullName } from '../../../model/users/user';
import type { UserRecord } from '../../../model/users/userRecord';
import { saveCsv } from '../csv';
import { createRetry } from '../retry';

const concurrency = 3;
/** Far beyond what a spreadsheet opens. */
const maxRows = 1_000_000;

interface Progress {
  done: number;
  total: number;
  /** Seconds that the server asked to wait, or null. */
  wait: number | null;
}

/** An export that stopped: `users` are those that came. */
export interface PartialExport {
  users: readonly UserRecord[];
  total: number;
  reason: string | null;
  retry: () => void;
}

interface Run {
  signal: AbortSignal;
  attempt: ReturnType<typeof createRetry>;
  came: (users: readonly UserRecord[], total: number) => void;
}

export const useUserExport = () => {
  const list = useListContext<UserRecord>();
  const t = useTranslate();
  const notify = useNotify();
  const data = useData();
  const [progress, setProgress] = useState<Progress | null>(null);
  const [partial, setPartial] = useState<PartialExport | null>(null);
  const stop = useRef<AbortController>(null);
  useEffect(() => () => stop.current?.abort(), []);

  const save = (users: readonly UserRecord[]) => {
    const yesNo = (flag: boolean | undefined) => t(flag ? 'users.yes' : 'users.no');
    const rows = users.map((user) => ({
      email: user.email,
      name: fullName(user),
      title: user.title || t('users.defaultTitle'),
      date_joined: plainDateTime(user.date_joined),
      last_login: plainDateTime(user.last_login) || t('users.never'),
      is_active: yesNo(user.is_active),
      is_superuser: yesNo(user.is_superuser),
      is_staff: yesNo(user.is_staff),
    }));
    const [first] = rows;
    if (!first) return notify('users.exports.none', { type: 'warning' });
    const header = Object.keys(first).map((name) => t(`users.table.${name}`));
    return saveCsv([header, ...rows.map(Object.values<string>)], 'users_export.csv');
  };

  /** Saves what `fetchUsers` reads. Where it stops, what came is offered. */
  const fetchAndSave = async (requested: number, fetchUsers: (run: Run) => Promise<unknown>) => {
    const abort = new AbortController();
    const { signal } = abort;
    stop.current = abort;
    let users: readonly UserRecord[] = [];
    let total = requested;
    const came: Run['came'] = (all, count) => {
      users = all;
      total = count;
      // Null after Cancel, while the last responses arrive.
      setProgress((now) => now && { ...now, done: users.length, total });
    };
    const onWait = (wait: number | null) => setProgress((now) => now && { ...now, wait });
    setPartial(null);
    setProgress({ done: 0, total, wait: null });
    let reason: string | null = null;
    try {
      await fetchUsers({ signal, attempt: createRetry({ signal, onWait }), came });
    } catch (error) {
      const { message, messageArgs } = errorMessageOf('users.list', error);
      reason = t(message, messageArgs);
    }
    if (signal.aborted) return;
    setProgress(null);
    const retry = () => void fetchAndSave(requested, fetchUsers);
    if (reason !== null || users.length < total) setPartial({ users, total, reason, retry });
    else save(users);
  };

  const fetchSelected =
    (ids: readonly number[]) =>
    async ({ signal, attempt, came }: Run) => {
      const users = new Map<number, UserRecord>();
      await mapInParallel(ids, concurrency, async (id) => {
        const { data: user } = await attempt(() => data.getOne<UserRecord>('users', { id, signal }));
        users.set(id, user);
        came(
          ids.flatMap((one) => users.get(one) ?? []),
          ids.length,
        );
      });
    };
  const fetchMatching = async ({ signal, attempt, came }: Run) => {
    const onPart = (part: { data: UserRecord[]; total: number }) => came(part.data, part.total);
    const options = { attempt, onPart, limit: maxRows };
    const filter = { ...(list.filterValues as object), ...(list.filter as object) };
    onPart(await data.getAll<UserRecord>('users', { sort: list.sort, filter, signal }, options));
  };

  return {
    progress,
    partial,
    cancel: () => {
      stop.current?.abort();
      setProgress(null);
    },
    savePartial: () => {
      if (partial) save(partial.users);
      setPartial(null);
    },
    dropPartial: () => setPartial(null),
    page: () => save(list.data ?? []),
    selected: () => fetchAndSave(list.selectedIds.length, fetchSelected(list.selectedIds.map(Number))),
    matching: () => fetchAndSave(list.total ?? 0, fetchMatching),
  };
};

export type UserExport = ReturnType<typeof useUserExport>;

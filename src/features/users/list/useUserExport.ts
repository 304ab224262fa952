import { useListContext, useNotify, useTranslate } from 'ra-core';
import { useRef, useState } from 'react';
import { errorMessageOf } from '../../../api/errors';
import { useData } from '../../../api/useData';
import { inParallel } from '../../../model/inParallel';
import { dateTimeText } from '../../../model/time';
import { fullName, type UserRecord } from '../../../model/users/userRecord';
import { downloadText, toCsv } from '../csv';

const columns = [
  'email',
  'name',
  'title',
  'date_joined',
  'last_login',
  'is_active',
  'is_superuser',
  'is_staff',
];
const fileName = 'users_export.csv';
const pageSize = 100;
const callsAtOnce = 3;

interface Progress {
  done: number;
  total: number;
}

/** The list as a file: the page that is shown, the users selected, or all that match (spec 2 §7). */
export const useUserExport = () => {
  const list = useListContext<UserRecord>();
  const t = useTranslate();
  const notify = useNotify();
  const data = useData();
  const [progress, setProgress] = useState<Progress | null>(null);
  const stop = useRef<AbortController>(null);

  const save = (users: readonly UserRecord[]) => {
    if (users.length === 0) {
      notify('users.exports.none', { type: 'warning' });
      return;
    }
    const yesNo = (flag: boolean | undefined) => t(flag ? 'users.yes' : 'users.no');
    const rows = users.map((user) => [
      user.email,
      fullName(user),
      user.title || t('users.defaultTitle'),
      dateTimeText(user.date_joined),
      dateTimeText(user.last_login) || t('users.never'),
      yesNo(user.is_active),
      yesNo(user.is_superuser),
      yesNo(user.is_staff),
    ]);
    downloadText(toCsv([columns.map((name) => t(`users.table.${name}`)), ...rows]), fileName);
  };

  /** Fetches piece by piece; a piece that fails ends it, and nothing half is saved. */
  const gather = async (
    pieces: readonly number[],
    total: number,
    fetchPiece: (piece: number) => Promise<UserRecord[]>,
  ) => {
    const abort = new AbortController();
    stop.current = abort;
    const found = new Map<number, UserRecord[]>();
    let done = 0;
    setProgress({ done, total });
    const { failed } = await inParallel(pieces, callsAtOnce, async (piece) => {
      if (abort.signal.aborted) return;
      try {
        const users = await fetchPiece(piece);
        found.set(piece, users);
        done += users.length;
        setProgress({ done, total });
      } catch (error) {
        abort.abort();
        throw error;
      }
    });
    setProgress(null);
    if (failed[0]) {
      const { message, messageArgs } = errorMessageOf('listUsers', failed[0].error);
      notify('users.exports.failed', { type: 'error', messageArgs: { reason: t(message, messageArgs) } });
    } else if (!abort.signal.aborted) save(pieces.flatMap((piece) => found.get(piece) ?? []));
  };

  const signalOf = () => (stop.current ? { signal: stop.current.signal } : {});
  const pageOf = async (page: number) => {
    const { data: users } = await data.getList<UserRecord>('users', {
      pagination: { page, perPage: pageSize },
      sort: list.sort,
      filter: { ...list.filterValues, ...list.filter },
      ...signalOf(),
    });
    return users;
  };
  const oneOf = async (id: number) => [(await data.getOne<UserRecord>('users', { id, ...signalOf() })).data];

  const total = list.total ?? 0;
  return {
    progress,
    cancel: () => stop.current?.abort(),
    page: () => save(list.data ?? []),
    selected: () => gather(list.selectedIds.map(Number), list.selectedIds.length, oneOf),
    matching: () =>
      total === 0
        ? save([])
        : gather(
            Array.from({ length: Math.ceil(total / pageSize) }, (_, index) => index + 1),
            total,
            pageOf,
          ),
  };
};

export type UserExport = ReturnType<typeof useUserExport>;

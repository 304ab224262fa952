import ArrowDropDown from '@mui/icons-material/ArrowDropDown';
import { Button, MenuItem } from '@mui/material';
import { useIsFetching } from '@tanstack/react-query';
import { useListContext, useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import { errorMessageOf, waitBefore } from '../../../api/errors';
import { useData } from '../../../api/useData';
import { mapInParallel } from '../../../model/inParallel';
import { plainDateTime } from '../../../model/time';
import { fullName } from '../../../model/users/user';
import type { UserRecord } from '../../../model/users/userRecord';
import { DataToolbar } from '../../../ui/lists/DataToolbar';
import { MenuButton } from '../../../ui/menus/MenuButton';
import { ResultNote } from '../../../ui/task/ResultList';
import { TaskProgress } from '../../../ui/task/TaskProgress';
import { type TaskRun, useTask } from '../../../ui/task/useTask';
import { useUsersChanged } from '../account/usersCache';
import { useListRequest } from './UserListBase';
import { saveCsv } from './saveCsv';

export const ExportButtons = ({ exporting }: { exporting: UserExport }) => {
  const t = useTranslate();
  const { selectedIds, total = 0 } = useListContext();
  const usersChanged = useUsersChanged();
  const isFetching = useIsFetching({ queryKey: ['users'] });
  const isBusy = exporting.progress !== null;
  const counts = { page: null, selected: selectedIds.length, matching: total };
  return (
    <DataToolbar
      isRefreshing={isFetching > 0}
      onRefresh={() => void usersChanged()}
      exporting={{ label: t('users.export'), disabled: isBusy, onClick: exporting.page }}
    >
      <MenuButton label={t('users.exports.more')} face={<ArrowDropDown />}>
        {(close) =>
          (['page', 'selected', 'matching'] as const).map((which) => (
            <MenuItem
              key={which}
              disabled={isBusy || (which === 'selected' && selectedIds.length === 0)}
              onClick={() => {
                close();
                void exporting[which]();
              }}
            >
              {t(`users.exports.${which}`, { count: counts[which] })}
            </MenuItem>
          ))
        }
      </MenuButton>
    </DataToolbar>
  );
};

export const ExportProgress = ({ exporting: { progress, cancel } }: { exporting: UserExport }) =>
  progress && <TaskProgress progress={progress} label="users.exports.progress" onStop={cancel} />;

/** Besides another try, the loaded users can be saved or dropped. */
export const StoppedExport = ({ exporting }: { exporting: UserExport }) => {
  const t = useTranslate();
  const { partial, savePartial, dropPartial } = exporting;
  if (!partial) return null;
  const { users, total, reason, retry } = partial;
  const missing = t('users.exports.missing', { smart_count: total - users.length, total });
  return (
    <ResultNote
      severity="warning"
      sentence={reason === null ? missing : `${t('users.exports.failed', { reason })} ${missing}`}
      actions={
        <>
          {users.length > 0 && (
            <Button color="inherit" variant="outlined" onClick={savePartial}>
              {t('users.exports.saveLoaded', { smart_count: users.length })}
            </Button>
          )}
          <Button color="inherit" onClick={retry}>
            {t('action.retry')}
          </Button>
          <Button color="inherit" onClick={dropPartial}>
            {t('action.close')}
          </Button>
        </>
      }
    />
  );
};

const concurrency = 3;
/** Far beyond what a spreadsheet opens. */
const maxRows = 1_000_000;

/** An export that stopped: `users` are those that came. */
export interface PartialExport {
  users: readonly UserRecord[];
  total: number;
  reason: string | null;
  retry: () => void;
}

interface Fetching extends Pick<TaskRun, 'signal' | 'attempt'> {
  onPart: (users: readonly UserRecord[], total: number) => void;
}

export const useUserExport = () => {
  const list = useListContext<UserRecord>();
  const request = useListRequest();
  const t = useTranslate();
  const notify = useNotify();
  const data = useData();
  const { progress, run, stop } = useTask(waitBefore);
  const [partial, setPartial] = useState<PartialExport | null>(null);

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
    return void saveCsv([header, ...rows.map(Object.values<string>)], 'users_export.csv');
  };

  /** Saves what `fetchUsers` reads. Where it fails, the users who were read are offered. */
  const fetchAndSave = async (requested: number, fetchUsers: (task: Fetching) => Promise<unknown>) => {
    let users: readonly UserRecord[] = [];
    let total = requested;
    let reason: string | null = null;
    setPartial(null);
    const isOver = await run('read', requested, async ({ onProgress, ...task }) => {
      const onPart: Fetching['onPart'] = (all, count) => {
        users = all;
        total = count;
        onProgress(users.length, total);
      };
      await fetchUsers({ ...task, onPart }).catch((error: unknown) => {
        const { message, messageArgs } = errorMessageOf('users.list', error);
        reason = t(message, messageArgs);
      });
      return true;
    });
    if (!isOver) return;
    const retry = () => void fetchAndSave(requested, fetchUsers);
    if (reason !== null || users.length < total) setPartial({ users, total, reason, retry });
    else save(users);
  };

  const fetchSelected =
    (ids: readonly number[]) =>
    async ({ signal, attempt, onPart }: Fetching) => {
      const users = new Map<number, UserRecord>();
      await mapInParallel(ids, concurrency, async (id) => {
        const { data: user } = await attempt(() => data.getOne<UserRecord>('users', { id, signal }));
        users.set(id, user);
        onPart(
          ids.flatMap((one) => users.get(one) ?? []),
          ids.length,
        );
      });
    };
  const fetchMatching = async ({ signal, attempt, onPart }: Fetching) => {
    const onPage = (part: { data: UserRecord[]; total: number }) => onPart(part.data, part.total);
    const options = { attempt, onPart: onPage, limit: maxRows };
    onPage(await data.getAll<UserRecord>('users', { ...request, signal }, options));
  };

  return {
    progress,
    partial,
    cancel: stop,
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

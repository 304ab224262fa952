import ArrowDropDown from '@mui/icons-material/ArrowDropDown';
import { Box, Button, LinearProgress, MenuItem, Typography } from '@mui/material';
import { useIsFetching } from '@tanstack/react-query';
import { useListContext, useNotify, useTranslate } from 'ra-core';
import { useRef, useState } from 'react';
import { errorMessageOf } from '../../../api/errors';
import { useData } from '../../../api/useData';
import { inParallel } from '../../../model/inParallel';
import { dateTimeText } from '../../../model/time';
import { fullName, type UserRecord } from '../../../model/users/userRecord';
import { MenuButton } from '../../../ui/layout/MenuButton';
import { Toolbar } from '../../../ui/layout/Toolbar';
import { saveCsv } from '../csv';
import { useUsersChanged } from '../usersCache';

const pageSize = 100;
const concurrency = 3;

type FetchUsers = (pageOrId: number, signal: AbortSignal) => Promise<UserRecord[]>;

export const useUserExport = () => {
  const list = useListContext<UserRecord>();
  const t = useTranslate();
  const notify = useNotify();
  const data = useData();
  const [progress, setProgress] = useState<{ done: number; total: number } | null>(null);
  const stop = useRef<AbortController>(null);

  const save = (users: readonly UserRecord[]) => {
    const yesNo = (flag: boolean | undefined) => t(flag ? 'users.yes' : 'users.no');
    const rows = users.map((user) => ({
      email: user.email,
      name: fullName(user),
      title: user.title || t('users.defaultTitle'),
      date_joined: dateTimeText(user.date_joined),
      last_login: dateTimeText(user.last_login) || t('users.never'),
      is_active: yesNo(user.is_active),
      is_superuser: yesNo(user.is_superuser),
      is_staff: yesNo(user.is_staff),
    }));
    const [first] = rows;
    if (!first) return notify('users.exports.none', { type: 'warning' });
    const header = Object.keys(first).map((name) => t(`users.table.${name}`));
    return saveCsv([header, ...rows.map(Object.values<string>)], 'users_export.csv');
  };

  /** Nothing is saved when a request fails. */
  const fetchAndSave = async (pagesOrIds: readonly number[], total: number, fetchUsers: FetchUsers) => {
    const abort = new AbortController();
    stop.current = abort;
    const fetched = new Map<number, UserRecord[]>();
    let done = 0;
    setProgress({ done, total });
    const { failed } = await inParallel(pagesOrIds, concurrency, async (pageOrId) => {
      if (abort.signal.aborted) return;
      try {
        const users = await fetchUsers(pageOrId, abort.signal);
        fetched.set(pageOrId, users);
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
    } else if (!abort.signal.aborted) save(pagesOrIds.flatMap((pageOrId) => fetched.get(pageOrId) ?? []));
  };

  const total = list.total ?? 0;
  const fetchPage: FetchUsers = async (page, signal) => {
    const { data: users } = await data.getList<UserRecord>('users', {
      pagination: { page, perPage: pageSize },
      sort: list.sort,
      filter: { ...list.filterValues, ...list.filter },
      signal,
    });
    return users;
  };
  return {
    progress,
    cancel: () => stop.current?.abort(),
    page: () => save(list.data ?? []),
    selected: () =>
      fetchAndSave(list.selectedIds.map(Number), list.selectedIds.length, async (id, signal) => [
        (await data.getOne<UserRecord>('users', { id, signal })).data,
      ]),
    matching: () => {
      const pages = Array.from({ length: Math.ceil(total / pageSize) }, (_, index) => index + 1);
      return total === 0 ? save([]) : fetchAndSave(pages, total, fetchPage);
    },
  };
};

type UserExport = ReturnType<typeof useUserExport>;

export const ExportButtons = ({ exporting }: { exporting: UserExport }) => {
  const t = useTranslate();
  const { selectedIds, total = 0 } = useListContext();
  const usersChanged = useUsersChanged();
  const isFetching = useIsFetching({ queryKey: ['users'] });
  const isBusy = exporting.progress !== null;
  const counts = { page: null, selected: selectedIds.length, matching: total };
  return (
    <Toolbar
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
    </Toolbar>
  );
};

export const ExportProgress = ({ exporting: { progress, cancel } }: { exporting: UserExport }) => {
  const t = useTranslate();
  if (!progress) return null;
  const label = t('users.exports.progress', { ...progress });
  const percent = progress.total > 0 ? Math.min(100, (progress.done / progress.total) * 100) : 0;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 4 }}>
      <Box sx={{ flex: 1 }}>
        <Typography variant="body2" component="output" sx={{ display: 'block', mb: 1 }}>
          {label}
        </Typography>
        <LinearProgress variant="determinate" value={percent} aria-label={label} />
      </Box>
      <Button onClick={cancel}>{t('action.cancel')}</Button>
    </Box>
  );
};

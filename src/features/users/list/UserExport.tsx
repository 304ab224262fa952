import ArrowDropDown from '@mui/icons-material/ArrowDropDown';
import FileDownload from '@mui/icons-material/FileDownloadOutlined';
import { Box, Button } from '@mui/material';
import { useListContext, useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import { toErrorMessage, getRetryWait } from '../../../api/errors';
import { useData } from '../../../api/useData';
import { mapParallel } from '../../../model/runParallel';
import { plainDateTime } from '../../../model/time';
import { fullName } from '../../../model/users/user';
import type { UserRecord } from '../../../model/users/userRecord';
import { MenuButton } from '../../../ui/menus/MenuButton';
import { ResultNote } from '../../../ui/task/ResultList';
import { TaskProgress } from '../../../ui/task/TaskProgress';
import { type TaskRun, useTask } from '../../../ui/task/useTask';
import { useRecentChanges } from '../acts/recentChanges';
import { useListRequest } from './UserListBase';
import { saveCsv } from './saveCsv';

/** Exports the page or, by the menu, more; an export is complete or fails. */
export const UserExport = () => {
  const t = useTranslate();
  const { selectedIds, total = 0 } = useListContext();
  const { progress, failure, exportActions, stop } = useUserExport();
  const { changes, show } = useRecentChanges();
  const isBusy = progress !== null;
  const counts = { page: null, selected: selectedIds.length, matching: total };
  return (
    <>
      <Box sx={{ display: 'flex' }}>
        <Button
          variant="outlined"
          color="inherit"
          startIcon={<FileDownload />}
          disabled={isBusy}
          onClick={exportActions.page}
        >
          {t('users.export')}
        </Button>
        <MenuButton
          label={t('users.exports.more')}
          icon={<ArrowDropDown />}
          entries={[
            ...(['page', 'selected', 'matching'] as const).map((name) => ({
              name,
              label: t(`users.exports.${name}`, { count: counts[name] }),
              onClick: () => void exportActions[name](),
              props: { disabled: isBusy || counts[name] === 0 },
            })),
            {
              name: 'recent',
              label: t('users.bulk.recent.label'),
              onClick: () => show({}),
              props: { disabled: changes.length === 0 },
            },
          ]}
        />
      </Box>
      <Box sx={exportStatusStyle}>
        {progress && <TaskProgress progress={progress} label="users.exports.progress" onStop={stop} />}
        {failure && (
          <ResultNote
            severity="warning"
            sentence={failure.sentence}
            actions={
              <>
                <Button color="inherit" variant="outlined" onClick={failure.retry}>
                  {t('action.retry')}
                </Button>
                <Button color="inherit" onClick={failure.close}>
                  {t('action.close')}
                </Button>
              </>
            }
          />
        )}
      </Box>
    </>
  );
};

/** Own line below the other tools. */
const exportStatusStyle = { order: 1, flexBasis: '100%', '&:empty': { display: 'none' } } as const;

const concurrency = 3;
/** Limit far beyond the capacity of spreadsheets. */
const maxRows = 1_000_000;

type ReadUsers = (task: TaskRun) => Promise<{ data: UserRecord[]; total: number }>;

const useUserExport = () => {
  const list = useListContext<UserRecord>();
  const request = useListRequest();
  const t = useTranslate();
  const notify = useNotify();
  const data = useData();
  const { progress, run, stop } = useTask(getRetryWait);
  const [failure, setFailure] = useState<{ sentence: string; retry: () => void; close: () => void } | null>(
    null,
  );

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

  const readAndSave = async (expected: number, read: ReadUsers) => {
    const fail = (sentence: string) => {
      const retry = () => void readAndSave(expected, read);
      setFailure({ sentence, retry, close: () => setFailure(null) });
    };
    setFailure(null);
    try {
      const users = await run('read', expected, read);
      if (!users) return;
      const missing = users.total - users.data.length;
      if (missing > 0) fail(t('users.exports.missing', { smart_count: missing, total: users.total }));
      else save(users.data);
    } catch (error) {
      const { message, messageArgs } = toErrorMessage('users.list', error);
      fail(t('users.exports.failed', { reason: t(message, messageArgs) }));
    }
  };

  const readSelected =
    (ids: readonly number[]): ReadUsers =>
    async ({ signal, attempt, onProgress }) => {
      const users = new Map<number, UserRecord>();
      await mapParallel(ids, concurrency, async (id) => {
        const { data: user } = await attempt(() => data.getOne<UserRecord>('users', { id, signal }));
        users.set(id, user);
        onProgress(users.size);
      });
      return { data: ids.flatMap((id) => users.get(id) ?? []), total: ids.length };
    };
  const readMatching: ReadUsers = ({ signal, attempt, onProgress }) => {
    const onPartial = (part: { data: unknown[]; total: number }) => onProgress(part.data.length, part.total);
    return data.getAll<UserRecord>('users', { ...request, signal }, { attempt, onPartial, limit: maxRows });
  };

  return {
    progress,
    failure,
    exportActions: {
      page: () => save(list.data ?? []),
      selected: () => readAndSave(list.selectedIds.length, readSelected(list.selectedIds.map(Number))),
      matching: () => readAndSave(list.total ?? 0, readMatching),
    },
    stop,
  };
};

import ArrowDropDown from '@mui/icons-material/ArrowDropDown';
import FileDownload from '@mui/icons-material/FileDownloadOutlined';
import { Box, Button, MenuItem } from '@mui/material';
import { useListContext, useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import { errorMessageOf, waitBefore } from '../../../api/errors';
import { useData } from '../../../api/useData';
import { mapInParallel } from '../../../model/inParallel';
import { plainDateTime } from '../../../model/time';
import { fullName } from '../../../model/users/user';
import type { UserRecord } from '../../../model/users/userRecord';
import { MenuButton } from '../../../ui/menus/MenuButton';
import { ResultNote } from '../../../ui/task/ResultList';
import { TaskProgress } from '../../../ui/task/TaskProgress';
import { type TaskRun, useTask } from '../../../ui/task/useTask';
import { useListRequest } from './UserListBase';
import { saveCsv } from './saveCsv';

/** Exports the page at once, more by the menu. Besides another try, what was loaded of a failed one can be saved. */
export const UserExport = () => {
  const t = useTranslate();
  const { selectedIds, total = 0 } = useListContext();
  const { progress, partial, exporters, stop, save, drop } = useUserExport();
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
          onClick={exporters.page}
        >
          {t('users.export')}
        </Button>
        <MenuButton label={t('users.exports.more')} face={<ArrowDropDown />}>
          {(close) =>
            (['page', 'selected', 'matching'] as const).map((which) => (
              <MenuItem
                key={which}
                disabled={isBusy || counts[which] === 0}
                onClick={() => (close(), void exporters[which]())}
              >
                {t(`users.exports.${which}`, { count: counts[which] })}
              </MenuItem>
            ))
          }
        </MenuButton>
      </Box>
      <Box sx={belowTools}>
        {progress && <TaskProgress progress={progress} label="users.exports.progress" onStop={stop} />}
        {partial && (
          <ResultNote
            severity="warning"
            sentence={partial.sentence}
            actions={
              <>
                {partial.users.length > 0 && (
                  <Button color="inherit" variant="outlined" onClick={() => (save(partial.users), drop())}>
                    {t('users.exports.saveLoaded', { smart_count: partial.users.length })}
                  </Button>
                )}
                <Button color="inherit" onClick={partial.retry}>
                  {t('action.retry')}
                </Button>
                <Button color="inherit" onClick={drop}>
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

/** In the row of tools, a line of its own below the others. */
const belowTools = { order: 1, flexBasis: '100%', '&:empty': { display: 'none' } } as const;

const concurrency = 3;
/** Limit far beyond what a spreadsheet opens. */
const maxRows = 1_000_000;

/** An export that stopped: `users` are those that came. */
interface PartialExport {
  users: readonly UserRecord[];
  sentence: string;
  retry: () => void;
}

type OnPart = (users: readonly UserRecord[], total: number) => void;
type ReadUsers = (run: TaskRun, onPart: OnPart) => Promise<unknown>;

const useUserExport = () => {
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

  /** Offers the users who were read where reading fails. */
  const readAndSave = async (requested: number, read: ReadUsers) => {
    let users: readonly UserRecord[] = [];
    let total = requested;
    let reason = '';
    setPartial(null);
    const isOver = await run('read', requested, async (task) => {
      const onPart: OnPart = (all, count) => {
        users = all;
        total = count;
        task.onProgress(users.length, total);
      };
      await read(task, onPart).catch((error: unknown) => {
        const { message, messageArgs } = errorMessageOf('users.list', error);
        reason = t('users.exports.failed', { reason: t(message, messageArgs) });
      });
      return true;
    });
    const missing = t('users.exports.missing', { smart_count: total - users.length, total });
    const retry = () => void readAndSave(requested, read);
    if (isOver && !reason && users.length >= total) save(users);
    else if (isOver) setPartial({ users, sentence: `${reason} ${missing}`.trim(), retry });
  };

  const readSelected =
    (ids: readonly number[]): ReadUsers =>
    ({ signal, attempt }, onPart) => {
      const users = new Map<number, UserRecord>();
      return mapInParallel(ids, concurrency, async (id) => {
        const { data: user } = await attempt(() => data.getOne<UserRecord>('users', { id, signal }));
        users.set(id, user);
        onPart(
          ids.flatMap((one) => users.get(one) ?? []),
          ids.length,
        );
      });
    };
  const readMatching: ReadUsers = async ({ signal, attempt }, onPart) => {
    const onPage = (part: { data: UserRecord[]; total: number }) => onPart(part.data, part.total);
    const options = { attempt, onPart: onPage, limit: maxRows };
    onPage(await data.getAll<UserRecord>('users', { ...request, signal }, options));
  };

  return {
    progress,
    partial,
    exporters: {
      page: () => save(list.data ?? []),
      selected: () => readAndSave(list.selectedIds.length, readSelected(list.selectedIds.map(Number))),
      matching: () => readAndSave(list.total ?? 0, readMatching),
    },
    stop,
    save,
    drop: () => setPartial(null),
  };
};

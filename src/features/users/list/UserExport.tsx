import ArrowDropDown from '@mui/icons-material/ArrowDropDown';
import FileDownload from '@mui/icons-material/FileDownloadOutlined';
import { Box, Button } from '@mui/material';
import { useListContext, useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import { useData } from '../../../api/useData';
import { useAuth } from '../../../auth/useAuth';
import { mapParallel } from '../../../model/runParallel';
import { plainDateTime } from '../../../model/time';
import { fullName } from '../../../model/users/user';
import type { UserRecord } from '../../../model/users/userRecord';
import { text } from '../../../ui/address/addressParams';
import { useAddressState } from '../../../ui/address/useAddressState';
import { lazyPart } from '../../../ui/loading/lazyCode';
import { MenuButton } from '../../../ui/menus/MenuButton';
import { useRecentChanges } from '../acts/recentChanges';
import { useListRequest } from './UserListBase';
import { saveCsv } from './saveCsv';
import { ExportStatus, useFileExport, useReadAll, type ReadRows } from './useFileExport';

const PasteUsersDialog = lazyPart(() => import('./PasteUsersDialog'));

const ServiceReportDialog = lazyPart(() => import('./ServiceReportDialog'));

/** A link of the catalogue names the service. */
const addressParams = { report: text() };

/** Exports the page or, by the menu, more; an export is complete or fails. */
export const UserExport = () => {
  const t = useTranslate();
  const { selectedIds, total = 0 } = useListContext();
  const { isBusy, exportActions, status, getReportScope } = useUserExport();
  const { changes, show } = useRecentChanges();
  const [isPasting, setPasting] = useState(false);
  const [isReporting, setReporting] = useState(false);
  const [{ report: only }, change] = useAddressState(addressParams);
  const mayReport = useAuth().may('dic-services.give');
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
            ...(mayReport
              ? [{ name: 'report', label: t('users.report.open'), onClick: () => setReporting(true) }]
              : []),
            { name: 'paste', label: t('users.paste.open'), onClick: () => setPasting(true) },
            {
              name: 'recent',
              label: t('users.bulk.recent.label'),
              onClick: () => show({}),
              props: { disabled: changes.length === 0 },
            },
          ]}
        />
      </Box>
      <ExportStatus {...status} />
      {mayReport && (isReporting || only !== '') && (
        <ServiceReportDialog
          key={only}
          {...getReportScope(only !== '')}
          only={only || null}
          onClose={() => {
            setReporting(false);
            change({ report: '' }, { replace: true });
          }}
        />
      )}
      {isPasting && <PasteUsersDialog onClose={() => setPasting(false)} />}
    </>
  );
};

const concurrency = 3;
const useUserExport = () => {
  const list = useListContext<UserRecord>();
  const request = useListRequest();
  const t = useTranslate();
  const notify = useNotify();
  const data = useData();
  const readAll = useReadAll<UserRecord>('users');
  const { isBusy, start, status } = useFileExport('users.list');

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

  const readSelected =
    (ids: readonly number[]): ReadRows<UserRecord> =>
    async ({ signal, attempt, onProgress }) => {
      const users = new Map<number, UserRecord>();
      await mapParallel(ids, concurrency, async (id) => {
        const { data: user } = await attempt(() => data.getOne<UserRecord>('users', { id, signal }));
        users.set(id, user);
        onProgress(users.size);
      });
      return { data: ids.flatMap((id) => users.get(id) ?? []), total: ids.length };
    };
  /** The selected users, else those that match; everybody for a single service. */
  const getReportScope = (isSingle: boolean) => {
    const ids = list.selectedIds.map(Number);
    if (isSingle) return { count: null, readUsers: readAll({}) };
    return ids.length > 0
      ? { count: ids.length, readUsers: readSelected(ids) }
      : { count: list.total ?? 0, readUsers: readAll(request) };
  };

  return {
    isBusy,
    status,
    getReportScope,
    exportActions: {
      page: () => save(list.data ?? []),
      selected: () => start(list.selectedIds.length, readSelected(list.selectedIds.map(Number)), save),
      matching: () => start(list.total ?? 0, readAll(request), save),
    },
  };
};

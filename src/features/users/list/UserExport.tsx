import ArrowDropDown from '@mui/icons-material/ArrowDropDown';
import { Box } from '@mui/material';
import { useListContext, useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import { useData } from '../../../api/useData';
import { useAuth } from '../../../auth/useAuth';
import type { UserRecord } from '../../../model/users/userRecord';
import { text } from '../../../ui/address/addressParams';
import { useAddressState } from '../../../ui/address/useAddressState';
import { lazyPart } from '../../../ui/loading/lazyCode';
import { MenuButton } from '../../../ui/menus/MenuButton';
import { useRecentChanges } from '../acts/recentChanges';
import { readUsers } from '../account/readEach';
import { saveSheet, toSheetRows } from './saveSheet';
import { getSheetColumns } from './userColumns';
import { ExportButton, useListRequest, useReadAll, useReading, type ReadRows } from './useReading';

const PasteUsersDialog = lazyPart(() => import('./PasteUsersDialog'));

const ServiceReportDialog = lazyPart(() => import('./ServiceReportDialog'));

const allServices = '*';

/** The service of an open report, which the catalogue links to, or all services. */
const addressParams = { report: text() };

/** Exports the page or, by the menu, more; an export is complete or fails. */
export const UserExport = () => {
  const t = useTranslate();
  const list = useListContext<UserRecord>();
  const request = useListRequest();
  const notify = useNotify();
  const data = useData();
  const readAll = useReadAll<UserRecord>('users');
  const { isBusy, start, status } = useReading('exports', 'users.list');
  const { selectedIds } = list;

  const save = (users: readonly UserRecord[]) => {
    if (users.length === 0) notify('users.exports.none', { type: 'warning' });
    else void saveSheet(toSheetRows(users, getSheetColumns(t)), 'users_export.csv');
  };

  const readSelected: ReadRows<UserRecord> = async (task) => {
    const { results, failed } = await readUsers(data, selectedIds, request.filter, task);
    if (failed[0]) throw failed[0].error;
    return { data: [...results.values()], total: selectedIds.length };
  };
  const exportPage = () => save(list.data ?? []);
  const selected = { count: selectedIds.length, read: readSelected };
  const matching = { count: list.total ?? 0, read: readAll(request) };

  const { records, show } = useRecentChanges();
  const [isPasting, setPasting] = useState(false);
  const [{ report }, change] = useAddressState(addressParams);
  const openReport = (service: string) => change({ report: service }, { replace: true });
  const mayReport = useAuth().may('dic-services.give');
  const only = report === allServices ? null : report;
  const scope = selected.count > 0 ? selected : matching;
  return (
    <>
      <Box sx={{ display: 'flex' }}>
        <ExportButton disabled={isBusy} onClick={exportPage} />
        <MenuButton
          label={t('users.exports.more')}
          icon={<ArrowDropDown />}
          entries={[
            {
              name: 'page',
              label: t('users.exports.page'),
              onClick: exportPage,
              props: { disabled: isBusy },
            },
            ...Object.entries({ selected, matching }).map(([name, { count, read }]) => ({
              name,
              label: t(`users.exports.${name}`, { count }),
              onClick: () => void start(count, read, ({ data: users }) => save(users)),
              props: { disabled: isBusy || count === 0 },
            })),
            mayReport && {
              name: 'report',
              label: t('users.report.open'),
              onClick: () => openReport(allServices),
            },
            { name: 'paste', label: t('users.paste.open'), onClick: () => setPasting(true) },
            {
              name: 'recent',
              label: t('users.bulk.recent.label'),
              onClick: () => show({}),
              props: { disabled: records.length === 0 },
            },
          ]}
        />
      </Box>
      {status}
      {mayReport && report !== '' && (
        <ServiceReportDialog
          key={report}
          {...(only === null ? scope : { count: null, read: readAll({}) })}
          only={only}
          onClose={() => openReport('')}
        />
      )}
      {isPasting && <PasteUsersDialog onClose={() => setPasting(false)} />}
    </>
  );
};

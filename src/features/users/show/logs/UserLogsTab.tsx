import { Box, Button, Skeleton, Stack, Typography } from '@mui/material';
import { useListContext, useStore, useTranslate } from 'ra-core';
import { useState } from 'react';
import { useQueryFailure } from '../../../../api/useQueryFailure';
import {
  toRequestFilter,
  foldRuns,
  noLogFilter,
  type LogFilter,
  type RequestLogEntry,
} from '../../../../model/users/requestLog';
import type { CompleteList, ListMeta } from '../../../../model/completeList';
import { plainDateTime } from '../../../../model/time';
import { AddressList } from '../../../../ui/address/AddressList';
import { EmptyCard } from '../../../../ui/cards/EmptyCard';
import { LoadFailure } from '../../../../ui/loading/LoadFailure';
import { SavedViews } from '../../../../ui/lists/SavedViews';
import { ColumnsButton } from '../../../../ui/table/ColumnsButton';
import { Table } from '../../../../ui/table/Table';
import { CheckboxField } from '../../../../ui/inputs/CheckboxInput';
import { saveSheet, toSheetRows, type SheetColumn } from '../../list/saveSheet';
import { ExportButton, useListRequest, useReadAll, useReading } from '../../list/useReading';
import { LogFilters } from './LogFilters';
import { logViews, useLogParams } from './useLogParams';
import { useLogColumns, type LogRow } from './logColumns';
import { lazyPart, pickExport } from '../../../../ui/loading/lazyCode';

const chartsPlaceholder = <Skeleton variant="rounded" sx={{ height: { xs: 610, md: 330 } }} />;

const LogCharts = lazyPart(() => import('./LogCharts').then(pickExport('LogCharts')), chartsPlaceholder);

const storeKey = 'preferences.userLogs.hiddenColumns';

const createRows = (entries: readonly RequestLogEntry[], isFolded: boolean): LogRow[] =>
  (isFolded ? foldRuns(entries) : entries.map((entry) => ({ entry, calls: [entry] }))).map((run) => ({
    ...run,
    id: run.entry.id,
  }));

/** The log of a user, or of everybody if `userId` is null. */
const UserLogsTab = ({ userId }: { userId: number | null }) => {
  const { filter, isChangesOnly, page, perPage, change } = useLogParams();
  return (
    <AddressList<RequestLogEntry>
      resource="requestLog"
      disableAuthentication
      state={{ page, perPage, filter: toRequestFilter(filter, isChangesOnly) }}
      filter={{ user: userId ?? '' }}
      queryOptions={{ staleTime: 0 }}
      onChange={({ page: next = 1, perPage: size = perPage }, options) =>
        change({ page: next, size }, options)
      }
    >
      <Logs userId={userId} />
    </AddressList>
  );
};

export default UserLogsTab;

const Logs = ({ userId }: { userId: number | null }) => {
  const t = useTranslate();
  const { filter, isChangesOnly, change } = useLogParams();
  const list = useListContext<RequestLogEntry>();
  const { data, total = 0, isPlaceholderData, page, perPage, setPage, setPerPage } = list;
  const listMeta = list.meta as ListMeta | undefined;
  const [isFolded, setFolded] = useStore('preferences.userLogs.folded', false);
  const [hasCharts, setCharts] = useState(false);
  /** Also returns to page 1 (spec 2 §4). */
  const apply = (next: LogFilter) =>
    change({ ...next, ...(next.method === 'GET' && { changes: '' }), page: 1 });
  const { columns, phoneColumn } = useLogColumns(userId, (ip) => apply({ ...noLogFilter, search: ip }));
  const text = (name: string) => t(`userPages.logs.${name}`);
  const failure = useQueryFailure('loadRequestLog', list);
  return (
    <Stack sx={{ gap: 4 }}>
      <LogFilters applied={filter} onApply={apply} />
      {userId !== null && <SavedViews list={logViews} />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}>
        <Box sx={{ flex: '1 1 22rem', display: 'flex', flexWrap: 'wrap', columnGap: 5 }}>
          <CheckboxField
            name="changes"
            label={text('changes')}
            checked={isChangesOnly}
            onChange={(only) =>
              change({ changes: only ? 'only' : '', ...(filter.method === 'GET' && { method: '' }), page: 1 })
            }
            help={text('changesHelp')}
          />
          <CheckboxField name="fold" label={text('fold')} checked={isFolded} onChange={setFolded} />
        </Box>
        <Button
          variant="outlined"
          color="inherit"
          aria-expanded={hasCharts}
          onClick={() => setCharts(!hasCharts)}
        >
          {text(hasCharts ? 'hideCharts' : 'showCharts')}
        </Button>
        <LogExport columns={columns} />
        <ColumnsButton columns={columns} storeKey={storeKey} />
      </Box>
      {hasCharts && <LogCharts placeholder={chartsPlaceholder} />}
      {failure && <LoadFailure {...failure} />}
      {listMeta?.isComplete === false && <Typography variant="body2">{text('bound')}</Typography>}
      {(data || !failure) && (
        <Table
          label={t(userId === null ? 'admin.activity' : 'userPages.details.tab.logs')}
          columns={columns}
          phoneColumn={phoneColumn}
          storeKey={storeKey}
          rows={data && createRows(data, isFolded)}
          isStale={isPlaceholderData ?? false}
          pager={{ page, perPage, total, onPageChange: setPage, onPerPageChange: setPerPage }}
          empty={<EmptyCard title={text('empty')} />}
        />
      )}
      <Typography variant="body2" color="textSecondary">
        {text('limits')}
      </Typography>
    </Stack>
  );
};

type Columns = ReturnType<typeof useLogColumns>['columns'];

/** Saves all entries that the filters show. */
const LogExport = ({ columns }: { columns: Columns }) => {
  const { total = 0 } = useListContext();
  const { filter } = useListRequest();
  const { isBusy, start, status } = useReading('exports', 'loadRequestLog');
  const readAll = useReadAll<RequestLogEntry>('requestLog');
  // The requests of the export are logged too.
  const readUntilNow = () => readAll({ filter: { ...filter, until: new Date().toISOString() } });
  const save = ({ data }: CompleteList<RequestLogEntry>) => {
    const texts = columns.map(({ label, source }): SheetColumn<RequestLogEntry> => [
      label,
      (entry) => (source === 'timestamp' ? plainDateTime(entry[source]) : String(entry[source] ?? '')),
    ]);
    void saveSheet(toSheetRows(data, texts), 'activity_log.csv');
  };
  return (
    <>
      <ExportButton
        disabled={isBusy || total === 0}
        onClick={() => void start(total, readUntilNow(), save)}
      />
      {status}
    </>
  );
};

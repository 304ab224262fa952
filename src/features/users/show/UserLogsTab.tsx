import { Box, Button, Skeleton, Stack } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useStore, useTranslate } from 'ra-core';
import { Suspense, useState } from 'react';
import { useData } from '../../../api/useData';
import { useQueryFailure } from '../../../api/useNotifyError';
import { foldRuns, noLogFilter, type LogFilter, type RequestLogEntry } from '../../../model/users/requestLog';
import { EmptyCard } from '../../../ui/cards/EmptyCard';
import { LoadFailure } from '../../../ui/loading/LoadFailure';
import { SavedFilters } from '../../../ui/lists/SavedFilters';
import { ColumnsButton } from '../../../ui/table/ColumnsButton';
import { ResourceTable } from '../../../ui/table/ResourceTable';
import { CheckboxField } from '../../../ui/inputs/CheckboxInput';
import { LogFilters } from './LogFilters';
import { readSavedFilter, useLogParams } from './useLogParams';
import { useLogColumns, type LogRow } from './useLogColumns';
import { lazyPart } from '../../../ui/loading/lazyPart';

const LogCharts = lazyPart(() => import('./LogCharts').then((m) => ({ default: m.LogCharts })));

const storeKey = 'preferences.userLogs.hiddenColumns';

const rowsOf = (entries: readonly RequestLogEntry[], isFolded: boolean): LogRow[] =>
  (isFolded ? foldRuns(entries) : entries.map((entry) => ({ entry, calls: [entry] }))).map((run, at) => ({
    ...run,
    id: run.entry.id ?? -1 - at,
  }));

export const UserLogsTab = ({ userId }: { userId: number }) => {
  const t = useTranslate();
  const data = useData();
  const { filter, page, perPage, change } = useLogParams();
  /** Also returns to page 1 (spec 2 §4). */
  const apply = (next: LogFilter) => change({ ...next, page: 1 });
  const [isFolded, setFolded] = useStore('preferences.userLogs.folded', false);
  const [hasCharts, setCharts] = useState(false);
  const query = useQuery({
    queryKey: ['requestLog', userId, page, perPage, filter],
    queryFn: ({ signal }) => data.requestLog(userId, { page, perPage, filter }, signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const columns = useLogColumns((ip) => apply({ ...noLogFilter, search: ip }));
  const text = (name: string) => t(`userPages.logs.${name}`);
  const failure = useQueryFailure('loadRequestLog', query);
  return (
    <Stack sx={{ gap: 4 }}>
      <LogFilters applied={filter} onApply={apply} onReset={() => apply(noLogFilter)} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, '&:empty': { display: 'none' } }}>
        <SavedFilters
          storeKey="preferences.userLogs.filters"
          filter={filter}
          read={readSavedFilter}
          onChoose={apply}
        />
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}>
        <Box sx={{ mr: 'auto' }}>
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
        <ColumnsButton columns={columns} storeKey={storeKey} />
      </Box>
      {hasCharts && (
        <Suspense fallback={<Skeleton variant="rounded" height={336} />}>
          <LogCharts userId={userId} filter={filter} />
        </Suspense>
      )}
      {failure && <LoadFailure {...failure} />}
      {(query.data || !failure) && (
        <ResourceTable
          label={t('userPages.details.tab.logs')}
          columns={columns}
          storeKey={storeKey}
          rows={query.data && rowsOf(query.data.data, isFolded)}
          isStale={query.isPlaceholderData}
          paging={{
            page,
            perPage,
            total: query.data?.total ?? 0,
            onPage: (next) => change({ page: next }),
            onPerPage: (size) => change({ size, page: 1 }),
          }}
          empty={<EmptyCard title={text('empty')} />}
        />
      )}
    </Stack>
  );
};

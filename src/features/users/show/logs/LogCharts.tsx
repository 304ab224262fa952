import { Box, Card, Typography } from '@mui/material';
import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { useData } from '../../../../api/useData';
import { useQueryFailure } from '../../../../api/useQueryFailure';
import { callsByDay, callsByStatus, type RequestLogEntry } from '../../../../model/users/requestLog';
import { numberText } from '../../../../model/locale';
import { dayText } from '../../../../model/time';
import { LoadFailure } from '../../../../ui/loading/LoadFailure';
import { Table } from '../../../../ui/table/Table';
import { useListRequest } from '../../list/useReading';

export const LogCharts = ({ placeholder }: { placeholder: ReactNode }) => {
  const t = useTranslate();
  const query = useNewestCalls();
  const failure = useQueryFailure('loadRequestLog', query);
  if (failure && !query.data) return <LoadFailure {...failure} />;
  if (!query.data) return placeholder;
  const { data: entries, total } = query.data;
  if (entries.length === 0) return null;
  return (
    <Card sx={{ p: 4 }}>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 3 }}>
        {t('userPages.logs.chart.line', { count: entries.length, total })}
      </Typography>
      <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '2fr 1fr' } }}>
        <LogChart
          title={t('userPages.logs.chart.days')}
          name={t('userPages.logs.chart.day')}
          bars={callsByDay(entries).map(({ day, count }) => ({ name: dayText(day), count }))}
        />
        <LogChart
          title={t('userPages.logs.chart.statuses')}
          name={t('userPages.logs.column.status_code')}
          bars={callsByStatus(entries).map(({ status, count }) => ({ name: String(status), count }))}
        />
      </Box>
    </Card>
  );
};

interface LogChartProps {
  title: string;
  name: string;
  bars: readonly { name: string; count: number }[];
}

/** The chart is hidden from assistive technology, which reads the table instead. */
const LogChart = ({ title, name, bars }: LogChartProps) => {
  const t = useTranslate();
  const { direction, vars } = useTheme();
  const isMirrored = direction === 'rtl';
  const requests = t('userPages.logs.chart.requests');
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography variant="h3">{title}</Typography>
      <Box aria-hidden>
        <BarChart
          skipAnimation
          disableKeyboardNavigation
          hideLegend
          height={220}
          colors={[vars.palette.primary.main]}
          xAxis={[{ data: bars.map((bar) => bar.name), scaleType: 'band', reverse: isMirrored }]}
          yAxis={[{ valueFormatter: numberText, position: isMirrored ? 'right' : 'left' }]}
          series={[{ data: bars.map((bar) => bar.count), label: requests }]}
        />
      </Box>
      <details>
        <Box component="summary" sx={{ typography: 'body2', color: 'text.secondary', cursor: 'pointer' }}>
          {t('userPages.logs.chart.table')}
        </Box>
        <Table
          isPlain
          label={title}
          columns={[
            { source: 'name', label: name },
            { source: 'count', label: requests, sx: { textAlign: 'end' } },
          ]}
          rows={bars.filter(({ count }) => count > 0).map((bar) => ({ ...bar, id: bar.name }))}
        />
      </details>
    </Box>
  );
};

const maxEntries = 1000;

/** Loads the newest matching entries; `total` counts all matches. */
const useNewestCalls = () => {
  const data = useData();
  const { filter } = useListRequest();
  return useQuery({
    queryKey: ['requestLog', 'newest', filter],
    queryFn: ({ signal }) =>
      data.getAll<RequestLogEntry>('requestLog', { filter, signal }, { limit: maxEntries }),
  });
};

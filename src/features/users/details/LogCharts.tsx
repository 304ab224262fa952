import { Box, Card, Typography } from '@mui/material';
import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { tellingOf } from '../../../api/errors';
import { useData } from '../../../api/useData';
import { callsByDay, callsByStatus, type LogFilter } from '../../../model/requestLog';
import { LoadFailure } from '../../../ui/LoadFailure';
import { LogChartsSkeleton } from './LogChartsSkeleton';

interface LogChartsProps {
  userId: number;
  filter: LogFilter;
}

/** As many as the server hands out at a time. */
const newest = 100;

/** The newest requests that match, over time and by status. To be loaded lazily. */
export const LogCharts = ({ userId, filter }: LogChartsProps) => {
  const t = useTranslate();
  const data = useData();
  const { palette } = useTheme().vars;
  const query = useQuery({
    queryKey: ['requestLog', userId, 'charts', filter],
    queryFn: ({ signal }) => data.requestLog(userId, { page: 1, perPage: newest, filter }, signal),
  });
  if (query.error) {
    const { message, messageArgs, wait } = tellingOf('loadRequestLog', query.error);
    return (
      <LoadFailure wait={wait} isBusy={query.isFetching} onRetry={() => void query.refetch()}>
        {t(message, messageArgs)}
      </LoadFailure>
    );
  }
  if (!query.data) return <LogChartsSkeleton />;
  const { data: entries, total } = query.data;
  if (entries.length === 0) return null;
  const text = (name: string) => t(`userPages.logs.chart.${name}`);
  const days = callsByDay(entries).map(({ day, count }) => ({ name: day, count }));
  const statuses = callsByStatus(entries).map(({ status, count }) => ({ name: String(status), count }));
  return (
    <Card sx={{ p: 4 }}>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 3 }}>
        {t('userPages.logs.chart.line', { count: entries.length, total })}
      </Typography>
      <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '2fr 1fr' } }}>
        {(
          [
            ['days', days],
            ['statuses', statuses],
          ] as const
        ).map(([name, bars]) => (
          <Box key={name} sx={{ minWidth: 0 }}>
            <Typography variant="h3">{text(name)}</Typography>
            <Box aria-hidden>
              <BarChart
                skipAnimation
                disableKeyboardNavigation
                hideLegend
                height={220}
                colors={[palette.primary.main]}
                xAxis={[{ data: bars.map((bar) => bar.name), scaleType: 'band' }]}
                series={[{ data: bars.map((bar) => bar.count), label: text('requests') }]}
              />
            </Box>
            <Typography variant="body2" color="textSecondary">
              {bars
                .filter(({ count }) => count > 0)
                .map((bar) => `${bar.name}: ${bar.count}`)
                .join(', ')}
            </Typography>
          </Box>
        ))}
      </Box>
    </Card>
  );
};

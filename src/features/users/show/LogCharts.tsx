import { Box, Card, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { errorMessageOf } from '../../../api/errors';
import { callsByDay, callsByStatus, type LogFilter } from '../../../model/users/requestLog';
import { LoadFailure } from '../../../ui/layout/LoadFailure';
import { LogChart } from './LogChart';
import { LogChartsSkeleton } from './LogChartsSkeleton';
import { useNewestCalls } from './useNewestCalls';

interface LogChartsProps {
  userId: number;
  filter: LogFilter;
}

/** The newest requests that match, over time and by status. To be loaded lazily. */
export const LogCharts = ({ userId, filter }: LogChartsProps) => {
  const t = useTranslate();
  const query = useNewestCalls(userId, filter);
  if (query.error) {
    const { message, messageArgs, wait } = errorMessageOf('loadRequestLog', query.error);
    return (
      <LoadFailure wait={wait} isBusy={query.isFetching} onRetry={() => void query.refetch()}>
        {t(message, messageArgs)}
      </LoadFailure>
    );
  }
  if (!query.data) return <LogChartsSkeleton />;
  const { entries, total } = query.data;
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
          bars={callsByDay(entries).map(({ day, count }) => ({ name: day, count }))}
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

import { Box, Card, LinearProgress, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { sessionUsage, type ActiveSessions } from '../../model/sessions/activeSession';

interface SessionOverviewProps {
  sessions: ActiveSessions;
  limit: number | null | undefined;
}

export const overviewGrid = {
  display: 'grid',
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' },
  gap: 3,
} as const;

export const SessionOverview = ({ sessions, limit }: SessionOverviewProps) => {
  const t = useTranslate();
  const { used, max, isLimitReached } = sessionUsage(sessions, limit);
  const cards = {
    current: t(sessions.current ? 'sessions.active' : 'sessions.noCurrent'),
    others: String(sessions.others.length),
    limit: t('sessions.limitValue', { used, max }),
    security: t(isLimitReached ? 'sessions.limitReached' : 'sessions.withinLimit'),
  };
  return (
    <Box component="section" aria-label={t('sessions.overview')}>
      <Box component="dl" sx={{ ...overviewGrid, m: 0 }}>
        {Object.entries(cards).map(([name, value]) => (
          <Card key={name} sx={{ p: 4 }}>
            <Typography component="dt" variant="body2" color="textSecondary">
              {t(`sessions.${name}`)}
            </Typography>
            <Typography component="dd" variant="h2" sx={{ m: 0, mt: 1, overflowWrap: 'anywhere' }}>
              {value}
            </Typography>
          </Card>
        ))}
      </Box>
      <Box sx={{ mt: 4 }}>
        <SessionUsageBar sessions={sessions} limit={limit} text={t('sessions.usageValue', { used, max })} />
      </Box>
    </Box>
  );
};

export const SessionUsageBar = ({ sessions, limit, text }: SessionOverviewProps & { text: string }) => {
  const t = useTranslate();
  const { percent, isLimitReached } = sessionUsage(sessions, limit);
  return (
    <LinearProgress
      variant="determinate"
      value={percent}
      color={isLimitReached ? 'warning' : 'primary'}
      aria-label={t('sessions.usage')}
      aria-valuetext={text}
      sx={{ height: 8, borderRadius: 1 }}
    />
  );
};

import { Box, Button, Skeleton, Stack, Typography, Card, LinearProgress } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useQueryFailure } from '../../api/useNotifyError';
import { useUser } from '../../auth/useAuth';
import { allSessions, sessionUsage, type ActiveSessions } from '../../model/sessions/activeSession';
import { EmptyCard } from '../../ui/cards/EmptyCard';
import { LoadFailure } from '../../ui/loading/LoadFailure';
import { SessionsPanel } from './SessionsPanel';
import { useActiveSessions } from './useSessions';

/** Spec 1 §2 "Profile page" 3. */
export const ActiveSessionTab = ({ onNotMe }: { onNotMe: () => void }) => {
  const t = useTranslate();
  const user = useUser();
  const userId = user?.user_id ?? 0;
  const query = useActiveSessions(userId);
  const { data: sessions, isFetching } = query;
  const failure = useQueryFailure('loadSessions', query);
  const isEmpty = sessions !== undefined && allSessions(sessions).length === 0;
  const limit = user?.max_active_sessions;
  const refresh = () => void query.refetch();
  return (
    <Stack sx={{ gap: 6 }}>
      <Typography variant="h2">{t('sessions.title')}</Typography>
      {failure && <LoadFailure {...failure} />}
      {!sessions && !failure && <SessionsSkeleton />}
      {sessions && <SessionOverview sessions={sessions} limit={limit} />}
      {isEmpty && (
        <EmptyCard title={t('sessions.empty')} text={t('sessions.emptyText')}>
          <Button variant="contained" disabled={isFetching} onClick={refresh}>
            {t('sessions.refreshEmpty')}
          </Button>
        </EmptyCard>
      )}
      {sessions && !isEmpty && (
        <SessionsPanel
          userId={userId}
          sessions={sessions}
          limit={limit}
          isLoading={isFetching}
          onRefresh={refresh}
          onNotMe={onNotMe}
        />
      )}
    </Stack>
  );
};

const SessionsSkeleton = () => {
  const t = useTranslate();
  return (
    <Box>
      <Typography component="output" color="textSecondary" sx={{ display: 'block', mb: 4 }}>
        {t('sessions.loading')}
      </Typography>
      <Box sx={{ ...overviewGrid, mb: 8 }}>
        {Array.from({ length: 4 }, (_, card) => (
          <Skeleton key={card} variant="rounded" height={88} />
        ))}
      </Box>
      <Skeleton variant="rounded" height={180} />
    </Box>
  );
};

interface SessionOverviewProps {
  sessions: ActiveSessions;
  limit: number | null | undefined;
}

const overviewGrid = {
  display: 'grid',
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' },
  gap: 3,
} as const;

const SessionOverview = ({ sessions, limit }: SessionOverviewProps) => {
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
      // MUI's own track, a lighter tone of the bar, looks as if it were full.
      sx={{ height: 8, borderRadius: 1, bgcolor: 'divider' }}
    />
  );
};

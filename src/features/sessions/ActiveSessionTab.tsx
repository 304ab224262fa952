import { Box, Button, Skeleton, Stack, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useQueryFailure } from '../../api/useNotifyError';
import { useUser } from '../../auth/useAuth';
import { allSessions } from '../../model/sessions/activeSession';
import { EmptyCard } from '../../ui/cards/EmptyCard';
import { LoadFailure } from '../../ui/loading/LoadFailure';
import { overviewGrid, SessionOverview } from './SessionOverview';
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

import { Stack, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useUser } from '../../auth/useAuth';
import { allSessions } from '../../model/sessions/activeSession';
import { LoadFailure } from './LoadFailure';
import { NoSessions } from './NoSessions';
import { SessionOverview } from './SessionOverview';
import { SessionsPanel } from './SessionsPanel';
import { SessionsSkeleton } from './SessionsSkeleton';
import { useActiveSessions } from './useActiveSessions';

/** Where the signed-in person is signed in, and the way out of each place (spec 1 §2 "Profile page" 3). */
export const ActiveSessionTab = () => {
  const t = useTranslate();
  const user = useUser();
  const userId = user?.user_id ?? 0;
  const view = useActiveSessions(userId);
  const { sessions, failure, isLoading, refresh } = view;
  const isEmpty = sessions !== undefined && allSessions(sessions).length === 0;
  const limit = user?.max_active_sessions;
  return (
    <Stack sx={{ gap: 6 }}>
      <Typography variant="h2">{t('sessions.title')}</Typography>
      {failure && <LoadFailure failure={failure} isBusy={isLoading} onRetry={() => void refresh()} />}
      {!sessions && !failure && <SessionsSkeleton />}
      {sessions && <SessionOverview sessions={sessions} limit={limit} />}
      {isEmpty && <NoSessions isBusy={isLoading} onRefresh={() => void refresh()} />}
      {sessions && !isEmpty && (
        <SessionsPanel
          userId={userId}
          sessions={sessions}
          limit={limit}
          isLoading={isLoading}
          refresh={refresh}
        />
      )}
    </Stack>
  );
};

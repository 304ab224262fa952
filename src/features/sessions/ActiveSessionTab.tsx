import { Box, Button, Card, Skeleton, Stack, Typography } from '@mui/material';
import { useStore, useTranslate } from 'ra-core';
import { useEffect, useId, useState } from 'react';
import { useQueryFailure } from '../../api/useQueryFailure';
import { useUser } from '../../auth/useAuth';
import {
  allSessions,
  findNewSessions,
  oldestOther,
  sessionUsage,
  type ActiveSession,
  type ActiveSessions,
} from '../../model/sessions/activeSession';
import { EmptyCard } from '../../ui/cards/EmptyCard';
import { BusyLabel } from '../../ui/form/BusyLabel';
import { LoadFailure } from '../../ui/loading/LoadFailure';
import { FactList, SessionUsageBar, type SessionUsageProps } from './SessionFacts';
import { SessionList } from './SessionList';
import { useActiveSessions, useEndSessions } from './useSessions';

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
      <Skeleton variant="rounded" height={84} sx={{ mb: 6 }} />
      <Skeleton variant="rounded" height={180} />
    </Box>
  );
};

/** The specified cards and bar as one strip. */
const SessionOverview = ({ sessions, limit }: SessionUsageProps) => {
  const t = useTranslate();
  const { used, max, isLimitReached } = sessionUsage(sessions, limit);
  const cards = {
    current: t(sessions.current ? 'sessions.active' : 'sessions.noCurrent'),
    others: String(sessions.others.length),
    limit: t('sessions.limitValue', { used, max }),
    security: t(isLimitReached ? 'sessions.limitReached' : 'sessions.withinLimit'),
  };
  return (
    <Card component="section" aria-label={t('sessions.overview')}>
      <FactList facts={cards} labels="sessions" sx={stripStyle} />
      <SessionUsageBar sessions={sessions} limit={limit} text={t('sessions.usageValue', { used, max })} />
    </Card>
  );
};

const stripStyle = {
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' },
  px: 4,
  py: 3,
  '& dd': { fontWeight: 600 },
} as const;

interface SessionsPanelProps extends SessionUsageProps {
  userId: number;
  isLoading: boolean;
  onRefresh: () => void;
  /** Called after all other sessions were ended because the user did not recognise one. */
  onNotMe: () => void;
}

const SessionsPanel = (props: SessionsPanelProps) => {
  const { userId, sessions, limit, isLoading, onRefresh, onNotMe } = props;
  const t = useTranslate();
  const headingId = useId();
  const newIds = useNewSessionIds(sessions);
  const sessionActions = useEndSessions(userId);
  // Restores the focus lost when the button is removed with its session.
  const endActions = {
    ...sessionActions,
    endOne: (session: ActiveSession) => sessionActions.endOne(session).finally(() => restoreFocus(headingId)),
    endAll: async (ids: readonly number[]) => {
      const areAllEnded = await sessionActions.endAll(ids);
      restoreFocus(headingId);
      return areAllEnded;
    },
  };
  const { progress } = endActions;
  const isBusy = progress !== null;
  const ids = sessions.others.map((session) => session.user_activate_session_id);
  const oldest = sessionUsage(sessions, limit).isLimitReached ? oldestOther(sessions) : null;
  const failedIds = ids.filter((id) => endActions.failures.has(id));
  return (
    <Box component="section">
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3, mb: 4 }}>
        <Typography
          variant="h3"
          id={headingId}
          tabIndex={-1}
          sx={{ outline: 'none', width: { xs: '100%', sm: 'auto' }, marginInlineEnd: 'auto' }}
        >
          {t('sessions.list', { count: allSessions(sessions).length })}
        </Typography>
        <Button variant="outlined" aria-busy={isLoading} onClick={() => isLoading || onRefresh()}>
          {t('sessions.refresh')}
        </Button>
        {ids.length > 0 && (
          <Button
            variant="outlined"
            color="error"
            disabled={isBusy}
            aria-busy={isBusy}
            onClick={() => void endActions.endAll(ids)}
          >
            <BusyLabel
              label={t('sessions.logoutAll')}
              busyLabel={progress ? t('sessions.progress', { ...progress }) : t('sessions.loggingOut')}
              busy={isBusy}
            />
          </Button>
        )}
      </Box>
      <Stack sx={{ gap: 3 }}>
        {failedIds.length > 1 && (
          <LoadFailure isBusy={isBusy} onRetry={() => void endActions.endAll(failedIds)}>
            {t('sessions.notEnded', { smart_count: failedIds.length })}
          </LoadFailure>
        )}
        <SessionList
          sessions={sessions}
          newIds={newIds}
          oldestId={oldest?.user_activate_session_id}
          endActions={endActions}
          onNotMe={onNotMe}
        />
      </Stack>
    </Box>
  );
};

const restoreFocus = (id: string) => {
  if (document.activeElement === document.body) document.getElementById(id)?.focus();
};

/** Returns the ids of the sessions that were not listed at the last visit. */
const useNewSessionIds = (sessions: ActiveSessions): ReadonlySet<number> => {
  const [seenIds, setSeenIds] = useStore<readonly number[] | null>('preferences.sessions.seen', null);
  const ids = allSessions(sessions).map((session) => session.user_activate_session_id);
  // On the first visit ever, no session counts as new.
  const [previouslySeenIds] = useState(seenIds ?? ids);
  const serializedIds = ids.join();
  useEffect(() => {
    setSeenIds(serializedIds === '' ? [] : serializedIds.split(',').map(Number));
  }, [serializedIds, setSeenIds]);
  return findNewSessions(sessions, previouslySeenIds);
};

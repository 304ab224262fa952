import { Box, Button, Stack, Typography } from '@mui/material';
import { useStore, useTranslate } from 'ra-core';
import { useEffect, useId, useState } from 'react';
import {
  allSessions,
  findNewSessions,
  oldestOther,
  sessionUsage,
  type ActiveSession,
  type ActiveSessions,
} from '../../model/sessions/activeSession';
import { BusyLabel } from '../../ui/form/BusyLabel';
import { LoadFailure } from '../../ui/loading/LoadFailure';
import { SessionList } from './SessionList';
import { SessionLimitAlert } from './SessionAlerts';
import { useEndSessions } from './useSessions';

interface SessionsPanelProps {
  userId: number;
  sessions: ActiveSessions;
  limit: number | null | undefined;
  isLoading: boolean;
  onRefresh: () => void;
  /** Called after all other sessions were ended because the user did not recognise one. */
  onNotMe: () => void;
}

export const SessionsPanel = (props: SessionsPanelProps) => {
  const { userId, sessions, limit, isLoading, onRefresh, onNotMe } = props;
  const t = useTranslate();
  const headingId = useId();
  const newIds = useNewSessionIds(sessions);
  const all = useEndSessions(userId);
  // Restores the focus lost when the button is removed with its session.
  const ending = {
    ...all,
    endOne: (session: ActiveSession) => all.endOne(session).then(() => restoreFocus(headingId)),
    endMany: async (ids: readonly number[]) => {
      const areAllEnded = await all.endMany(ids);
      restoreFocus(headingId);
      return areAllEnded;
    },
  };
  const { progress } = ending;
  const isBusy = progress !== null;
  const ids = sessions.others.map((session) => session.user_activate_session_id);
  const oldest = sessionUsage(sessions, limit).isLimitReached ? oldestOther(sessions) : null;
  const oldestId = oldest?.user_activate_session_id ?? 0;
  const failed = ids.filter((id) => ending.failures.has(id));
  return (
    <Box component="section">
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3, mb: 4 }}>
        <Typography
          variant="h3"
          id={headingId}
          tabIndex={-1}
          sx={{ outline: 'none', marginInlineEnd: 'auto' }}
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
            onClick={() => void ending.endMany(ids)}
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
        {newIds.size > 0 && (
          <Typography variant="body2" color="textSecondary">
            {t('sessions.newCount', { smart_count: newIds.size })}
          </Typography>
        )}
        {oldest && (
          <SessionLimitAlert
            oldest={oldest}
            isBusy={ending.busy.has(oldestId)}
            onEnd={() => void ending.endOne(oldest)}
          />
        )}
        {failed.length > 1 && (
          <LoadFailure isBusy={isBusy} onRetry={() => void ending.endMany(failed)}>
            {t('sessions.notEnded', { smart_count: failed.length })}
          </LoadFailure>
        )}
        <div>
          <SessionList sessions={sessions} newIds={newIds} ending={ending} onNotMe={onNotMe} />
        </div>
      </Stack>
    </Box>
  );
};

const restoreFocus = (id: string) => {
  if (document.activeElement === document.body) document.getElementById(id)?.focus();
};

const noIds: ReadonlySet<number> = new Set<number>();

/** Returns the ids of the sessions that were not listed at the last visit. */
const useNewSessionIds = (sessions: ActiveSessions): ReadonlySet<number> => {
  const [seen, setSeen] = useStore<readonly number[] | null>('preferences.sessions.seen', null);
  const [previouslySeen, setPreviouslySeen] = useState(seen);
  const ids = allSessions(sessions).map((session) => session.user_activate_session_id);
  // On the first visit ever, no session counts as new.
  if (previouslySeen === null) setPreviouslySeen(ids);

  const list = ids.join();
  useEffect(() => {
    setSeen(list === '' ? [] : list.split(',').map(Number));
  }, [list, setSeen]);
  return previouslySeen ? findNewSessions(sessions, previouslySeen) : noIds;
};

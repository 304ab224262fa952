import { Box, Button, Stack, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useId } from 'react';
import {
  allSessions,
  oldestOther,
  sessionUsage,
  type ActiveSessions,
} from '../../model/sessions/activeSession';
import { LimitOffer } from './LimitOffer';
import { LogoutOthers } from './LogoutOthers';
import { NotEnded } from './NotEnded';
import { SessionList } from './SessionList';
import { useEndSessions } from './useEndSessions';
import { useSeenSessions } from './useSeenSessions';

interface SessionsPanelProps {
  userId: number;
  sessions: ActiveSessions;
  limit: number | null | undefined;
  isLoading: boolean;
  refresh: () => Promise<void>;
}

/** The list with what can be done to it. */
export const SessionsPanel = ({ userId, sessions, limit, isLoading, refresh }: SessionsPanelProps) => {
  const t = useTranslate();
  const headingId = useId();
  const fresh = useSeenSessions(sessions);
  const all = useEndSessions(userId);
  // The button that was pressed goes away with its session; the focus must not go with it.
  const ending = {
    ...all,
    endOne: (id: number) => all.endOne(id).then(() => takeLostFocus(headingId)),
    endAll: (ids: readonly number[]) => all.endAll(ids).then(() => takeLostFocus(headingId)),
  };
  const ids = sessions.others.map((session) => session.user_activate_session_id);
  const oldest = sessionUsage(sessions, limit).isLimitReached ? oldestOther(sessions) : null;
  const oldestId = oldest?.user_activate_session_id ?? 0;
  return (
    <Box component="section">
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3, mb: 4 }}>
        <Typography variant="h3" id={headingId} tabIndex={-1} sx={{ outline: 'none', mr: 'auto' }}>
          {t('sessions.list', { count: allSessions(sessions).length })}
        </Typography>
        <Button variant="outlined" aria-busy={isLoading} onClick={() => void (isLoading || refresh())}>
          {t('sessions.refresh')}
        </Button>
        <LogoutOthers ids={ids} ending={ending} />
      </Box>
      <Stack sx={{ gap: 3 }}>
        {fresh.size > 0 && (
          <Typography variant="body2" color="textSecondary">
            {t('sessions.newCount', { smart_count: fresh.size })}
          </Typography>
        )}
        {oldest && (
          <LimitOffer
            oldest={oldest}
            isBusy={ending.busy.has(oldestId)}
            onEnd={() => void ending.endOne(oldestId)}
          />
        )}
        <NotEnded ids={ids} ending={ending} />
        <div>
          <SessionList sessions={sessions} fresh={fresh} ending={ending} />
        </div>
      </Stack>
    </Box>
  );
};

const takeLostFocus = (id: string) => {
  if (document.activeElement === document.body) document.getElementById(id)?.focus();
};

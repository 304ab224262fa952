import { Box, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import type { ActiveSessions } from '../../model/sessions/activeSession';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog';
import { SessionCard } from './SessionCard';
import type { EndSessions } from './useSessions';

interface SessionListProps {
  sessions: ActiveSessions;
  fresh: ReadonlySet<number>;
  ending: EndSessions;
}

const list = { m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 3 } as const;

/** The current session first, then the others (spec 1 §2 "Profile page" 3). */
export const SessionList = ({ sessions: { current, others }, fresh, ending }: SessionListProps) => {
  const t = useTranslate();
  const [isAsking, setAsking] = useState(false);
  const { busy, failures, endOne, endCurrent } = ending;
  const currentId = current?.user_activate_session_id ?? 0;
  return (
    <>
      {current && (
        <Box component="ul" sx={list}>
          <SessionCard session={current} failure={failures.get(currentId)} onLogout={() => setAsking(true)} />
        </Box>
      )}
      {others.length > 0 && (
        <>
          <Typography variant="h3" sx={{ mt: 6, mb: 3 }}>
            {t('sessions.others')}
          </Typography>
          <Box component="ul" sx={list}>
            {others.map((session) => {
              const id = session.user_activate_session_id;
              return (
                <SessionCard
                  key={id}
                  session={session}
                  isNew={fresh.has(id)}
                  isBusy={busy.has(id)}
                  failure={failures.get(id)}
                  onLogout={() => void endOne(id)}
                />
              );
            })}
          </Box>
        </>
      )}
      <ConfirmDialog
        open={isAsking}
        type="danger"
        title="sessions.confirm.title"
        message="sessions.confirm.text"
        confirm="sessions.confirm.yes"
        cancel="sessions.confirm.cancel"
        onConfirm={() => endCurrent(currentId).finally(() => setAsking(false))}
        onCancel={() => setAsking(false)}
      />
    </>
  );
};

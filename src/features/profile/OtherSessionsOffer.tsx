import { Alert, Button } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useUser } from '../../auth/useAuth';
import { BusyLabel } from '../../ui/form/BusyLabel';
import { useActiveSessions, useEndSessions } from '../sessions';

/** After a change of the second factor: sessions that were opened without it can be ended. */
export const OtherSessionsOffer = ({ onClose }: { onClose: () => void }) => {
  const t = useTranslate();
  const userId = useUser()?.user_id ?? 0;
  const { sessions } = useActiveSessions(userId);
  const { endAll, progress } = useEndSessions(userId);
  const ids = (sessions?.others ?? []).map((session) => session.user_activate_session_id);
  if (ids.length === 0) return null;
  const busy = progress !== null;
  return (
    <Alert
      severity="info"
      variant="outlined"
      role="note"
      sx={{ flexWrap: 'wrap', '& .MuiAlert-message': { flex: '1 1 16rem' } }}
      action={
        <>
          <Button color="inherit" disabled={busy} onClick={onClose}>
            {t('profile.otherSessions.keep')}
          </Button>
          <Button color="inherit" disabled={busy} aria-busy={busy} onClick={() => void endAll(ids)}>
            <BusyLabel
              label={t('profile.otherSessions.end')}
              busyLabel={t('profile.otherSessions.ending')}
              busy={busy}
            />
          </Button>
        </>
      }
    >
      {t('profile.otherSessions.offer', { smart_count: ids.length })}
    </Alert>
  );
};

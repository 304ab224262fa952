import { Alert, Button } from '@mui/material';
import { useTranslate } from 'ra-core';
import { allSessions } from '../../../model/sessions/activeSession';
import { useActiveSessions, useEndSessions } from '../../sessions';

/** After an account was deactivated: says where it is still signed in, and offers to end that. */
export const OpenSessionsOffer = ({ userId }: { userId: number }) => {
  const t = useTranslate();
  const { sessions } = useActiveSessions(userId);
  const { endAll, progress } = useEndSessions(userId);
  const ids = sessions ? allSessions(sessions).map((session) => session.user_activate_session_id) : [];
  if (ids.length === 0) return null;
  return (
    <Alert
      severity="warning"
      variant="outlined"
      action={
        <Button color="inherit" disabled={progress !== null} onClick={() => void endAll(ids)}>
          {t('userPages.details.endSessions')}
        </Button>
      }
    >
      {t('userPages.details.deactivated', { smart_count: ids.length })}
    </Alert>
  );
};

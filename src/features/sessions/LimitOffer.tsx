import { Alert, Button } from '@mui/material';
import { useTranslate } from 'ra-core';
import type { ActiveSession } from '../../model/sessions/activeSession';
import { dateTimeText } from '../../model/time/dateTime';
import { useSessionName } from './useSessionName';

interface LimitOfferProps {
  oldest: ActiveSession;
  isBusy: boolean;
  onEnd: () => void;
}

/** At the limit: says whose session the next sign-in would end (decisions §4), and offers to end it now. */
export const LimitOffer = ({ oldest, isBusy, onEnd }: LimitOfferProps) => {
  const t = useTranslate();
  const session = useSessionName()(oldest);
  const since = dateTimeText(oldest.session_start);
  return (
    <Alert
      severity="warning"
      variant="outlined"
      sx={{
        flexWrap: 'wrap',
        alignItems: 'center',
        '& .MuiAlert-action': { p: 0, ml: 'auto' },
        '& .MuiAlert-message': { flex: '1 1 14rem' },
      }}
      action={
        <Button color="inherit" disabled={isBusy} onClick={onEnd}>
          {t('sessions.endOldest')}
        </Button>
      }
    >
      {since ? t('sessions.offer', { session, since }) : t('sessions.offerUnknown', { session })}
    </Alert>
  );
};

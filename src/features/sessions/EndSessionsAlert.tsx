import { Alert, Button, type AlertProps } from '@mui/material';
import { useTranslate } from 'ra-core';
import { BusyLabel } from '../../ui/form/BusyLabel';
import { useActiveSessions, useEndSessions } from './useSessions';

const wrappingAlertStyle = { flexWrap: 'wrap', '& .MuiAlert-message': { flex: '1 1 16rem' } } as const;

interface EndSessionsAlertProps extends Pick<AlertProps, 'severity' | 'role'> {
  userId: number;
  withCurrent?: boolean;
  /** Message keys; `text` takes `smart_count`. */
  text: string;
  endLabel: string;
  endingLabel?: string;
  keep?: { label: string; onKeep: () => void };
}

export const EndSessionsAlert = (props: EndSessionsAlertProps) => {
  const { userId, withCurrent = false, text, endLabel, endingLabel = endLabel, keep, ...alert } = props;
  const t = useTranslate();
  const { data: sessions } = useActiveSessions(userId);
  const { endAll, progress } = useEndSessions(userId);
  const endedSessions = [withCurrent ? sessions?.current : null, ...(sessions?.others ?? [])];
  const ids = endedSessions.flatMap((session) => session?.user_activate_session_id ?? []);
  if (ids.length === 0) return null;
  const busy = progress !== null;
  return (
    <Alert
      {...alert}
      variant="outlined"
      sx={wrappingAlertStyle}
      action={
        <>
          {keep && (
            <Button color="inherit" disabled={busy} onClick={keep.onKeep}>
              {t(keep.label)}
            </Button>
          )}
          <Button color="inherit" disabled={busy} aria-busy={busy} onClick={() => void endAll(ids)}>
            <BusyLabel label={t(endLabel)} busyLabel={t(endingLabel)} busy={busy} />
          </Button>
        </>
      }
    >
      {t(text, { smart_count: ids.length })}
    </Alert>
  );
};

import { Box, Button, Card, Chip, FormHelperText, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useId, type ReactNode } from 'react';
import type { ErrorMessage } from '../../api/errors';
import type { ActiveSession } from '../../model/sessions/activeSession';
import { dateTimeText } from '../../model/time/dateTime';
import { BusyLabel } from '../../ui/form/BusyLabel';
import { SessionLocation } from './SessionLocation';

export const useSessionName = () => {
  const t = useTranslate();
  return ({ device_info }: ActiveSession): string =>
    [device_info?.Device, device_info?.Browser].filter(Boolean).join(', ') || t('sessions.unknown');
};

interface SessionCardProps {
  session: ActiveSession;
  isNew?: boolean;
  isBusy?: boolean;
  failure?: ErrorMessage | undefined;
  onLogout: () => void;
}

/** One session with its way out (spec 1 §2 "Profile page" 3). */
export const SessionCard = ({ session, isNew, isBusy = false, failure, onLogout }: SessionCardProps) => {
  const t = useTranslate();
  const id = useId();
  const name = useSessionName()(session);
  const isCurrent = session.is_current_session;
  const logout = t(isCurrent ? 'sessions.logoutCurrent' : failure ? 'sessions.retry' : 'sessions.logout');
  return (
    <Card component="li" sx={{ p: 4, ...(isCurrent && { borderColor: 'primary.main' }) }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mb: 3 }}>
        <Typography id={`${id}name`} variant="h3" component="h4" sx={{ overflowWrap: 'anywhere' }}>
          {name}
        </Typography>
        {isCurrent && (
          <Chip size="small" color="success" variant="outlined" label={t('sessions.activeNow')} />
        )}
        {isNew && (
          <Chip
            size="small"
            color="info"
            variant="outlined"
            label={t('sessions.isNew')}
            title={t('sessions.newHint')}
          />
        )}
        <Button
          variant="outlined"
          color={isCurrent ? 'error' : 'primary'}
          aria-describedby={`${id}name`}
          aria-busy={isBusy}
          // Not disabled, which would drop the focus where it fails.
          aria-disabled={isBusy}
          onClick={() => isBusy || onLogout()}
          sx={{ ml: { sm: 'auto' }, width: { xs: '100%', sm: 'auto' }, order: { xs: 1, sm: 0 } }}
        >
          <BusyLabel label={logout} busyLabel={t('sessions.loggingOut')} busy={isBusy} />
        </Button>
        {failure && (
          <FormHelperText error sx={{ m: 0, width: '100%' }}>
            {t(failure.message, failure.messageArgs)}
          </FormHelperText>
        )}
      </Box>
      <SessionFacts session={session} />
    </Card>
  );
};

const SessionFacts = ({ session }: { session: ActiveSession }) => {
  const t = useTranslate();
  const { device_info, ip_address, location, session_start, session_expire } = session;
  const facts: [label: string, value: ReactNode][] = [
    ['device', device_info?.Device],
    ['browser', device_info?.Browser],
    ['ip', ip_address],
    ['location', <SessionLocation key="location" location={location} />],
    ['started', <DateTime key="started" dateTime={session_start} />],
    ['expires', <DateTime key="expires" dateTime={session_expire} />],
  ];
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(3, minmax(0, 1fr))' },
        gap: 3,
        m: 0,
      }}
    >
      {facts.map(([label, value]) => (
        <div key={label}>
          <Box component="dt" sx={{ typography: 'caption', color: 'text.secondary' }}>
            {t(`sessions.${label}`)}
          </Box>
          <Box component="dd" sx={{ m: 0, typography: 'body2', overflowWrap: 'anywhere' }}>
            {value || t('sessions.unknown')}
          </Box>
        </div>
      ))}
    </Box>
  );
};

const DateTime = ({ dateTime }: { dateTime: string | null | undefined }) => {
  const t = useTranslate();
  const text = dateTimeText(dateTime);
  return text ? <time dateTime={dateTime ?? ''}>{text}</time> : t('sessions.unknown');
};

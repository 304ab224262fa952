import { Box } from '@mui/material';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import type { ActiveSession } from '../../model/sessions/activeSession';
import { dateTimeText } from '../../model/time/dateTime';
import { SessionLocation } from './SessionLocation';

/** The six facts of a session card (spec 1 §2 "Profile page" 3), each with its label. */
export const SessionFacts = ({ session }: { session: ActiveSession }) => {
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

import { Box, Button } from '@mui/material';
import { useTranslate } from 'ra-core';
import type { ActiveSession } from '../../../model/sessions/activeSession';
import { dateTimeText } from '../../../model/time/dateTime';
import { Dialog } from '../../../ui/dialogs/Dialog';
import { SessionLocation } from '../../sessions';

interface SessionDetailsProps {
  session: ActiveSession;
  onClose: () => void;
}

export const SessionDetails = ({ session, onClose }: SessionDetailsProps) => {
  const t = useTranslate();
  const text = (name: string) => t(`userPages.sessions.${name}`);
  const { device_info: info, ip_address, session_start, session_expire, location } = session;
  const facts = [
    ['device', info?.Device],
    ['type', info?.['Device Type']],
    ['browser', info?.Browser],
    ['ip', ip_address],
    ['start', dateTimeText(session_start)],
    ['expire', dateTimeText(session_expire)],
    ['location', <SessionLocation key="location" location={location} />],
  ] as const;
  return (
    <Dialog
      open
      onClose={onClose}
      size="md"
      title={text('details')}
      actions={
        <Button variant="contained" onClick={onClose}>
          {text('close')}
        </Button>
      }
    >
      <Box
        component="dl"
        sx={{ m: 0, display: 'grid', gap: 3, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}
      >
        {facts.map(([name, value]) => (
          <div key={name}>
            <Box component="dt" sx={{ typography: 'body2', color: 'text.secondary' }}>
              {text(name)}
            </Box>
            <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
              {value || text('unknown')}
            </Box>
          </div>
        ))}
      </Box>
    </Dialog>
  );
};

import { Button } from '@mui/material';
import { useTranslate } from 'ra-core';
import type { ActiveSession } from '../../../model/sessions/activeSession';
import { dateTimeText } from '../../../model/time';
import { TitledDialog } from '../../../ui/dialogs/TitledDialog';
import { SessionFacts, SessionLocation } from '../../sessions/SessionFacts';

export const SessionDetails = ({ session, onClose }: { session: ActiveSession; onClose: () => void }) => {
  const t = useTranslate();
  const text = (name: string) => t(`userPages.sessions.${name}`);
  const { device_info, ip_address, session_start, session_expire, location } = session;
  const facts = {
    device: device_info?.Device,
    type: device_info?.['Device Type'],
    browser: device_info?.Browser,
    ip: ip_address,
    start: dateTimeText(session_start),
    expire: dateTimeText(session_expire),
    location: <SessionLocation location={location} />,
  };
  return (
    <TitledDialog
      open
      onClose={onClose}
      title={text('details')}
      actions={
        <Button variant="contained" onClick={onClose}>
          {t('action.close')}
        </Button>
      }
    >
      <SessionFacts
        facts={Object.entries(facts).map(([name, value]) => [text(name), value])}
        columns={{ xs: '1fr', sm: '1fr 1fr' }}
      />
    </TitledDialog>
  );
};

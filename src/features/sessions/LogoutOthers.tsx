import { Button } from '@mui/material';
import { useTranslate } from 'ra-core';
import { BusyLabel } from '../../ui/form/BusyLabel';
import type { EndSessions } from './useEndSessions';

interface LogoutOthersProps {
  /** Ids of the other sessions; the button is there only when there are some. */
  ids: readonly number[];
  ending: EndSessions;
}

/** Ends every other session, saying how far it is (spec 1 §2 "Profile page" 3). */
export const LogoutOthers = ({ ids, ending: { endAll, progress } }: LogoutOthersProps) => {
  const t = useTranslate();
  if (ids.length === 0) return null;
  return (
    <Button
      variant="outlined"
      color="error"
      disabled={progress !== null}
      aria-busy={progress !== null}
      onClick={() => void endAll(ids)}
    >
      <BusyLabel
        label={t('sessions.logoutAll')}
        busyLabel={progress ? t('sessions.progress', { ...progress }) : t('sessions.loggingOut')}
        busy={progress !== null}
      />
    </Button>
  );
};

import { Alert, Button } from '@mui/material';
import { useTranslate } from 'ra-core';
import type { EndSessions } from './useEndSessions';

/** After ending many: how many are still there, and the way to try those again. */
export const NotEnded = ({ ids, ending }: { ids: readonly number[]; ending: EndSessions }) => {
  const t = useTranslate();
  const failed = ids.filter((id) => ending.failures.has(id));
  if (failed.length < 2) return null;
  return (
    <Alert
      severity="error"
      variant="outlined"
      action={
        <Button
          color="inherit"
          disabled={ending.progress !== null}
          onClick={() => void ending.endAll(failed)}
        >
          {t('sessions.retry')}
        </Button>
      }
    >
      {t('sessions.notEnded', { smart_count: failed.length })}
    </Alert>
  );
};

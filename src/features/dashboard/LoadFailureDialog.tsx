import { Button, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useAuth } from '../../auth/useAuth';
import { Dialog } from '../../ui/dialogs/Dialog';
import { RetryButton } from './RetryButton';
import type { LoadFailure } from './useMyServices';

/** What the dialog adds to the words of a failure; the others say themselves and offer a retry. */
const special: Record<string, { more?: string; offer: 'signOut' | 'nothing' }> = {
  'dashboard.error.expired': { offer: 'signOut' },
  'dashboard.error.forbidden': { more: 'dashboard.error.accessDenied', offer: 'nothing' },
  'dashboard.error.notConfigured': { offer: 'nothing' },
};

/** The alert of a dashboard that could not be loaded (spec 1 §8 "Dashboard load"). */
export const LoadFailureDialog = ({ failure, onClose }: { failure: LoadFailure; onClose: () => void }) => {
  const t = useTranslate();
  const { signOut } = useAuth();
  const { more, offer = 'retry' } = special[failure.message] ?? {};
  return (
    <Dialog
      open
      size="sm"
      title={t('dashboard.error.title')}
      onClose={onClose}
      actions={
        <>
          <Button color="inherit" onClick={onClose}>
            {t('shell.close')}
          </Button>
          {offer === 'signOut' && (
            <Button variant="contained" onClick={signOut}>
              {t('dashboard.error.signOut')}
            </Button>
          )}
          {offer === 'retry' && (
            <RetryButton
              variant="contained"
              wait={failure.wait}
              since={failure.since}
              onRetry={failure.retry}
            />
          )}
        </>
      }
    >
      <Typography>{t(failure.message, failure.messageArgs)}</Typography>
      {more && <Typography sx={{ mt: 2 }}>{t(more)}</Typography>}
    </Dialog>
  );
};

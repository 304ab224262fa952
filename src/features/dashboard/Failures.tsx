import { Box, Button, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useAuth } from '../../auth/useAuth';
import { paths } from '../../paths';
import { FailureDetails } from '../../ui/FailureDetails';
import { TitledDialog } from '../../ui/dialogs/TitledDialog';
import { SubmitButton } from '../../ui/form/SubmitButton';
import { useWait } from '../../ui/form/useCountdown';
import { LoadFailure } from '../../ui/loading/LoadFailure';
import type { ServicesFailure } from './useMyServices';
import type { OpenFailure } from './useOpenService';

/** Messages with an action other than Retry. */
const dialogActions: Record<string, { details?: string; action: 'signOut' | 'contactSupport' | 'none' }> = {
  'dashboard.error.expired': { action: 'signOut' },
  'dashboard.error.forbidden': {
    details: 'dashboard.error.accessDenied',
    action: 'contactSupport',
  },
  'dashboard.error.notConfigured': { action: 'none' },
};

/** Dialog shown before the panel (spec 1 §8). */
export const ServicesFailureDialog = ({
  failure,
  onClose,
}: {
  failure: ServicesFailure;
  onClose: () => void;
}) => {
  const t = useTranslate();
  const { logout } = useAuth();
  const secondsLeft = useWait(useSecondsLeft(failure));
  const { details, action = 'retry' } = dialogActions[failure.message] ?? {};
  return (
    <TitledDialog
      open
      size="sm"
      title={t('dashboard.error.title')}
      onClose={onClose}
      actions={
        <>
          <Button color="inherit" onClick={onClose}>
            {t('action.close')}
          </Button>
          {action === 'contactSupport' && (
            <Button component={Link} to={paths.contactSupport} variant="contained">
              {t('contactSupport.title')}
            </Button>
          )}
          {action === 'signOut' && (
            <Button variant="contained" onClick={() => void logout()}>
              {t('dashboard.error.signOut')}
            </Button>
          )}
          {action === 'retry' && (
            <SubmitButton
              type="button"
              label={t('action.retry')}
              busyLabel={t('dashboard.error.retrying')}
              wait={secondsLeft}
              onClick={failure.retry}
            />
          )}
        </>
      }
    >
      <Typography>{t(failure.message, failure.messageArgs)}</Typography>
      {details && <Typography sx={{ mt: 2 }}>{t(details)}</Typography>}
      <FailureDetails requestId={failure.requestId} />
    </TitledDialog>
  );
};

export const ServicesFailureNotice = ({ failure }: { failure: ServicesFailure }) => {
  const t = useTranslate();
  return (
    <Box sx={{ mb: 5 }}>
      <LoadFailure
        wait={useSecondsLeft(failure)}
        requestId={failure.requestId}
        isBusy={false}
        onRetry={failure.retry}
      >
        {t(failure.message, failure.messageArgs)}
      </LoadFailure>
    </Box>
  );
};

interface OpenFailureAlertProps {
  failure: OpenFailure;
  service: string;
  onRetry: () => void;
}

/** Lies above the tile's link, and is not announced, because a toast has announced the failure. */
export const OpenFailureAlert = ({ failure, service, onRetry }: OpenFailureAlertProps) => {
  const t = useTranslate();
  return (
    <Box sx={{ position: 'relative', zIndex: 1, overflowWrap: 'anywhere' }}>
      <LoadFailure
        wait={useSecondsLeft(failure)}
        isBusy={false}
        isAnnounced={false}
        retryName={t('dashboard.card.retry', { service })}
        onRetry={onRetry}
      >
        {t(failure.message, failure.messageArgs)}
      </LoadFailure>
    </Box>
  );
};

/** Computes the remaining seconds once, because the countdown runs by itself. */
const useSecondsLeft = ({ wait, since }: Pick<OpenFailure, 'wait' | 'since'>) =>
  useState(() => Math.max(0, (wait ?? 0) - Math.floor((Date.now() - since) / 1000)))[0];

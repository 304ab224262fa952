import { Alert, Box, Button, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useAuth } from '../../auth/useAuth';
import { paths } from '../../paths';
import { FailureDetails } from '../../ui/FailureDetails';
import { TitledDialog } from '../../ui/dialogs/TitledDialog';
import { SubmitButton } from '../../ui/form/SubmitButton';
import { useCountdown } from '../../ui/form/useCountdown';
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

/** Omits the alert role, because a toast has already announced the failure. */
export const OpenFailureAlert = ({ failure, service, onRetry }: OpenFailureAlertProps) => {
  const t = useTranslate();
  return (
    <Alert
      severity="error"
      variant="outlined"
      role="presentation"
      sx={{ position: 'relative', zIndex: 1, overflowWrap: 'anywhere', '& .MuiAlert-message': { flex: 1 } }}
    >
      {t(failure.message, failure.messageArgs)}
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', mt: 1, mb: -2, marginInlineEnd: -2 }}>
        <RetryButton
          key={failure.since}
          wait={failure.wait}
          since={failure.since}
          name={t('dashboard.card.retry', { service })}
          onRetry={onRetry}
        />
      </Box>
    </Alert>
  );
};

interface RetryButtonProps {
  onRetry: () => void;
  /** Seconds to wait, counted from `since` (ms since 1970), or null. */
  wait: number | null;
  since: number;
  variant?: 'contained' | 'text';
  name?: string;
}

/** Computes the remaining seconds once, because the countdown runs by itself. */
const useSecondsLeft = ({ wait, since }: Pick<RetryButtonProps, 'wait' | 'since'>) =>
  useState(() => Math.max(0, (wait ?? 0) - Math.floor((Date.now() - since) / 1000)))[0];

const RetryButton = ({ onRetry, wait, since, variant = 'text', name }: RetryButtonProps) => {
  const t = useTranslate();
  const [secondsLeft] = useCountdown(useSecondsLeft({ wait, since }));
  return (
    <SubmitButton
      type="button"
      variant={variant}
      color={variant === 'text' ? 'inherit' : 'primary'}
      label={t('action.retry')}
      busyLabel={t('dashboard.error.retrying')}
      wait={secondsLeft}
      onClick={onRetry}
      {...(name ? { 'aria-label': name } : {})}
    />
  );
};

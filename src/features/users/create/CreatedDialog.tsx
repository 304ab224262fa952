import { Alert, Button, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { Dialog } from '../../../ui/dialogs/Dialog';
import type { ServicesStep } from './useGiveServices';

interface CreatedDialogProps {
  open: boolean;
  step: ServicesStep;
  onRetry: () => void;
  onClose: () => void;
}

/** The account exists; how the second call went is told here, and it can be repeated (spec 2 §4). */
export const CreatedDialog = ({ open, step, onRetry, onClose }: CreatedDialogProps) => {
  const t = useTranslate();
  const failure = typeof step === 'object' ? step : null;
  const text = (name: string) => t(`userPages.create.done.${name}`);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="sm"
      title={text('title')}
      actions={
        <Button variant="contained" onClick={onClose}>
          {text('back')}
        </Button>
      }
    >
      <Typography>{text('text')}</Typography>
      {step === 'running' && (
        <Typography component="output" variant="body2" color="textSecondary" sx={{ display: 'block', mt: 3 }}>
          {text('services')}
        </Typography>
      )}
      {step === 'done' && (
        <Typography component="output" variant="body2" color="textSecondary" sx={{ display: 'block', mt: 3 }}>
          {t('userPages.services.saved')}
        </Typography>
      )}
      {failure && (
        <Alert
          severity="error"
          variant="outlined"
          sx={{ mt: 4 }}
          action={
            <Button color="inherit" onClick={onRetry}>
              {text('retry')}
            </Button>
          }
        >
          {t('userPages.create.done.servicesFailed', { reason: t(failure.message, failure.messageArgs) })}
        </Alert>
      )}
    </Dialog>
  );
};

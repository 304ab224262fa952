import { Alert, Button, LinearProgress, Stack, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { BusyLabel } from '../../../ui/form/BusyLabel';
import { Dialog } from '../../../ui/dialogs/Dialog';
import { useBulkChange, type BulkState } from './useBulkChange';

export type BulkChange = 'activate' | 'deactivate';

interface BulkChangeDialogProps {
  change: BulkChange;
  userIds: readonly number[];
  onClose: () => void;
  /** Hears whose change failed: they stay selected. */
  onEnded: (failed: number[]) => void;
}

/** Asks, goes through the selected users a few at a time, and says what became of them. */
export const BulkChangeDialog = ({ change, userIds, onClose, onEnded }: BulkChangeDialogProps) => {
  const t = useTranslate();
  // The selection shrinks under the dialog once it is through.
  const [ids] = useState(userIds);
  const { state, run } = useBulkChange(change === 'activate', onEnded);
  const text = (name: string, args?: object) => t(`users.bulk.${name}`, args);
  const failed = state.step === 'ended' ? state.failures.flatMap((failure) => failure.ids) : [];
  const left = state.step === 'asking' ? ids : failed;
  const isBusy = state.step === 'running';
  return (
    <Dialog
      open
      onClose={onClose}
      busy={isBusy}
      size="sm"
      role="alertdialog"
      title={text(`${change}.title`)}
      actions={
        <>
          <Button color="inherit" disabled={isBusy} onClick={onClose}>
            {text(state.step === 'ended' ? 'close' : 'cancel')}
          </Button>
          {(isBusy || left.length > 0) && (
            <Button
              variant="contained"
              color={change === 'deactivate' ? 'error' : 'primary'}
              disabled={isBusy}
              aria-busy={isBusy}
              onClick={() => void run(left)}
            >
              <BusyLabel
                label={
                  state.step === 'ended' ? text('retry', { count: left.length }) : text(`${change}.submit`)
                }
                busyLabel={t('ui.confirm.busy')}
                busy={isBusy}
              />
            </Button>
          )}
        </>
      }
    >
      {state.step === 'asking' ? (
        <Typography color="textSecondary">{text(`${change}.text`, { count: ids.length })}</Typography>
      ) : (
        <BulkProgress state={state} />
      )}
    </Dialog>
  );
};

const BulkProgress = ({ state }: { state: Exclude<BulkState, { step: 'asking' }> }) => {
  const t = useTranslate();
  if (state.step === 'running') {
    const label = t('users.bulk.progress', { done: state.done, total: state.total });
    return (
      <Stack sx={{ gap: 2 }}>
        <Typography component="output">{label}</Typography>
        <LinearProgress variant="determinate" value={(state.done / state.total) * 100} aria-label={label} />
      </Stack>
    );
  }
  return (
    <Stack sx={{ gap: 3 }}>
      <Typography component="output">{t('users.bulk.done', { count: state.done })}</Typography>
      {state.failures.map(({ errorMessage, ids }) => (
        <Alert key={ids.join()} severity="error" variant="outlined">
          {t('users.bulk.failed', {
            count: ids.length,
            reason: t(errorMessage.message, errorMessage.messageArgs),
          })}
          {errorMessage.reason && (
            <div>{t(errorMessage.reason.message, errorMessage.reason.messageArgs)}</div>
          )}
        </Alert>
      ))}
    </Stack>
  );
};

import { Alert, Button, LinearProgress, Stack, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useRef, useState } from 'react';
import { type ErrorMessage, errorMessageOf } from '../../../api/errors';
import { useData } from '../../../api/useData';
import { inParallel } from '../../../model/inParallel';
import { Dialog } from '../../../ui/dialogs/Dialog';
import { BusyLabel } from '../../../ui/form/BusyLabel';
import { useUsersChanged } from '../usersCache';

export type BulkChange = 'activate' | 'deactivate';

interface BulkChangeDialogProps {
  change: BulkChange;
  userIds: readonly number[];
  onClose: () => void;
  onEnded: (failed: number[]) => void;
}

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

/** Calls under way at a time; the server throttles. */
const atATime = 4;

interface BulkFailure {
  errorMessage: ErrorMessage;
  ids: number[];
}

type BulkState =
  | { step: 'asking' }
  | { step: 'running'; done: number; total: number }
  | { step: 'ended'; done: number; failures: BulkFailure[] };

const byReason = (failed: readonly { item: number; error: unknown }[]): BulkFailure[] => {
  const reasons = new Map<string, BulkFailure>();
  for (const { item, error } of failed) {
    const errorMessage = errorMessageOf('updateAccount', error);
    const name = JSON.stringify([errorMessage.message, errorMessage.messageArgs, errorMessage.reason]);
    const known = reasons.get(name) ?? { errorMessage, ids: [] };
    reasons.set(name, { errorMessage, ids: [...known.ids, item] });
  }
  return [...reasons.values()];
};

/** Switches many accounts on or off, a few at a time. `onEnded` gets the ids whose change failed. */
const useBulkChange = (isActive: boolean, onEnded: (failed: number[]) => void) => {
  const data = useData();
  const usersChanged = useUsersChanged();
  const [state, setState] = useState<BulkState>({ step: 'asking' });
  const isRunning = useRef(false);

  const run = async (ids: readonly number[]) => {
    if (isRunning.current) return;
    isRunning.current = true;
    const total = ids.length;
    setState({ step: 'running', done: 0, total });
    const { done, failed } = await inParallel(
      ids,
      atATime,
      (id) => data.update('users', { id, data: { is_active: isActive }, previousData: { id } }),
      (settled) => setState({ step: 'running', done: settled, total }),
    );
    isRunning.current = false;
    setState({ step: 'ended', done: done.length, failures: byReason(failed) });
    void usersChanged();
    onEnded(failed.map(({ item }) => item));
  };
  return { state, run };
};

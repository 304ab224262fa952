import { Alert, Button, LinearProgress, Stack, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { type ErrorMessage, errorMessageOf } from '../../../api/errors';
import { useData } from '../../../api/useData';
import { inParallel } from '../../../model/inParallel';
import { TitledDialog } from '../../../ui/dialogs/TitledDialog';
import { SubmitButton } from '../../../ui/form/SubmitButton';
import { useSubmission } from '../../../ui/form/useSubmission';
import { useUsersChanged } from '../usersCache';

export type BulkChange = 'activate' | 'deactivate';

interface BulkChangeDialogProps {
  change: BulkChange;
  userIds: readonly number[];
  onClose: () => void;
  /** `failed` holds the ids of the unchanged users. */
  onDone: (failed: number[]) => void;
}

interface Failure {
  errorMessage: ErrorMessage;
  ids: number[];
}

interface Outcome {
  done: number;
  failures: Failure[];
}

/** The server throttles. */
const concurrency = 4;

const groupByReason = (failed: readonly { item: number; error: unknown }[]): Failure[] => {
  const reasons = new Map<string, Failure>();
  for (const { item, error } of failed) {
    const errorMessage = errorMessageOf('updateAccount', error);
    const name = JSON.stringify([errorMessage.message, errorMessage.messageArgs, errorMessage.reason]);
    const known = reasons.get(name) ?? { errorMessage, ids: [] };
    reasons.set(name, { errorMessage, ids: [...known.ids, item] });
  }
  return [...reasons.values()];
};

export const BulkChangeDialog = ({ change, userIds, onClose, onDone }: BulkChangeDialogProps) => {
  const t = useTranslate();
  const data = useData();
  const usersChanged = useUsersChanged();
  const { busy, submit } = useSubmission();
  // A copy, because onDone reduces the selection while the dialog is open.
  const [ids] = useState(userIds);
  const [settled, setSettled] = useState(0);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const remainingIds = outcome ? outcome.failures.flatMap((failure) => failure.ids) : ids;
  const text = (name: string, args?: object) => t(`users.bulk.${name}`, args);
  const is_active = change === 'activate';

  const run = () =>
    submit(
      async () => {
        setSettled(0);
        const { done, failed } = await inParallel(
          remainingIds,
          concurrency,
          (id) => data.update('users', { id, data: { is_active }, previousData: { id } }),
          setSettled,
        );
        setOutcome({ done: done.length, failures: groupByReason(failed) });
        void usersChanged();
        onDone(failed.map(({ item }) => item));
      },
      () => null,
    );

  return (
    <TitledDialog
      open
      onClose={onClose}
      busy={busy}
      size="sm"
      role="alertdialog"
      title={text(`${change}.title`)}
      actions={
        <>
          <Button color="inherit" disabled={busy} onClick={onClose}>
            {t(outcome && !busy ? 'action.close' : 'action.cancel')}
          </Button>
          {remainingIds.length > 0 && (
            <SubmitButton
              type="button"
              color={is_active ? 'primary' : 'error'}
              label={outcome ? text('retry', { count: remainingIds.length }) : text(`${change}.submit`)}
              busyLabel={t('ui.confirm.busy')}
              busy={busy}
              onClick={() => void run()}
            />
          )}
        </>
      }
    >
      {busy ? (
        <BulkProgress done={settled} total={remainingIds.length} />
      ) : outcome ? (
        <BulkOutcome {...outcome} />
      ) : (
        <Typography color="textSecondary">{text(`${change}.text`, { count: ids.length })}</Typography>
      )}
    </TitledDialog>
  );
};

const BulkProgress = (progress: { done: number; total: number }) => {
  const t = useTranslate();
  const label = t('users.bulk.progress', progress);
  const percent = (progress.done / progress.total) * 100;
  return (
    <Stack sx={{ gap: 2 }}>
      <Typography component="output">{label}</Typography>
      <LinearProgress variant="determinate" value={percent} aria-label={label} />
    </Stack>
  );
};

const BulkOutcome = ({ done, failures }: Outcome) => {
  const t = useTranslate();
  return (
    <Stack sx={{ gap: 3 }}>
      <Typography component="output">{t('users.bulk.done', { count: done })}</Typography>
      {failures.map(({ errorMessage: { message, messageArgs, reason }, ids }) => (
        <Alert key={ids.join()} severity="error" variant="outlined">
          {t('users.bulk.failed', { count: ids.length, reason: t(message, messageArgs) })}
          {reason && <div>{t(reason.message, reason.messageArgs)}</div>}
        </Alert>
      ))}
    </Stack>
  );
};

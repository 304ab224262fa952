import { Button, Stack, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import { ConfirmDialog, DiscardDialog } from '../../../ui/dialogs/ConfirmDialog';
import { TitledDialog } from '../../../ui/dialogs/TitledDialog';
import { useLeaveGuard } from '../../../ui/form/leaving';
import { SubmitButton } from '../../../ui/form/SubmitButton';
import { saveCsv } from '../saveCsv';
import type { ActName } from './actMenu';
import type { Act } from './act';
import { acts } from './acts';
import { BulkPreview, BulkProgress, BulkResult } from './BulkParts';
import { reportRows } from './reportRows';
import { useBulk, type BulkSelection } from './useBulk';

interface BulkDialogProps extends BulkSelection {
  name: ActName;
  onClose: () => void;
}

/** Carries out an act on the selected users (see `act.ts`). */
export const BulkDialog = ({ name, onClose, ...selection }: BulkDialogProps) => {
  const t = useTranslate();
  const act = acts[name];
  const bulk = useBulk(act, selection);
  const form = useId();
  const { phase, progress } = bulk;
  const isRunning = phase.step === 'running';
  const hasChosen = act.Inputs !== undefined && phase.step !== 'result' && bulk.values !== act.initial;
  const [isClosing, setClosing] = useState(false);
  const text = (key: string, args?: object) => t(`users.bulk.${key}`, args);
  const left = useLeaveGuard(isRunning);
  return (
    <TitledDialog
      open
      onClose={hasChosen ? () => setClosing(true) : onClose}
      busy={isRunning}
      size={act.Inputs ? 'md' : 'sm'}
      role="alertdialog"
      title={text(`${name}.title`)}
      actions={<Actions act={name} bulk={bulk} form={form} onClose={onClose} />}
    >
      <Stack sx={{ gap: 3 }}>
        {/* Rendered from the start: screen readers announce what changes in it, each sentence once. */}
        <Typography component="output" color={phase.step === 'result' ? undefined : 'textSecondary'}>
          {sentencesOf(bulk, text).map((sentence) => (
            <div key={sentence}>{sentence}</div>
          ))}
        </Typography>
        {phase.step === 'choose' && act.Inputs && (
          <form
            id={form}
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              if (isComplete(act, bulk)) bulk.read();
            }}
          >
            <act.Inputs values={bulk.values} onChange={bulk.setValues} />
          </form>
        )}
        {(phase.step === 'reading' || isRunning) && <BulkProgress {...progress} />}
        {phase.step === 'preview' && act.Options && phase.plan.changes.length > 0 && (
          <act.Options values={bulk.values} onChange={bulk.setValues} />
        )}
        {phase.step === 'preview' && <BulkPreview {...phase} />}
        {phase.step === 'result' && <BulkResult {...phase} />}
      </Stack>
      <ConfirmDialog
        open={left !== null}
        title="users.bulk.leave.title"
        message="users.bulk.leave.message"
        args={{ done: progress.done, total: progress.total }}
        confirm="users.bulk.leave.leave"
        cancel="users.bulk.leave.stay"
        onConfirm={() => {
          bulk.cancel();
          left?.proceed?.();
        }}
        onCancel={() => left?.reset?.()}
      />
      <DiscardDialog
        open={isClosing}
        message="ui.unsaved.inDialog"
        onDiscard={onClose}
        onStay={() => setClosing(false)}
      />
    </TitledDialog>
  );
};

type Bulk = ReturnType<typeof useBulk<unknown>>;

const isComplete = (act: Act<unknown>, { values }: Bulk) => act.isComplete?.(values) !== false;

const sentencesOf = ({ phase, progress }: Bulk, text: (key: string, args?: object) => string): string[] => {
  switch (phase.step) {
    case 'reading':
      return [text('reading')];
    case 'running':
      return [text('running', { smart_count: progress.total })];
    case 'stopped':
      return [text('stopped', { reason: phase.reason })];
    case 'preview':
      return phase.plan.changes.length > 0 ? [...phase.plan.summary] : [text('nothing')];
    case 'result':
      return [text('done', { smart_count: phase.report.count })];
    case 'choose':
    default:
      return [];
  }
};

interface ActionsProps {
  act: ActName;
  bulk: Bulk;
  /** The id of the form with the values. */
  form: string;
  onClose: () => void;
}

const Actions = ({ act: name, bulk, form, onClose }: ActionsProps) => {
  const t = useTranslate();
  const act = acts[name];
  const { phase } = bulk;
  const { step } = phase;
  const isChoosable = act.Inputs !== undefined;
  const isOver = step === 'result' || step === 'stopped';
  const failed = step === 'result' ? phase.report.failures.filter(({ change }) => change).length : 0;
  const isUnread = step === 'stopped' || (step === 'preview' && phase.unreadable.length > 0);
  const leave = step === 'running' ? bulk.cancel : step === 'reading' && isChoosable ? bulk.choose : onClose;
  const canSend = step === 'running' || (step === 'preview' && phase.plan.changes.length > 0);
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the button that had the focus is gone */}
      <Button key={String(isOver)} autoFocus={isOver} color="inherit" onClick={leave}>
        {t(isOver ? 'action.close' : 'action.cancel')}
      </Button>
      {step === 'preview' && isChoosable && <Button onClick={bulk.choose}>{t('users.bulk.back')}</Button>}
      {isUnread && <Button onClick={bulk.read}>{t('action.retry')}</Button>}
      {step === 'choose' && (
        <Button type="submit" form={form} variant="contained" disabled={!isComplete(act, bulk)}>
          {t('users.bulk.preview')}
        </Button>
      )}
      {step === 'result' && (
        <Button onClick={() => saveCsv(reportRows(phase.report, t), `users_${name}.csv`)}>
          {t('users.bulk.save')}
        </Button>
      )}
      {(canSend || failed > 0) && (
        <SubmitButton
          type="button"
          color={act.isHarmful ? 'error' : 'primary'}
          label={failed > 0 ? t('users.bulk.retry', { count: failed }) : t(`users.bulk.${name}.submit`)}
          busyLabel={t('ui.confirm.busy')}
          busy={step === 'running'}
          onClick={failed > 0 ? bulk.retry : bulk.run}
        />
      )}
    </>
  );
};

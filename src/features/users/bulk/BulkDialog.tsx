import { Button, Stack, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import { ConfirmDialog, DiscardDialog } from '../../../ui/dialogs/ConfirmDialog';
import { TitledDialog } from '../../../ui/dialogs/TitledDialog';
import { useLeaveGuard } from '../../../ui/form/leaveGuard';
import { SubmitButton } from '../../../ui/form/SubmitButton';
import { TaskProgress } from '../../../ui/task/TaskProgress';
import { saveCsv } from '../list/saveCsv';
import { sessionLimit, verifiedUntil } from './actions/accountFields';
import { activate, deactivate } from './actions/activation';
import { endSessions } from './actions/endSessions';
import { sameServices, services } from './actions/services';
import { undoChanges } from './actions/undoChanges';
import type { BulkAction } from './bulkAction';
import type { UserSelection } from './bulkActionContext';
import type { BulkActionName } from './bulkActionMenu';
import { BulkPreview, BulkResult, toReportRows } from './BulkResult';
import { useUndoHistory, type UndoableAction } from './undoHistory';
import { useBulkAction, type Preview, type Report } from './useBulk';

/** Each action receives only its own values. */
export const bulkActions: Record<BulkActionName, BulkAction<unknown>> = {
  activate,
  deactivate,
  services,
  sameServices,
  sessionLimit,
  endSessions,
  verifiedUntil,
};

interface BulkDialogProps extends UserSelection {
  name: BulkActionName;
  onClose: () => void;
  /** Called with the ids that stay selected: failed and cancelled ones. */
  onDone?: (remaining: number[]) => void;
}

/** Performs an action on the selected users (see `bulkAction.ts`). */
export const BulkDialog = ({ name, onClose, onDone, ...users }: BulkDialogProps) => {
  const [startedAt] = useState(Date.now);
  const [actionToUndo, setActionToUndo] = useState<UndoableAction | null>(null);
  const history = useUndoHistory();
  const undoable = history.actions.find((action) => action.startedAt === startedAt);
  if (actionToUndo) return <UndoDialog action={actionToUndo} onClose={onClose} />;
  return (
    <ActionDialog
      name={name}
      action={bulkActions[name]}
      users={users}
      onClose={onClose}
      onUndo={undoable && (() => setActionToUndo(undoable))}
      onDone={({ undoable: changes, failures, untouched }) => {
        history.add({ name, startedAt, changes: [...changes.values()] });
        onDone?.([...failures, ...untouched].map(({ user }) => user.id));
      }}
    />
  );
};

export const UndoDialog = (props: { action: UndoableAction; onClose: () => void }) => {
  const [{ startedAt, changes }] = useState(props.action);
  const [action] = useState(() => undoChanges(changes));
  const { removeUsers } = useUndoHistory();
  const listedUsers = changes.map(({ user }) => user);
  return (
    <ActionDialog
      name="takeBack"
      action={action}
      users={{ ids: listedUsers.map(({ id }) => id), listedUsers, filter: {} }}
      onClose={props.onClose}
      onDone={({ done }) => removeUsers(startedAt, new Set(done.map(({ user }) => user.id)))}
    />
  );
};

interface ActionDialogProps {
  name: BulkActionName | 'takeBack';
  action: BulkAction<unknown>;
  users: UserSelection;
  onClose: () => void;
  onDone: (report: Report) => void;
  onUndo?: (() => void) | undefined;
}

const ActionDialog = ({ name, action, users, onClose, onDone, onUndo }: ActionDialogProps) => {
  const t = useTranslate();
  const bulk = useBulkAction(action, users, onDone);
  const formId = useId();
  const [isClosing, setClosing] = useState(false);
  const { phase, progress, values } = bulk;
  const { step } = phase;
  const blocker = useLeaveGuard(step === 'running');
  const getText = (key: string, args?: object) => t(`users.bulk.${key}`, args);
  const { Inputs, Options } = action;
  const isComplete = action.isComplete?.(values) !== false;
  const hasChanges = step === 'preview' && phase.plan.changes.length > 0;
  const isFinished = step === 'result' || step === 'stopped' || (step === 'preview' && !hasChanges);
  const failedCount = step === 'result' ? phase.report.failures.filter(({ change }) => change).length : 0;
  const hasUnreadable = step === 'stopped' || (step === 'preview' && phase.unreadable.length > 0);
  const leave = step === 'running' ? bulk.stop : step === 'reading' && Inputs ? bulk.choose : onClose;
  return (
    <TitledDialog
      open
      onClose={Inputs && step !== 'result' && values !== action.initial ? () => setClosing(true) : onClose}
      busy={step === 'running'}
      size={Inputs ? 'md' : 'sm'}
      role="alertdialog"
      title={getText(`${name}.title`)}
      actions={
        <>
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the button that had the focus is gone */}
          <Button key={String(isFinished)} autoFocus={isFinished} color="inherit" onClick={leave}>
            {t(isFinished ? 'action.close' : 'action.cancel')}
          </Button>
          {step === 'preview' && Inputs && <Button onClick={bulk.choose}>{getText('back')}</Button>}
          {hasUnreadable && <Button onClick={bulk.read}>{t('action.retry')}</Button>}
          {step === 'choose' && Inputs && (
            <Button type="submit" form={formId} variant="contained" disabled={!isComplete}>
              {getText('preview')}
            </Button>
          )}
          {step === 'result' && (
            <Button onClick={() => void saveCsv(toReportRows(phase.report, t), `users_${name}.csv`)}>
              {getText('save')}
            </Button>
          )}
          {step === 'result' && onUndo && <Button onClick={onUndo}>{getText('takeBack.label')}</Button>}
          {(step === 'running' || hasChanges || failedCount > 0) && (
            <SubmitButton
              type="button"
              color={action.isHarmful ? 'error' : 'primary'}
              label={failedCount > 0 ? getText('retry', { count: failedCount }) : getText(`${name}.submit`)}
              busyLabel={t('ui.confirm.busy')}
              busy={step === 'running'}
              onClick={failedCount > 0 ? bulk.retry : bulk.send}
            />
          )}
        </>
      }
    >
      <Stack sx={{ gap: 3 }}>
        {/* Rendered from the start, so that screen readers announce each sentence once. */}
        <Typography component="output" color={step === 'result' ? undefined : 'textSecondary'}>
          {describePhase(name, bulk, getText).map((sentence) => (
            <div key={sentence}>{sentence}</div>
          ))}
        </Typography>
        {step === 'choose' && Inputs && (
          <form
            id={formId}
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              if (isComplete) bulk.read();
            }}
          >
            <Inputs values={values} onChange={bulk.setValues} />
          </form>
        )}
        {progress && <TaskProgress isQuiet progress={progress} />}
        {hasChanges && Options && <Options values={values} onChange={bulk.setValues} />}
        {step === 'preview' && !isAllUnchanged(phase) && <BulkPreview {...phase} />}
        {step === 'result' && <BulkResult report={phase.report} />}
      </Stack>
      <ConfirmDialog
        open={blocker !== null}
        title="users.bulk.leave.title"
        message="users.bulk.leave.message"
        args={{ done: progress?.done ?? 0, total: progress?.total ?? 0 }}
        confirm="users.bulk.leave.leave"
        cancel="users.bulk.leave.stay"
        onConfirm={() => {
          bulk.stop();
          blocker?.proceed?.();
        }}
        onCancel={() => blocker?.reset?.()}
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

/** Tells whether all users already have the chosen values. */
const isAllUnchanged = ({ plan, unreadable }: Preview) =>
  plan.changes.length + plan.excluded.length + unreadable.length === 0;

const describePhase = (
  name: ActionDialogProps['name'],
  { phase, progress }: Pick<ReturnType<typeof useBulkAction>, 'phase' | 'progress'>,
  text: (key: string, args?: object) => string,
): readonly string[] => {
  switch (phase.step) {
    case 'reading':
      return [text('reading')];
    case 'running':
      return [text('running', { smart_count: progress?.total })];
    case 'stopped':
      return [text('stopped', { reason: phase.reason })];
    case 'preview':
      if (phase.plan.changes.length > 0) return phase.plan.summary;
      return [
        isAllUnchanged(phase)
          ? text(`${name}.already`, { smart_count: phase.plan.unchanged })
          : text('nothing'),
      ];
    case 'result':
      return [text('done', { smart_count: phase.report.count })];
    case 'choose':
    default:
      return [];
  }
};

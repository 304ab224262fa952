import { Box, Button, Stack, Typography } from '@mui/material';
import { useNotify, useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import { ConfirmDialog, DiscardDialog } from '../../../ui/dialogs/ConfirmDialog';
import { TitledDialog } from '../../../ui/dialogs/TitledDialog';
import { useLeaveGuard } from '../../../ui/form/leaveGuard';
import { SubmitButton } from '../../../ui/form/SubmitButton';
import { dateTimeText } from '../../../model/time';
import { displayName } from '../../../model/users/user';
import type { UserRecord } from '../../../model/users/userRecord';
import { TaskProgress } from '../../../ui/task/TaskProgress';
import { sessionLimit, verifiedUntil } from './actions/accountFields';
import { activate, deactivate } from './actions/activation';
import { endSessions } from './actions/endSessions';
import { services } from './actions/services';
import { undoChanges } from './actions/undoChanges';
import type { BulkAction } from './bulkAction';
import type { BulkActionName } from './bulkActionMenu';
import { ChangedUsers, UserNotes } from './BulkResult';
import type { Preview, UserSelection } from './planBulkAction';
import { useRecentChanges, type RecentChange, type ShownChanges } from './recentChanges';
import { useBulkAction, type Report } from './useBulkAction';

/** Each action receives only its own values. */
export const bulkActions: Record<BulkActionName, BulkAction<unknown>> = {
  activate,
  deactivate,
  services,
  sessionLimit,
  endSessions,
  verifiedUntil,
};

interface BulkDialogProps extends UserSelection {
  name: BulkActionName;
  onClose: (isDone: boolean) => void;
  /** Called with the ids that stay selected: failed and cancelled ones. */
  onDone?: (remaining: number[]) => void;
}

/** Performs an action on the selected users (see `bulkAction.ts`). */
export const BulkDialog = ({ name, onClose, onDone, ...users }: BulkDialogProps) => {
  const [startedAt] = useState(Date.now);
  const { put, show } = useRecentChanges();
  return (
    <ActionDialog
      name={name}
      action={bulkActions[name]}
      users={users}
      onClose={onClose}
      onShow={(isUndo) => show({ startedAt, isUndo })}
      onDone={(report) => {
        const { done, undoable } = report;
        put({ name, startedAt, done, undoable: [...undoable.values()] });
        onDone?.(getRemaining(report).map(({ user }) => user.id));
      }}
    />
  );
};

interface ActionDialogProps {
  name: BulkActionName | 'undo';
  action: BulkAction<unknown>;
  users: UserSelection;
  onClose: (isDone: boolean) => void;
  onDone: (report: Report) => void;
  /** Shows what was changed, or undoes it. */
  onShow?: (isUndo: boolean) => void;
}

/** Closes with a toast when everything is done, and shows a result only where something is left. */
const ActionDialog = ({ name, action, users, onClose, onDone, onShow }: ActionDialogProps) => {
  const t = useTranslate();
  const notify = useNotify();
  const bulk = useBulkAction(action, users, (report) => {
    const { undoable, count } = report;
    onDone(report);
    if (getRemaining(report).length > 0) return;
    const undo = { label: 'ui.toast.undo', onClick: () => onShow?.(true) };
    const details = { label: 'users.bulk.recent.details', onClick: () => onShow?.(false) };
    notify('users.bulk.done', {
      type: 'success',
      messageArgs: { smart_count: count },
      ...(onShow && { action: undoable.size > 0 ? [undo, details] : [details], autoHideDuration: 10_000 }),
    });
    onClose(true);
  });
  const formId = useId();
  const [isClosing, setClosing] = useState(false);
  const { phase, progress, values } = bulk;
  const { step } = phase;
  const blocker = useLeaveGuard(step === 'running');
  const getText = (key: string, args?: object) => t(`users.bulk.${key}`, args);
  const { Inputs, Options } = action;
  const isComplete = action.isComplete?.(values) !== false;
  const changeCount = step === 'preview' ? phase.changes.length : (progress?.total ?? 0);
  const hasChanges = step === 'preview' && changeCount > 0;
  const isFinished = step === 'result' || step === 'stopped' || (step === 'preview' && !hasChanges);
  const notes = 'notes' in phase ? phase.notes : [];
  const failedCount = notes.filter(({ change }) => change).length;
  const hasUnreadable = step === 'stopped' || notes.some(({ kind }) => kind === 'unreadable');
  const close = () => onClose(step === 'result');
  const [firstId, ...otherIds] = users.ids;
  const only = otherIds.length === 0 && users.listedUsers.find(({ id }) => id === firstId);
  const title = getText(`${name}.title`);
  const leave = step === 'running' ? bulk.stop : step === 'reading' && Inputs ? bulk.choose : close;
  return (
    <TitledDialog
      open
      onClose={Inputs && step !== 'result' && values !== action.initial ? () => setClosing(true) : close}
      busy={step === 'running'}
      size="sm"
      role="alertdialog"
      title={only ? getText(`${name}.titleOf`, { name: displayName(only), _: title }) : title}
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
          {step === 'result' && onShow && phase.undoable.size > 0 && (
            <Button
              onClick={() => {
                onClose(true);
                onShow(true);
              }}
            >
              {t('ui.toast.undo')}
            </Button>
          )}
          {(step === 'running' || hasChanges || failedCount > 0) && (
            <SubmitButton
              type="button"
              color={action.isHarmful ? 'error' : 'primary'}
              label={
                failedCount > 0
                  ? getText('retry', { count: failedCount })
                  : getText(`${name}.submit`, { smart_count: changeCount })
              }
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
            ref={focusFirstField}
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
        {step === 'preview' && phase.unchanged > 0 && !isAllUnchanged(phase) && (
          <Typography color="textSecondary">
            {getText('unchanged', { smart_count: phase.unchanged })}
          </Typography>
        )}
        {hasChanges && <ChangedUsers changes={phase.changes} />}
        <UserNotes notes={notes} />
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
        onDiscard={close}
        onStay={() => setClosing(false)}
      />
    </TitledDialog>
  );
};

const focusFirstField = (form: HTMLFormElement | null) => form?.querySelector('input')?.focus();

/** Users who stay selected. */
const getRemaining = ({ notes }: Report) => notes.filter(({ kind }) => kind !== 'leftOut');

/** Tells whether all users already have the chosen values. */
const isAllUnchanged = ({ changes, notes }: Preview) => changes.length + notes.length === 0;

const describePhase = (
  name: ActionDialogProps['name'],
  { phase, progress }: Pick<ReturnType<typeof useBulkAction>, 'phase' | 'progress'>,
  text: (key: string, args?: object) => string,
): readonly string[] => {
  switch (phase.step) {
    case 'choose':
      return [];
    case 'stopped':
      return [text('stopped', { reason: phase.reason })];
    case 'preview':
      if (phase.changes.length > 0) return phase.summary;
      return [
        isAllUnchanged(phase) ? text(`${name}.already`, { smart_count: phase.unchanged }) : text('nothing'),
      ];
    case 'result':
      // A dialog that is about to close leaves the sentence to its toast.
      return getRemaining(phase).length > 0 ? [text('done', { smart_count: phase.count })] : [];
    default:
      return [text(phase.step, { smart_count: progress?.total })];
  }
};

/** Lists the changes of this session with their users, each with Undo where it can be undone. */
export const RecentChangesDialog = ({ shown }: { shown: ShownChanges }) => {
  const t = useTranslate();
  const { changes: all, show } = useRecentChanges();
  const changes = all.filter(({ startedAt }) => [undefined, startedAt].includes(shown.startedAt));
  const close = () => show(null);
  const [first] = changes;
  if (shown.isUndo && first) return <UndoDialog change={first} onClose={close} />;
  return (
    <TitledDialog
      open
      onClose={close}
      title={t('users.bulk.recent.title')}
      actions={
        <Button variant="contained" onClick={close}>
          {t('action.close')}
        </Button>
      }
    >
      <Stack sx={{ gap: 4 }}>
        {changes.map(({ name, startedAt, done, undoable }) => (
          <section key={startedAt}>
            <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 2 }}>
              <Typography variant="h3">
                {t('users.bulk.recent.entry', {
                  title: t(`users.bulk.${name}.title`),
                  smart_count: done.length,
                  time: dateTimeText(new Date(startedAt).toISOString(), 'minute'),
                })}
              </Typography>
              {undoable.length > 0 && (
                <Button onClick={() => show({ startedAt, isUndo: true })}>
                  {t('users.bulk.undo.submit')}
                </Button>
              )}
            </Box>
            <ChangedUsers changes={done} />
          </section>
        ))}
        {changes.length === 0 && <Typography>{t('users.bulk.recent.empty')}</Typography>}
      </Stack>
    </TitledDialog>
  );
};

const UndoDialog = (props: { change: RecentChange; onClose: () => void }) => {
  const [change] = useState(props.change);
  const { put } = useRecentChanges();
  const listedUsers = change.undoable.map(({ user }) => user);
  return (
    <ActionDialog
      name="undo"
      action={undoChanges(change.undoable)}
      users={{ ids: listedUsers.map(({ id }) => id), listedUsers, filter: {} }}
      onClose={props.onClose}
      onDone={({ done: undone }) => {
        const isLeft = ({ user }: { user: UserRecord }) => undone.every((one) => one.user.id !== user.id);
        put({ ...change, done: change.done.filter(isLeft), undoable: change.undoable.filter(isLeft) });
      }}
    />
  );
};

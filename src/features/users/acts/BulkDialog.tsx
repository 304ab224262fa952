import { Box, Button, Stack, Typography } from '@mui/material';
import { useNotify, useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import { TitledDialog } from '../../../ui/dialogs/TitledDialog';
import { useConfirmedClose } from '../../../ui/form/FormDialog';
import { LeaveDialog } from '../../../ui/form/LeaveDialog';
import { SubmitButton } from '../../../ui/form/SubmitButton';
import { dateTimeText } from '../../../model/time';
import { displayName } from '../../../model/users/user';
import { TaskProgress } from '../../../ui/task/TaskProgress';
import { activate, deactivate, sessionLimit, verifiedUntil } from './actions/account';
import { endSessions } from './actions/endSessions';
import { services } from './actions/services';
import { undoChanges } from './actions/undoChanges';
import { noChoices, type BulkAction } from './bulkAction';
import type { BulkActionName } from './bulkActionMenu';
import { ChangedUsers, UserNotes } from './BulkResult';
import { isUndoable } from './changes';
import type { UserSelection } from './planBulkAction';
import { useRecentChanges, type RecentChange, type ShownChanges } from './recentChanges';
import { useBulkAction } from './useBulkAction';

export const bulkActions: Record<BulkActionName, BulkAction> = {
  activate,
  deactivate,
  services,
  sessionLimit,
  endSessions,
  verifiedUntil,
};

interface BulkDialogProps extends UserSelection {
  name: BulkActionName;
  /** Undoes this change of the name instead. */
  undone?: RecentChange;
  onClose: (isDone: boolean) => void;
  /** Called with the ids that stay selected: failed and cancelled ones. */
  onDone?: (remaining: number[]) => void;
}

/**
 * Performs an action on the selected users (see `bulkAction.ts`). Closes with a toast when everything is done, and shows
 * a result only where something is left.
 */
export const BulkDialog = ({ name: actionName, undone, onClose, onDone, ...users }: BulkDialogProps) => {
  const t = useTranslate();
  const notify = useNotify();
  const { put, show } = useRecentChanges();
  const [startedAt] = useState(Date.now);
  const name = undone ? 'undo' : actionName;
  const action = undone ? undoChanges(undone.changes) : bulkActions[actionName];
  const undo = () => show({ startedAt, isUndo: true });
  const bulk = useBulkAction(name, action, users, ({ done, remaining, recorded }) => {
    const doneIds = new Set(done.map(({ user }) => user.id));
    put(
      undone
        ? { ...undone, changes: undone.changes.filter(({ user }) => !doneIds.has(user.id)) }
        : { name: actionName, startedAt, changes: recorded },
    );
    onDone?.(remaining);
    if (remaining.length > 0) return;
    const details = { label: 'users.bulk.recent.details', onClick: () => show({ startedAt }) };
    const offers = recorded.some(isUndoable)
      ? [{ label: 'ui.toast.undo', onClick: undo }, details]
      : [details];
    notify('users.bulk.done', {
      type: 'success',
      messageArgs: { smart_count: done.length },
      ...(!undone && { action: offers, autoHideDuration: 10_000 }),
    });
    onClose(true);
  });
  const { step, changes, notes, progress } = bulk;
  const formId = useId();
  const getText = (key: string, args?: object) => t(`users.bulk.${key}`, args);
  const { Inputs, Options, isComplete = () => true } = action;
  const inputs = { choices: bulk.choices, onChange: bulk.setChoices };
  const isPreview = step === 'preview' && changes.length > 0;
  const count = progress?.total ?? changes.length;
  const isFinished = ['result', 'stopped'].includes(step) || (step === 'preview' && !isPreview);
  const close = () => onClose(step === 'result');
  const closeAndUndo = () => {
    onClose(true);
    undo();
  };
  const isUnsaved = Boolean(Inputs) && step !== 'result' && bulk.choices !== noChoices;
  const confirmed = useConfirmedClose(isUnsaved, close);
  const [firstId, ...otherIds] = users.ids;
  const only = otherIds.length === 0 && users.listedUsers.find(({ id }) => id === firstId);
  const title = getText(`${name}.title`);
  const leave = step === 'running' ? bulk.stop : step === 'reading' && Inputs ? bulk.choose : close;
  return (
    <TitledDialog
      open
      onClose={confirmed.close}
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
          {(step === 'stopped' || notes.some(({ kind }) => kind === 'unreadable')) && (
            <Button onClick={bulk.read}>{t('action.retry')}</Button>
          )}
          {bulk.canUndo && !undone && <Button onClick={closeAndUndo}>{t('ui.toast.undo')}</Button>}
          {step === 'choose' && (
            <Button type="submit" form={formId} variant="contained" disabled={!isComplete(bulk.choices)}>
              {getText('preview')}
            </Button>
          )}
          {(step === 'running' || changes.length > 0) && (
            <SubmitButton
              type="button"
              color={action.isHarmful ? 'error' : 'primary'}
              label={getText(step === 'result' ? 'retry' : `${name}.submit`, { count, smart_count: count })}
              busyLabel={t('ui.confirm.busy')}
              busy={step === 'running'}
              onClick={bulk.send}
            />
          )}
        </>
      }
    >
      <Stack sx={{ gap: 3 }}>
        {/* Rendered from the start, so that screen readers announce each sentence once. */}
        <Typography component="output" color={step === 'result' ? undefined : 'textSecondary'}>
          {bulk.sentences.map((sentence) => (
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
              if (isComplete(bulk.choices)) bulk.read();
            }}
          >
            <Inputs {...inputs} />
          </form>
        )}
        {progress && <TaskProgress isQuiet progress={progress} />}
        {isPreview && Options && <Options {...inputs} />}
        {isPreview && <ChangedUsers changes={changes} />}
        <UserNotes notes={notes} />
      </Stack>
      <LeaveDialog
        text="users.bulk.leave"
        args={{ done: progress?.done ?? 0, total: progress?.total ?? 0 }}
        enabled={step === 'running'}
        onLeave={bulk.stop}
      />
      {confirmed.question}
    </TitledDialog>
  );
};

const focusFirstField = (form: HTMLFormElement | null) => form?.querySelector('input')?.focus();

/** Lists the changes of this session with their users, each with Undo where it can be undone. */
export const RecentChangesDialog = ({ shown }: { shown: ShownChanges }) => {
  const t = useTranslate();
  const { records: all, show } = useRecentChanges();
  const records = all.filter(({ startedAt }) => [undefined, startedAt].includes(shown.startedAt));
  const close = () => show(null);
  const [first] = records;
  if (shown.isUndo && first) {
    const listedUsers = first.changes.filter(isUndoable).map(({ user }) => user);
    return (
      <BulkDialog
        name={first.name}
        undone={first}
        ids={listedUsers.map(({ id }) => id)}
        listedUsers={listedUsers}
        filter={{}}
        onClose={close}
      />
    );
  }
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
        {records.map(({ name, startedAt, changes }) => (
          <section key={startedAt}>
            <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 2 }}>
              <Typography variant="h3">
                {t('users.bulk.recent.entry', {
                  title: t(`users.bulk.${name}.title`),
                  smart_count: changes.length,
                  time: dateTimeText(new Date(startedAt).toISOString(), 'minute'),
                })}
              </Typography>
              {changes.some(isUndoable) && (
                <Button onClick={() => show({ startedAt, isUndo: true })}>
                  {t('users.bulk.undo.submit')}
                </Button>
              )}
            </Box>
            <ChangedUsers changes={changes} />
          </section>
        ))}
        {records.length === 0 && <Typography>{t('users.bulk.recent.empty')}</Typography>}
      </Stack>
    </TitledDialog>
  );
};

import { Alert, Button, Checkbox, FormControlLabel, Link, Typography } from '@mui/material';
import { useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import { useUser } from '../../../auth/useAuth';
import type { UserRecord } from '../../../model/users/userRecord';
import { Dialog } from '../../../ui/dialogs/Dialog';
import { SubmitButton } from '../../../ui/form/SubmitButton';
import { useSubmission } from '../../../ui/form/useSubmission';
import { useOpenUserData } from '../useOpenUserData';
import { useDeleteUser } from '../usersCache';

interface DeleteUserDialogProps {
  user: Pick<UserRecord, 'id' | 'email'>;
  onClose: () => void;
  onDeleted: () => void;
}

/** Confirms first, then offers a backup (spec 2 §2.1, §4). */
export const DeleteUserDialog = ({ user, onClose, onDeleted }: DeleteUserDialogProps) => {
  const t = useTranslate();
  const notify = useNotify();
  const me = useUser();
  const remove = useDeleteUser(user.id, onDeleted);
  const openUserData = useOpenUserData(user.id);
  const { busy, submit } = useSubmission();
  const [isForced, setForced] = useState(false);
  const [step, setStep] = useState<'ask' | 'choose' | 'delete' | 'backup'>('ask');
  // Set when the browser blocked the tab: the user opens the backup by hand and then deletes.
  const [backup, setBackup] = useState<string | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const isFirst = step === 'ask';
  const isSelf = me?.user_id === user.id;
  const text = (name: string, args?: object) => t(`users.remove.${name}`, args);

  const deleteNow = () => {
    setStep('delete');
    void submit(
      async () => void (await remove(isForced)),
      () => null,
    );
  };
  const backupFirst = () => {
    setStep('backup');
    setFailed(false);
    void submit(
      async () => {
        const blocked = await openUserData('PulsHub', true);
        if (blocked) return setBackup(blocked);
        notify('users.remove.backupDone', { type: 'success' });
        await remove(isForced);
        return undefined;
      },
      () => {
        setFailed(true);
        notify('users.remove.backupFailed', { type: 'error' });
        return null;
      },
    );
  };

  return (
    <Dialog
      open
      onClose={onClose}
      busy={busy}
      size={isFirst ? 'sm' : 'md'}
      role="alertdialog"
      title={text(isFirst ? 'title' : 'backupTitle')}
      actions={
        <>
          {/* The key focuses Cancel again in the second step, so that holding Enter on Delete does not delete the user. */}
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog takes the focus, and Cancel is the safe choice */}
          <Button key={String(isFirst)} autoFocus color="inherit" disabled={busy} onClick={onClose}>
            {t('action.cancel')}
          </Button>
          {isFirst ? (
            <Button variant="contained" color="error" disabled={isSelf} onClick={() => setStep('choose')}>
              {t('action.delete')}
            </Button>
          ) : (
            <>
              <SubmitButton
                type="button"
                variant="outlined"
                color="error"
                label={backup ? t('action.delete') : text('without')}
                busyLabel={t('ui.confirm.busy')}
                busy={busy && step === 'delete'}
                disabled={busy}
                onClick={deleteNow}
              />
              {!backup && (
                <SubmitButton
                  type="button"
                  label={text('first')}
                  busyLabel={t('ui.confirm.busy')}
                  busy={busy && step === 'backup'}
                  disabled={busy}
                  onClick={backupFirst}
                />
              )}
            </>
          )}
        </>
      }
    >
      {isFirst ? (
        <>
          <Typography color="textSecondary">{text('text')}</Typography>
          <Typography sx={{ my: 2, fontWeight: 600, overflowWrap: 'anywhere' }}>{user.email}</Typography>
          {isSelf && <Alert severity="warning">{text('self')}</Alert>}
          <FormControlLabel
            label={text('force')}
            control={<Checkbox checked={isForced} onChange={(_event, checked) => setForced(checked)} />}
          />
        </>
      ) : (
        <Typography color="textSecondary">{text('backupText', { email: user.email })}</Typography>
      )}
      {hasFailed && (
        <Alert severity="error" sx={{ mt: 3 }}>
          {t('users.error.backup')}
        </Alert>
      )}
      {backup && (
        <Alert severity="info" sx={{ mt: 3 }}>
          {text('backupBlocked')}{' '}
          <Link href={backup} target="_blank" rel="noopener" underline="always">
            {text('backupLink')}
          </Link>
        </Alert>
      )}
    </Dialog>
  );
};

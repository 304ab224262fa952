import { Alert, Button, Checkbox, FormControlLabel, Link, Typography, type ButtonProps } from '@mui/material';
import { useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import { useUser } from '../../../auth/useAuth';
import type { UserRecord } from '../../../model/users/userRecord';
import { TitledDialog } from '../../../ui/dialogs/TitledDialog';
import { SubmitButton } from '../../../ui/form/SubmitButton';
import { useSubmission } from '../../../ui/form/useSubmission';
import { useOpenUserData } from './useOpenUserData';
import { useDeleteUser } from './usersCache';

interface DeleteUserDialogProps {
  user: Pick<UserRecord, 'id' | 'email'>;
  onClose: () => void;
  onDeleted: () => void;
}

/** Confirms first, then offers a backup (spec 2 §2.1, §4). */
export const DeleteUserDialog = ({ user, onClose, onDeleted }: DeleteUserDialogProps) => {
  const t = useTranslate();
  const notify = useNotify();
  const isSelf = useUser()?.user_id === user.id;
  const [isForced, setForced] = useState(false);
  const [isConfirmed, setConfirmed] = useState(false);
  const [task, setTask] = useState<'delete' | 'backup'>('delete');
  // Set when the browser blocked the tab: the user opens the backup by hand and then deletes.
  const [backup, setBackup] = useState<string | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const { busy, submit } = useSubmission();
  const remove = useDeleteUser(user.id, onDeleted);
  const openUserData = useOpenUserData(user.id);

  const tasks = {
    delete: async () => void (await remove(isForced)),
    backup: async () => {
      setFailed(false);
      const blocked = await openUserData('PulsHub', true);
      setBackup(blocked);
      if (blocked) return;
      notify('users.remove.backupDone', { type: 'success' });
      await remove(isForced);
    },
  };
  const backupFailed = () => {
    setFailed(true);
    notify('users.remove.backupFailed', { type: 'error' });
    return null;
  };
  const taskButton = (
    name: keyof typeof tasks,
    label: string,
    look?: Pick<ButtonProps, 'variant' | 'color'>,
  ) => (
    <SubmitButton
      {...look}
      type="button"
      label={t(label)}
      busyLabel={t('ui.confirm.busy')}
      busy={busy && task === name}
      disabled={busy}
      onClick={() => {
        setTask(name);
        void submit(tasks[name], backupFailed);
      }}
    />
  );
  return (
    <TitledDialog
      open
      onClose={onClose}
      busy={busy}
      size={isConfirmed ? 'md' : 'sm'}
      role="alertdialog"
      title={t(`users.remove.${isConfirmed ? 'backupTitle' : 'title'}`)}
      actions={
        <>
          {/* The key focuses Cancel again in the second step, so that holding Enter on Delete does not delete the user. */}
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog takes the focus, and Cancel is the safe choice */}
          <Button key={String(isConfirmed)} autoFocus color="inherit" disabled={busy} onClick={onClose}>
            {t('action.cancel')}
          </Button>
          {!isConfirmed && (
            <Button variant="contained" color="error" disabled={isSelf} onClick={() => setConfirmed(true)}>
              {t('action.delete')}
            </Button>
          )}
          {isConfirmed &&
            taskButton('delete', backup ? 'action.delete' : 'users.remove.without', {
              variant: 'outlined',
              color: 'error',
            })}
          {isConfirmed && !backup && taskButton('backup', 'users.remove.first')}
        </>
      }
    >
      {isConfirmed ? (
        <>
          <Typography color="textSecondary">{t('users.remove.backupText', { email: user.email })}</Typography>
          {hasFailed && (
            <Alert severity="error" sx={{ mt: 3 }}>
              {t('users.error.backup')}
            </Alert>
          )}
          {backup && (
            <Alert severity="info" sx={{ mt: 3 }}>
              {t('users.remove.backupBlocked')}{' '}
              <Link href={backup} target="_blank" rel="noopener" underline="always">
                {t('users.remove.backupLink')}
              </Link>
            </Alert>
          )}
        </>
      ) : (
        <>
          <Typography color="textSecondary">{t('users.remove.text')}</Typography>
          <Typography sx={{ my: 2, fontWeight: 600, overflowWrap: 'anywhere' }}>{user.email}</Typography>
          {isSelf && <Alert severity="warning">{t('users.remove.self')}</Alert>}
          <FormControlLabel
            label={t('users.remove.force')}
            control={<Checkbox checked={isForced} onChange={(_event, checked) => setForced(checked)} />}
          />
        </>
      )}
    </TitledDialog>
  );
};

import { Alert, Button, Checkbox, FormControlLabel, Link, Typography } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import { useUser } from '../../../auth/useAuth';
import type { UserRecord } from '../../../model/users/userRecord';
import { TitledDialog } from '../../../ui/dialogs/TitledDialog';
import { SubmitButton } from '../../../ui/form/SubmitButton';
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
  const deleteUser = useDeleteUser(user.id, onDeleted);
  const openUserData = useOpenUserData(user.id);
  const deletion = useMutation({ mutationFn: () => deleteUser(isForced) });
  const backup = useMutation({
    mutationFn: () => openUserData('PulsHub', true),
    onSuccess: (unopened) => {
      if (unopened) return;
      notify('users.remove.backupDone', { type: 'success' });
      deletion.mutate();
    },
    onError: () => notify('users.remove.backupFailed', { type: 'error' }),
  });
  const busy = deletion.isPending || backup.isPending;
  // Set if the user opens the backup by hand and then deletes.
  const download = backup.data;
  const renderButton = (task: typeof deletion | typeof backup, label: string) => (
    <SubmitButton
      type="button"
      label={t(label)}
      busyLabel={t('ui.confirm.busy')}
      busy={task.isPending}
      disabled={busy}
      onClick={() => task.mutate()}
      {...(task === deletion && { variant: 'outlined', color: 'error' })}
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
          {isConfirmed && renderButton(deletion, download ? 'action.delete' : 'users.remove.without')}
          {isConfirmed && !download && renderButton(backup, 'users.remove.first')}
        </>
      }
    >
      {isConfirmed ? (
        <>
          <Typography color="textSecondary">{t('users.remove.backupText', { email: user.email })}</Typography>
          {backup.isError && (
            <Alert severity="error" sx={{ mt: 3 }}>
              {t('users.error.backup')}
            </Alert>
          )}
          {download && (
            <Alert severity={download.message === null ? 'info' : 'warning'} sx={{ mt: 3 }}>
              {download.message ?? t('users.remove.backupBlocked')}{' '}
              <Link href={download.url} target="_blank" rel="noopener" underline="always">
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

import { Alert, Button, Checkbox, FormControlLabel, Link as MuiLink, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useUser } from '../../auth/useAuth';
import type { UserRecord } from '../../model/users/userRecord';
import { BusyLabel } from '../../ui/form/BusyLabel';
import { displayName } from '../../model/users/user';
import { paths } from '../../paths';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog';
import { Dialog } from '../../ui/dialogs/Dialog';
import { useDeleteUser, useDeleteWithBackup } from './useDeleteUser';

interface DeleteUserDialogProps {
  user: Pick<UserRecord, 'id' | 'email'>;
  onClose: () => void;
  onDeleted: () => void;
}

/** From the list, in two steps: whether at all, and whether with a copy of the data (spec 2 §2.1, §4). */
export const DeleteUserDialog = ({ user, onClose, onDeleted }: DeleteUserDialogProps) => {
  const t = useTranslate();
  const me = useUser();
  const [isForced, setForced] = useState(false);
  const [isSecond, setSecond] = useState(false);
  const { busy, backup, hasFailed, deleteNow, backupFirst } = useDeleteWithBackup(
    user.id,
    isForced,
    onDeleted,
  );
  const isBusy = busy !== null;
  const isSelf = me?.user_id === user.id;
  // Each step has its own: an Enter that is held down asks for the second step, and then cancels.
  const cancel = (
    // oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog takes the focus, and here it does no harm
    <Button key={String(isSecond)} autoFocus color="inherit" disabled={isBusy} onClick={onClose}>
      {t('users.remove.cancel')}
    </Button>
  );

  if (!isSecond)
    return (
      <Dialog
        open
        onClose={onClose}
        size="sm"
        role="alertdialog"
        title={t('users.remove.title')}
        actions={
          <>
            {cancel}
            <Button
              key="delete"
              variant="contained"
              color="error"
              disabled={isSelf}
              onClick={() => setSecond(true)}
            >
              {t('users.remove.delete')}
            </Button>
          </>
        }
      >
        <Typography color="textSecondary">{t('users.remove.text')}</Typography>
        <Typography sx={{ my: 2, fontWeight: 600, overflowWrap: 'anywhere' }}>{user.email}</Typography>
        {isSelf && <Alert severity="warning">{t('users.remove.self')}</Alert>}
        <FormControlLabel
          label={t('users.remove.force')}
          control={<Checkbox checked={isForced} onChange={(_event, checked) => setForced(checked)} />}
        />
      </Dialog>
    );

  return (
    <Dialog
      open
      onClose={onClose}
      busy={isBusy}
      size="md"
      role="alertdialog"
      title={t('users.remove.backupTitle')}
      actions={
        <>
          {cancel}
          <Button
            key="deleteNow"
            variant="outlined"
            color="error"
            disabled={isBusy}
            aria-busy={busy === 'delete'}
            onClick={() => void deleteNow()}
          >
            <BusyLabel
              label={backup ? t('users.remove.delete') : t('users.remove.without')}
              busyLabel={t('ui.confirm.busy')}
              busy={busy === 'delete'}
            />
          </Button>
          {!backup && (
            <Button
              variant="contained"
              disabled={isBusy}
              aria-busy={busy === 'backup'}
              onClick={() => void backupFirst()}
            >
              <BusyLabel
                label={t('users.remove.first')}
                busyLabel={t('ui.confirm.busy')}
                busy={busy === 'backup'}
              />
            </Button>
          )}
        </>
      }
    >
      <Typography color="textSecondary">{t('users.remove.backupText', { email: user.email })}</Typography>
      {hasFailed && (
        <Alert severity="error" sx={{ mt: 3 }}>
          {t('users.error.backup')}
        </Alert>
      )}
      {backup && (
        <Alert severity="info" sx={{ mt: 3 }}>
          {t('users.remove.backupBlocked')}{' '}
          <MuiLink href={backup} target="_blank" rel="noopener" underline="always">
            {t('users.remove.backupLink')}
          </MuiLink>
        </Alert>
      )}
    </Dialog>
  );
};

interface ConfirmDeleteUserProps {
  user: UserRecord;
  open: boolean;
  onClose: () => void;
}

/** From the user's own page: asks, deletes, and goes to the administration (spec 2 §2.5). */
export const ConfirmDeleteUser = ({ user, open, onClose }: ConfirmDeleteUserProps) => {
  const t = useTranslate();
  const me = useUser();
  const navigate = useNavigate();
  const remove = useDeleteUser(user.id, () => navigate(paths.admin));
  return (
    <ConfirmDialog
      open={open}
      type="danger"
      title="userPages.details.deleteTitle"
      message="userPages.details.confirmDelete"
      args={{ name: displayName(user) }}
      confirm="userPages.details.delete"
      cancel="userPages.cancel"
      onConfirm={async () => (await remove()) || onClose()}
      onCancel={onClose}
    >
      {me?.user_id === user.user_id && (
        <Alert severity="warning" variant="outlined" sx={{ mt: 4 }}>
          {t('userPages.details.deleteSelf')}
        </Alert>
      )}
    </ConfirmDialog>
  );
};

import { Alert } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useDelete, useNotify, useTranslate } from 'ra-core';
import { useNavigate } from 'react-router-dom';
import { useNotifyError } from '../../api/useNotifyError';
import { useUser } from '../../auth/useAuth';
import { displayName } from '../../model/users/user';
import type { UserRecord } from '../../model/users/userRecord';
import { paths } from '../../paths';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog';
import { useUsersChanged } from './usersCache';

interface DeleteUserDialogProps {
  user: UserRecord;
  open: boolean;
  onClose: () => void;
}

/** Asks, deletes, and goes to the administration (spec 2 §2.5). */
export const DeleteUserDialog = ({ user, open, onClose }: DeleteUserDialogProps) => {
  const t = useTranslate();
  const [deleteUser] = useDelete();
  const notify = useNotify();
  const navigate = useNavigate();
  const client = useQueryClient();
  const usersChanged = useUsersChanged();
  const notifyError = useNotifyError();
  const me = useUser();

  const remove = async () => {
    try {
      await deleteUser('users', { id: user.id }, { returnPromise: true });
    } catch (error) {
      notifyError('deleteUser', error);
      return onClose();
    }
    notify('userPages.details.deleted', { type: 'success' });
    await navigate(paths.admin);
    client.removeQueries({ queryKey: ['users', 'getOne', { id: String(user.id) }] });
    return usersChanged();
  };

  return (
    <ConfirmDialog
      open={open}
      type="danger"
      title="userPages.details.deleteTitle"
      message="userPages.details.confirmDelete"
      args={{ name: displayName(user) }}
      confirm="userPages.details.delete"
      cancel="userPages.cancel"
      onConfirm={remove}
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

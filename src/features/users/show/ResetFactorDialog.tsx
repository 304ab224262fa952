import { useNotify } from 'ra-core';
import { useData } from '../../../api/useData';
import { useNotifyError } from '../../../api/useNotifyError';
import { displayName } from '../../../model/users/user';
import type { UserRecord } from '../../../model/users/userRecord';
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog';
import { useUsersChanged } from '../usersCache';

interface ResetFactorDialogProps {
  user: UserRecord;
  open: boolean;
  onClose: () => void;
  onDone: () => void;
}

/** For somebody who lost their authenticator (decisions §6 "Reset of another user's factor"). */
export const ResetFactorDialog = ({ user, open, onClose, onDone }: ResetFactorDialogProps) => {
  const data = useData();
  const notify = useNotify();
  const notifyError = useNotifyError();
  const usersChanged = useUsersChanged();
  const args = { name: displayName(user), email: user.email };
  const reset = async () => {
    try {
      await data.update('users', { id: user.id, data: { mfa_type: 'email' }, previousData: user });
    } catch (error) {
      notifyError('resetFactor', error);
      return;
    }
    notify('userPages.resetFactor.done', { type: 'success', messageArgs: args });
    onDone();
    void usersChanged();
  };
  return (
    <ConfirmDialog
      open={open}
      title="userPages.resetFactor.title"
      message="userPages.resetFactor.text"
      confirm="userPages.resetFactor.confirm"
      args={args}
      onConfirm={reset}
      onCancel={onClose}
    />
  );
};

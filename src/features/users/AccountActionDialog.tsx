import { displayName } from '../../model/users/user';
import type { UserRecord } from '../../model/users/userRecord';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog';
import { useAccountActions, type AccountAction } from './useAccountActions';

interface AccountActionDialogProps {
  user: UserRecord;
  action: AccountAction;
  onCancel: () => void;
  onDone: () => void;
}

/** Names the person before something is done to the account. */
export const AccountActionDialog = ({ user, action, onCancel, onDone }: AccountActionDialogProps) => {
  const actions = useAccountActions(user.user_id);
  return (
    <ConfirmDialog
      open
      title={`users.account.${action}.title`}
      message={`users.account.${action}.text`}
      confirm={`users.account.${action}.label`}
      args={{ name: displayName(user), email: user.email }}
      onCancel={onCancel}
      onConfirm={async () => {
        await actions[action]();
        onDone();
      }}
    />
  );
};

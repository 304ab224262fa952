import { Suspense } from 'react';
import { displayName } from '../../model/users/user';
import type { UserRecord } from '../../model/users/userRecord';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog';
import { lazyPart } from '../../ui/loading/lazyPart';
import { useAccountActions, type AccountAction, type SimpleAction } from './useAccountActions';

const SecureDialog = lazyPart(() =>
  import('./secure/SecureDialog').then((m) => ({ default: m.SecureDialog })),
);

interface AccountActionDialogProps {
  user: UserRecord;
  action: AccountAction;
  onCancel: () => void;
  onDone: () => void;
}

/** Names the person before something is done to the account. */
export const AccountActionDialog = ({ action, ...props }: AccountActionDialogProps) =>
  action === 'secure' ? (
    <Suspense fallback={null}>
      <SecureDialog user={props.user} onClose={props.onCancel} onDone={props.onDone} />
    </Suspense>
  ) : (
    <SimpleActionDialog {...props} action={action} />
  );

const SimpleActionDialog = (props: AccountActionDialogProps & { action: SimpleAction }) => {
  const { user, action, onCancel, onDone } = props;
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

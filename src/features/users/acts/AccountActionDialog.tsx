import { useNotify, useTranslate } from 'ra-core';
import { useData } from '../../../api/useData';
import { useNotifyError } from '../../../api/useNotifyError';
import { displayName } from '../../../model/users/user';
import type { UserRecord } from '../../../model/users/userRecord';
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog';
import { lazyPart, pickExport } from '../../../ui/loading/lazyCode';
import { useRefetchUsers } from '../account/usersCache';

const BulkDialog = lazyPart(() => import('./BulkDialog').then(pickExport('BulkDialog')));

export type AccountAction = 'sendPasswordLink' | 'resetFactor' | 'endSessions' | 'activate' | 'deactivate';

interface AccountActionDialogProps {
  user: UserRecord;
  action: AccountAction;
  onClose: () => void;
  onDone: () => void;
}

/** Performs an action on one account: a bulk action, or a single call after confirmation. */
export const AccountActionDialog = ({ user, action, onClose, onDone }: AccountActionDialogProps) => {
  const t = useTranslate();
  const data = useData();
  const notify = useNotify();
  const notifyError = useNotifyError();
  const refetchUsers = useRefetchUsers();
  if (action !== 'sendPasswordLink' && action !== 'resetFactor')
    return (
      <BulkDialog
        name={action}
        ids={[user.id]}
        listedUsers={[user]}
        filter={{}}
        onClose={(isDone) => (isDone ? onDone() : onClose())}
      />
    );
  const args = { name: displayName(user), email: user.email };
  const report = (message: string, messageArgs: object) => notify(message, { type: 'success', messageArgs });
  const sendPasswordLink = async () => {
    const text = 'users.email.prefill.set_password_link';
    await data.sendEmail({
      user_ids: [user.user_id],
      subject: t(`${text}.subject`),
      template: 'set_password_link',
      message_type: 'plain',
      message: t(`${text}.message`),
    });
    report('users.email.sent', { smart_count: 1 });
  };
  /** Helps users who lost their authenticator (decisions §6 "Reset of another user's second factor"). */
  const resetFactor = async () => {
    await data.update('users', { id: user.id, data: { mfa_type: 'email' }, previousData: user });
    report('users.account.resetFactor.done', args);
    void refetchUsers();
  };
  const isReset = action === 'resetFactor';
  const confirm = async () => {
    try {
      await (isReset ? resetFactor() : sendPasswordLink());
      onDone();
      return null;
    } catch (error) {
      return notifyError(isReset ? 'resetFactor' : 'sendEmail', error);
    }
  };
  return (
    <ConfirmDialog
      open
      title={`users.account.${action}.title`}
      message={`users.account.${action}.text`}
      confirm={`users.account.${action}.label`}
      args={args}
      onCancel={onClose}
      onConfirm={confirm}
    />
  );
};

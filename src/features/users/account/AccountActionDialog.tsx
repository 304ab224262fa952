import { useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'ra-core';
import { useData } from '../../../api/useData';
import { useNotifyError } from '../../../api/useNotifyError';
import { allSessions } from '../../../model/sessions/activeSession';
import { displayName } from '../../../model/users/user';
import type { UserRecord } from '../../../model/users/userRecord';
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog';
import { activeSessionsQuery, useEndSessions } from '../../sessions/useSessions';
import { useUsersChanged } from './usersCache';

const calls = {
  sendPasswordLink: 'sendEmail',
  endSessions: 'loadSessionsOf',
  resetFactor: 'resetFactor',
} as const;

export type AccountAction = keyof typeof calls;

interface AccountActionDialogProps {
  user: UserRecord;
  action: AccountAction;
  onClose: () => void;
  onDone: () => void;
}

/** Confirms a single-step action on an account by showing whose it is. */
export const AccountActionDialog = ({ user, action, onClose, onDone }: AccountActionDialogProps) => {
  const t = useTranslate();
  const data = useData();
  const client = useQueryClient();
  const notify = useNotify();
  const notifyError = useNotifyError();
  const usersChanged = useUsersChanged();
  const { endOne, endMany, isOwnCurrent } = useEndSessions(user.user_id);
  const args = { name: displayName(user), email: user.email };
  const success = (message: string, messageArgs: object) => notify(message, { type: 'success', messageArgs });

  const actions: Record<AccountAction, () => Promise<unknown>> = {
    sendPasswordLink: async () => {
      const text = 'users.email.prefill.set_password_link';
      await data.sendEmail({
        user_ids: [user.user_id],
        subject: t(`${text}.subject`),
        template: 'set_password_link',
        message_type: 'plain',
        message: t(`${text}.message`),
      });
      success('users.email.sent', { smart_count: 1 });
    },
    endSessions: async () => {
      const sessions = allSessions(await client.fetchQuery(activeSessionsQuery(data, user.user_id)));
      const own = sessions.find(isOwnCurrent);
      const others = sessions.filter((session) => session !== own);
      if (sessions.length === 0) notify('userPages.sessions.none', { type: 'info' });
      if (others.length > 0) await endMany(others.map((session) => session.user_activate_session_id));
      // Last, because it signs this browser out.
      if (own) await endOne(own);
    },
    // Helps users who lost their authenticator (decisions §6 "Reset of another user's factor").
    resetFactor: async () => {
      await data.update('users', { id: user.id, data: { mfa_type: 'email' }, previousData: user });
      success('users.account.resetFactor.done', args);
      void usersChanged();
    },
  };

  const confirm = async () => {
    try {
      await actions[action]();
      onDone();
    } catch (error) {
      notifyError(calls[action], error);
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

import { useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'ra-core';
import { useData } from '../../../api/useData';
import { useNotifyError } from '../../../api/useNotifyError';
import { allSessions } from '../../../model/sessions/activeSession';
import { displayName } from '../../../model/users/user';
import type { UserRecord } from '../../../model/users/userRecord';
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog';
import { activeSessionsQuery, useEndSessions } from '../../sessions/useSessions';

export type AccountAction = 'sendPasswordLink' | 'endSessions';

interface AccountActionDialogProps {
  user: UserRecord;
  action: AccountAction;
  onClose: () => void;
  onDone: () => void;
}

/** Names the person before something is done to the account. */
export const AccountActionDialog = (props: AccountActionDialogProps) => {
  const { user, action, onClose, onDone } = props;
  const actions = useAccountActions(user.user_id);
  return (
    <ConfirmDialog
      open
      title={`users.account.${action}.title`}
      message={`users.account.${action}.text`}
      confirm={`users.account.${action}.label`}
      args={{ name: displayName(user), email: user.email }}
      onCancel={onClose}
      onConfirm={async () => {
        await actions[action]();
        onDone();
      }}
    />
  );
};

/** What is done to somebody's account in one step; each tells how it went. */
const useAccountActions = (userId: number): Record<AccountAction, () => Promise<void>> => {
  const t = useTranslate();
  const data = useData();
  const client = useQueryClient();
  const notify = useNotify();
  const notifyError = useNotifyError();
  const { endOne, endMany, isOwnCurrent } = useEndSessions(userId);
  return {
    sendPasswordLink: async () => {
      const text = 'users.email.prefill.set_password_link';
      const email = {
        subject: t(`${text}.subject`),
        template: 'set_password_link',
        message_type: 'plain',
        message: t(`${text}.message`),
      } as const;
      try {
        await data.sendEmail({ ...email, user_ids: [userId] });
        notify('users.email.sent', { type: 'success', messageArgs: { smart_count: 1 } });
      } catch (error) {
        notifyError('sendEmail', error);
      }
    },
    endSessions: async () => {
      try {
        const sessions = allSessions(await client.fetchQuery(activeSessionsQuery(data, userId)));
        const own = sessions.find(isOwnCurrent);
        const others = sessions.filter((session) => session !== own);
        if (sessions.length === 0) notify('userPages.sessions.none', { type: 'info' });
        if (others.length > 0) await endMany(others.map((session) => session.user_activate_session_id));
        // Last, because it signs this browser out.
        if (own) await endOne(own);
      } catch (error) {
        notifyError('loadSessionsOf', error);
      }
    },
  };
};

import { useNotify, useTranslate } from 'ra-core';
import { useData } from '../../api/useData';
import { useNotifyError } from '../../api/useNotifyError';
import { inParallel } from '../../model/inParallel';

type AccountAction = (userId: number) => Promise<void>;

const concurrency = 4;

/** What is done to somebody's account in one step; each tells how it went. */
export const useAccountActions = (): Record<'sendPasswordLink' | 'endSessions', AccountAction> => {
  const t = useTranslate();
  const data = useData();
  const notify = useNotify();
  const notifyError = useNotifyError();
  return {
    sendPasswordLink: async (userId) => {
      const text = 'users.email.prefill.set_password_link';
      const email = {
        subject: t(`${text}.subject`),
        template: 'set_password_link',
        message_type: 'plain',
        message: t(`${text}.message`),
      } as const;
      try {
        await data.sendEmail({ ...email, user_ids: [userId] });
        notify('users.email.sent', { type: 'success', messageArgs: { count: 1 } });
      } catch (error) {
        notifyError('sendEmail', error);
      }
    },
    endSessions: async (userId) => {
      try {
        const { current, others } = await data.activeSessions(userId);
        const sessions = [...others, ...(current ? [current] : [])];
        const ids = sessions.map(({ user_activate_session_id }) => user_activate_session_id);
        const { done, failed } = await inParallel(ids, concurrency, data.endSession);
        if (failed[0]) notifyError('endSessionOf', failed[0].error);
        else notify('sessions.endedAll', { type: 'success', messageArgs: { count: done.length } });
      } catch (error) {
        notifyError('loadSessionsOf', error);
      }
    },
  };
};

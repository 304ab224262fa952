import { useNotify, useRecordContext, useTranslate } from 'ra-core';
import { useData } from '../../api/useData';
import { useNotifyError } from '../../api/useNotifyError';
import { useUser } from '../../auth/useAuth';
import type { MessageTemplate } from '../../model/custom-message-template/messageTemplate';
import { plainText } from '../../model/plainText';
import { SubmitButton } from '../../ui/form/SubmitButton';
import { useSubmission } from '../../ui/form/useSubmission';
import { useTemplateName } from './TemplateCard';

export const SendToMe = () => {
  const t = useTranslate();
  const data = useData();
  const user = useUser();
  const template = useRecordContext<MessageTemplate>();
  const notify = useNotify();
  const notifyError = useNotifyError();
  const name = useTemplateName(template);
  const { busy, wait, submit } = useSubmission();
  if (!user || !template) return null;
  const send = () =>
    submit(
      async () => {
        const subject = plainText(t('customMessageTemplate.mail.subject', { name }));
        const message = plainText(t('customMessageTemplate.mail.message', { name }));
        await data.sendEmail({
          user_ids: [user.user_id],
          subject,
          template: String(template.id),
          message_type: 'plain',
          message,
        });
        notify('customMessageTemplate.sent', { type: 'success', messageArgs: { email: user.email } });
      },
      (error) => notifyError('sendTemplate', error),
    );
  return (
    <SubmitButton
      type="button"
      label={t('customMessageTemplate.previewOf.send')}
      busyLabel={t('action.sending')}
      busy={busy}
      wait={wait}
      onClick={() => void send()}
    />
  );
};

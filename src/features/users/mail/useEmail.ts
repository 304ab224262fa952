import { useNotify, useTranslate } from 'ra-core';
import { useState, type FormEvent } from 'react';
import { useData } from '../../../api/useData';
import { useNotifyError } from '../../../api/useNotifyError';
import { useUser } from '../../../auth/useAuth';
import { emailProblems, emptyDraft, type EmailDraft, type EmailProblems } from '../../../model/users/email';
import { useSubmission } from '../../../ui/form/useSubmission';

const prefilled = ['set_password_link', 'welcome', 'notification'];

/** What is being written to the selected users, and the ways to send it. */
export const useEmail = (userIds: readonly number[], onSent: () => void) => {
  const t = useTranslate();
  const notify = useNotify();
  const data = useData();
  const me = useUser();
  const notifyError = useNotifyError();
  const { busy, wait, submit } = useSubmission();
  const [draft, setDraft] = useState<EmailDraft>(emptyDraft);
  const [isChecked, setChecked] = useState(false);
  const errors: EmailProblems = isChecked ? emailProblems(draft, userIds.length) : {};

  const change = (part: Partial<EmailDraft>) => setDraft((now) => ({ ...now, ...part }));

  /** A stock template brings its words where nothing was written yet (spec 2 §5). */
  const chooseTemplate = (template: string) => {
    const words = (part: 'subject' | 'message') =>
      prefilled.includes(template) ? t(`users.email.prefill.${template}.${part}`) : '';
    setDraft((now) => ({
      ...now,
      template,
      subject: now.subject || words('subject'),
      message: now.message || words('message'),
    }));
  };

  const send = (recipients: readonly number[], done: () => void) => {
    setChecked(true);
    if (Object.keys(emailProblems(draft, recipients.length)).length > 0) {
      notify('users.email.fixErrors', { type: 'error' });
      return;
    }
    void submit(
      async () => {
        await data.sendEmail({ ...draft, subject: draft.subject.trim(), user_ids: recipients });
        done();
      },
      (error) => notifyError('sendEmail', error),
    );
  };

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    send(userIds, () => {
      notify('users.email.sent', { type: 'success', messageArgs: { count: userIds.length } });
      onSent();
    });
  };
  const sendToMe = () =>
    send(me ? [me.user_id] : [], () =>
      notify('users.email.sentToMe', { type: 'success', messageArgs: { email: me?.email } }),
    );

  return { draft, change, chooseTemplate, errors, busy, wait, onSubmit, sendToMe };
};

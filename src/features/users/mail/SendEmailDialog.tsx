import { Alert, Button, Stack, Typography } from '@mui/material';
import { useGetMany, useNotify, useTranslate } from 'ra-core';
import { useFormContext, useWatch } from 'react-hook-form';
import { useData } from '../../../api/useData';
import { useNotifyError, useFormErrors } from '../../../api/useNotifyError';
import { useUser } from '../../../auth/useAuth';
import { listText } from '../../../model/locale';
import { emptyDraft, type EmailDraft } from '../../../model/users/email';
import { displayName } from '../../../model/users/user';
import type { UserRecord } from '../../../model/users/userRecord';
import { CancelButton, FormSaveButton } from '../../../ui/form/FormButtons';
import { useFormSubmission } from '../../../ui/form/useSubmission';
import { FormDialog } from '../../../ui/form/FormDialog';
import { EmailInputs } from './EmailInputs';
import { EmailPreview } from './EmailPreview';

interface SendEmailDialogProps {
  userIds: readonly number[];
  onClose: () => void;
  onSent: () => void;
}

const getInvalidToast = () => 'users.email.fixErrors';

export const SendEmailDialog = ({ userIds, onClose, onSent }: SendEmailDialogProps) => {
  const t = useTranslate();
  const notify = useNotify();
  const send = useSend();
  const count = userIds.length;
  return (
    <FormDialog
      size="lg"
      title="users.selection.send"
      label={t('users.selection.send')}
      defaultValues={emptyDraft}
      save={(draft: EmailDraft) => send(draft, userIds)}
      onSaved={() => {
        notify('users.email.sent', { type: 'success', messageArgs: { smart_count: count } });
        onSent();
      }}
      onError={useFormErrors('sendEmail')}
      getInvalidToast={getInvalidToast}
      onClose={onClose}
      buttons={<EmailButtons count={count} onCancel={onClose} />}
    >
      <Stack sx={{ gap: 5, pt: 1 }}>
        <Recipients userIds={userIds} />
        <EmailInputs />
        {count === 0 && <Alert severity="error">{t('users.email.noRecipients')}</Alert>}
        <EmailPreview userIds={userIds} />
      </Stack>
    </FormDialog>
  );
};

const maxNamedRecipients = 2;

const Recipients = ({ userIds }: Pick<SendEmailDialogProps, 'userIds'>) => {
  const t = useTranslate();
  const { data: users = [] } = useGetMany<UserRecord>('users', { ids: userIds.slice(0, maxNamedRecipients) });
  const others = userIds.length - users.length;
  if (users.length === 0) return null;
  return (
    <Typography color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
      {t(`users.email.${others > 0 ? 'toMore' : 'to'}`, {
        names: listText(users.map(displayName)),
        smart_count: others,
      })}
    </Typography>
  );
};

const useSend = () => {
  const data = useData();
  return (draft: EmailDraft, userIds: readonly number[]) =>
    data.sendEmail({ ...draft, subject: draft.subject.trim(), user_ids: userIds });
};

const EmailButtons = ({ count, onCancel }: { count: number; onCancel: () => void }) => {
  const t = useTranslate();
  const me = useUser();
  const notify = useNotify();
  const notifyError = useNotifyError();
  const send = useSend();
  const { busy, submit } = useFormSubmission();
  const { handleSubmit } = useFormContext<EmailDraft>();
  const [subject, message] = useWatch<EmailDraft, ['subject', 'message']>({ name: ['subject', 'message'] });
  const isIncomplete = count === 0 || subject === '' || message === '';
  const sendToMe = handleSubmit((draft) =>
    submit(
      async () => {
        if (!me) return;
        await send(draft, [me.user_id]);
        notify('users.email.sentToMe', { type: 'success', messageArgs: { email: me.email } });
      },
      (error) => ({ wait: notifyError('sendEmail', error) }),
    ),
  );
  return (
    <>
      <CancelButton onClick={onCancel} />
      <Button variant="outlined" disabled={busy || isIncomplete} onClick={(event) => void sendToMe(event)}>
        {t('users.email.toMe')}
      </Button>
      <FormSaveButton
        label="users.email.send"
        args={{ count }}
        busyLabel="action.sending"
        disabled={isIncomplete}
      />
    </>
  );
};

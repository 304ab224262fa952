import { Alert, Box, Button, Stack, Typography } from '@mui/material';
import { useGetList, useTranslate } from 'ra-core';
import { useId } from 'react';
import { counterColour, emailVariables, stockTemplates, unknownVariables } from '../../../model/users/email';
import type { MessageTemplate } from '../../../model/custom-message-template/messageTemplate';
import { EditDialog } from '../../../ui/dialogs/EditDialog';
import { SelectInput } from '../../../ui/inputs/SelectInput';
import { SubmitButton } from '../../../ui/form/SubmitButton';
import { TextArea } from '../../../ui/inputs/TextArea';
import { TextField } from '../../../ui/inputs/TextField';
import { EmailPreview } from './EmailPreview';
import { useEmail } from './useEmail';

interface SendEmailDialogProps {
  userIds: readonly number[];
  onClose: () => void;
  onSent: () => void;
}

/** A mail to the selected users (spec 2 §2.1, §5). */
export const SendEmailDialog = ({ userIds, onClose, onSent }: SendEmailDialogProps) => {
  const t = useTranslate();
  const id = useId();
  const mail = useEmail(userIds, onSent);
  const { draft, change, errors, busy } = mail;
  const catalogue = useGetList<MessageTemplate>('custom-message-template', {
    pagination: { page: 1, perPage: 20 },
    sort: { field: 'id', order: 'ASC' },
  });
  const templates = [
    ...stockTemplates.map((value) => ({ value, label: t(`users.email.templates.${value}`) })),
    ...(catalogue.data ?? []).map((template) => ({
      value: String(template.id),
      label: template.name || t('users.email.unnamed'),
    })),
  ];
  const formats = (['plain', 'html'] as const).map((value) => ({
    value,
    label: t(`users.email.formats.${value}`),
  }));
  const unknown = unknownVariables(`${draft.subject} ${draft.message}`);
  const isIncomplete = draft.subject === '' || draft.message === '' || userIds.length === 0;

  return (
    <EditDialog
      open
      onClose={onClose}
      busy={busy}
      isDirty={draft.subject !== '' || draft.message !== ''}
      size="lg"
      title={t('users.email.title')}
      actions={
        <>
          <Button color="inherit" disabled={busy} onClick={onClose}>
            {t('users.email.cancel')}
          </Button>
          <Button variant="outlined" disabled={busy || isIncomplete} onClick={mail.sendToMe}>
            {t('users.email.toMe')}
          </Button>
          <SubmitButton
            form={id}
            label={t('users.email.send', { count: userIds.length })}
            busyLabel={t('users.email.sending')}
            busy={busy}
            wait={mail.wait}
            disabled={isIncomplete}
          />
        </>
      }
    >
      <Stack
        component="form"
        id={id}
        noValidate
        aria-label={t('users.email.title')}
        onSubmit={mail.onSubmit}
        sx={{ gap: 5, pt: 1 }}
      >
        <TextField
          name="subject"
          label={t('users.email.subject')}
          required
          value={draft.subject}
          onChange={(subject) => change({ subject })}
          error={errors.subject && t(errors.subject)}
          maxLength={200}
        />
        <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: { xs: '1fr', sm: '2fr 1fr' } }}>
          <SelectInput
            name="template"
            label={t('users.email.template')}
            value={draft.template}
            onChange={mail.chooseTemplate}
            options={templates}
            {...(/^\d+$/.test(draft.template) ? { help: t('users.email.templateFrame') } : {})}
          />
          <SelectInput
            name="message_type"
            label={t('users.email.format')}
            value={draft.message_type}
            onChange={(format) => change({ message_type: format === 'html' ? 'html' : 'plain' })}
            options={formats}
          />
        </Box>
        <Box>
          <TextArea
            name="message"
            label={t('users.email.message')}
            value={draft.message}
            onChange={(message) => change({ message })}
            error={errors.message && t(errors.message)}
          />
          <Typography
            variant="caption"
            component="p"
            sx={{ textAlign: 'right', color: counterColour(draft.message.length) }}
            data-counter
          >
            {t('users.email.counter', { length: draft.message.length })}
          </Typography>
        </Box>
        <Box>
          <Typography variant="body2" sx={{ fontWeight: 500, mb: 1 }}>
            {t('users.email.variables')}
          </Typography>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
            {emailVariables.map((name) => (
              <Button
                key={name}
                size="small"
                variant="outlined"
                color="inherit"
                aria-label={t('users.email.insert', { variable: `{{${name}}}` })}
                onClick={() => change({ message: `${draft.message}{{${name}}}` })}
                sx={{ fontFamily: 'monospace' }}
              >
                {`{{${name}}}`}
              </Button>
            ))}
          </Box>
        </Box>
        {unknown.length > 0 && (
          <Alert severity="warning">{t('users.email.unknownVariable', { names: unknown.join(', ') })}</Alert>
        )}
        {errors.recipients && <Alert severity="error">{t(errors.recipients)}</Alert>}
        {draft.message !== '' && <EmailPreview draft={draft} userIds={userIds} />}
      </Stack>
    </EditDialog>
  );
};

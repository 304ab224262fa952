import { Alert, Box, Button, Skeleton, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useRecordContext, useTranslate, useNotify } from 'ra-core';
import { useState } from 'react';
import { useData } from '../../api/useData';
import { useNotifyError } from '../../api/useNotifyError';
import { useQueryFailure } from '../../api/useQueryFailure';
import { useUser } from '../../auth/useAuth';
import {
  parseTemplateFields,
  type MessageTemplate,
} from '../../model/custom-message-template/messageTemplate';
import {
  renderPreview,
  textValues,
  findVariables,
} from '../../model/custom-message-template/templatePreview';
import { listText } from '../../model/locale';
import { settings } from '../../settings';
import { LoadFailure } from '../../ui/loading/LoadFailure';
import { TitledDialog } from '../../ui/dialogs/TitledDialog';
import { LabelledTextField } from '../../ui/inputs/LabelledTextField';
import { PreviewFrame } from '../../ui/page/PreviewFrame';
import { useTemplateName } from './TemplateCard';
import { withoutIsolates } from '../../model/text';
import { SubmitButton } from '../../ui/form/SubmitButton';
import { useSubmission } from '../../ui/form/useSubmission';

export const TemplatePreview = ({ onClose }: { onClose: () => void }) => {
  const t = useTranslate();
  const data = useData();
  const user = useUser();
  const template = useRecordContext<MessageTemplate>();
  const name = useTemplateName(template);
  const [editedValues, setEditedValues] = useState<Record<string, string>>({});
  const templateUrl = template?.template_url ?? '';
  const query = useQuery({
    queryKey: ['templateText', templateUrl],
    queryFn: ({ signal }) => data.fetchTemplate(templateUrl, signal),
  });
  const html = query.data;
  const failure = useQueryFailure('customMessageTemplate.previewFailed', query);
  const getText = (key: string, args = {}) => t(`customMessageTemplate.previewOf.${key}`, args);

  // The template's fields override the user's, as in the mail.
  const values: Record<string, string> = {
    first_name: user?.first_name ?? '',
    last_name: user?.last_name ?? '',
    email: user?.email ?? '',
    company: settings.companyName,
    ...textValues(parseTemplateFields(template?.body) ?? {}),
    message: getText('message'),
    ...editedValues,
  };
  const preview = html === undefined ? null : renderPreview(html, values);
  const names = findVariables(html ?? '');

  return (
    <TitledDialog
      open
      onClose={onClose}
      size="xl"
      title={getText('title', { name })}
      actions={
        <>
          <Button color="inherit" onClick={onClose}>
            {t('action.close')}
          </Button>
          <SendToMe />
        </>
      }
    >
      {failure && <LoadFailure {...failure} />}
      {!preview && !failure && (
        <Skeleton component="output" aria-label={getText('loading')} variant="rounded" height={360} />
      )}
      {preview && (
        <Stack sx={{ gap: 5 }}>
          {preview.unknown.length > 0 && (
            <Alert severity="warning" variant="outlined">
              {getText('unknown', { names: listText(preview.unknown.map((variable) => `{{${variable}}}`)) })}
            </Alert>
          )}
          <Box
            sx={{
              display: 'grid',
              gap: 5,
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '240px minmax(0, 1fr)' },
            }}
          >
            <Stack component="section" aria-label={getText('values')} sx={{ gap: 4 }}>
              <Typography variant="body2" color="textSecondary">
                {getText(names.length > 0 ? 'valuesHelp' : 'noVariables')}
              </Typography>
              {names.map((variable) => (
                <LabelledTextField
                  key={variable}
                  label={variable}
                  value={Object.hasOwn(values, variable) ? (values[variable] ?? '') : ''}
                  onChange={(value) => setEditedValues((all) => ({ ...all, [variable]: value }))}
                />
              ))}
            </Stack>
            <PreviewFrame html={preview.html} title={getText('frame')} />
          </Box>
          <Typography variant="body2" color="textSecondary">
            {getText('sendHelp', { email: user?.email ?? '' })}
          </Typography>
        </Stack>
      )}
    </TitledDialog>
  );
};

const SendToMe = () => {
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
        const subject = withoutIsolates(t('customMessageTemplate.mail.subject', { name }));
        const message = withoutIsolates(t('customMessageTemplate.mail.message', { name }));
        await data.sendEmail({
          user_ids: [user.user_id],
          subject,
          template: String(template.id),
          message_type: 'plain',
          message,
        });
        notify('customMessageTemplate.sent', { type: 'success', messageArgs: { email: user.email } });
      },
      (error) => ({ wait: notifyError('sendEmail', error) }),
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

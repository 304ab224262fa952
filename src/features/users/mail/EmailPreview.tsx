import { Alert, Box, Card, IconButton, Skeleton, Typography } from '@mui/material';
import { useGetOne, useTranslate } from 'ra-core';
import { useId, useState, type KeyboardEvent } from 'react';
import { useWatch } from 'react-hook-form';
import { listText } from '../../../model/locale';
import { fillTemplate, renderPreview } from '../../../model/custom-message-template/templatePreview';
import { emptyVariables, type EmailDraft } from '../../../model/users/email';
import type { UserRecord } from '../../../model/users/userRecord';
import { settings } from '../../../settings';
import { PreviewFrame } from '../../../ui/page/PreviewFrame';
import { logicalArrowKey } from '../../../ui/keyboard';
import { ChevronLeft, ChevronRight } from '../../../ui/directionalIcons';

const steps = [
  { name: 'previous', offset: -1, Icon: ChevronLeft },
  { name: 'next', offset: 1, Icon: ChevronRight },
];

export const EmailPreview = ({ userIds }: { userIds: readonly number[] }) => {
  const t = useTranslate();
  const id = useId();
  const draft = useWatch<EmailDraft>() as EmailDraft;
  const [requestedIndex, setRequestedIndex] = useState(0);
  const index = Math.min(requestedIndex, userIds.length - 1);
  const { data: user } = useGetOne<UserRecord>(
    'users',
    { id: userIds[index] ?? 0 },
    { enabled: index >= 0, retry: false },
  );
  const move = (step: number) => setRequestedIndex(Math.min(Math.max(index + step, 0), userIds.length - 1));
  const onKeyDown = (event: KeyboardEvent) => {
    const key = logicalArrowKey(event);
    if (key === 'ArrowLeft') move(-1);
    if (key === 'ArrowRight') move(1);
  };
  const values = {
    first_name: user?.first_name ?? '',
    last_name: user?.last_name ?? '',
    email: user?.email ?? '',
    company: settings.companyName,
  };
  const empty = user ? emptyVariables(`${draft.subject} ${draft.message}`, values) : [];
  if (draft.message === '') return null;
  return (
    <Card component="section" aria-labelledby={id} sx={{ p: 4, bgcolor: 'background.default' }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, mb: 2 }}>
        <Typography
          id={id}
          variant="body2"
          component="output"
          sx={{ flex: 1, fontWeight: 500, overflowWrap: 'anywhere' }}
        >
          {t('users.email.previewOf', { email: user?.email ?? '', number: index + 1, count: userIds.length })}
        </Typography>
        {steps.map(({ name, offset, Icon }) => (
          <IconButton
            key={name}
            aria-label={t(`users.email.${name}`)}
            disabled={userIds[index + offset] === undefined}
            onKeyDown={onKeyDown}
            onClick={() => move(offset)}
          >
            <Icon />
          </IconButton>
        ))}
      </Box>
      {user ? (
        <>
          <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
            {fillTemplate(draft.subject, values)}
          </Typography>
          <Box sx={{ mt: 2 }}>
            {draft.message_type === 'html' ? (
              <PreviewFrame
                height={200}
                title={t('users.email.preview')}
                html={renderPreview(draft.message, values).html}
              />
            ) : (
              <Typography variant="body2" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
                {fillTemplate(draft.message, values)}
              </Typography>
            )}
          </Box>
        </>
      ) : (
        <Skeleton height={60} />
      )}
      {empty.length > 0 && (
        <Alert severity="warning" sx={{ mt: 3 }}>
          {t('users.email.emptyVariable', { names: listText(empty.map((name) => `{{${name}}}`)) })}
        </Alert>
      )}
    </Card>
  );
};

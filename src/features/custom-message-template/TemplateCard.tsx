import ContentCopy from '@mui/icons-material/ContentCopyOutlined';
import { Box, Button, Card, IconButton, InputAdornment, OutlinedInput, Typography } from '@mui/material';
import { useRecordContext, useTranslate } from 'ra-core';
import { useId } from 'react';
import type { MessageTemplate } from '../../model/custom-message-template/messageTemplate';
import { useCopy } from '../../ui/useCopy';
import { tooltip } from '../../ui/page/SharedTooltip';

type OpenTemplateDialog = (name: 'preview' | 'edit' | 'delete', template: MessageTemplate) => void;

export const useTemplateName = (template: Pick<MessageTemplate, 'name'> | undefined): string => {
  const t = useTranslate();
  const name = template?.name;
  return typeof name === 'string' && name.trim() ? name : t('customMessageTemplate.unnamed');
};

export const TemplateCard = ({ onOpen }: { onOpen: OpenTemplateDialog }) => {
  const t = useTranslate();
  const [id, urlId] = [useId(), useId()];
  const copy = useCopy('customMessageTemplate.copied', 'customMessageTemplate.copyFailed');
  const template = useRecordContext<MessageTemplate>();
  const name = useTemplateName(template);
  if (!template) return null;
  const { template_url, body } = template;
  return (
    <Card
      component="li"
      aria-labelledby={id}
      sx={{ p: 5, minWidth: 0, display: 'flex', flexDirection: 'column', gap: 3 }}
    >
      <Typography id={id} component="h3" variant="h3" sx={{ overflowWrap: 'anywhere' }}>
        <bdi>{name}</bdi>
      </Typography>
      <Box>
        <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
          {t('customMessageTemplate.fieldsTitle')}
        </Typography>
        {body ? (
          <Box
            component="fieldset"
            // Focusable, so that it scrolls by keyboard.
            tabIndex={0}
            aria-label={t('customMessageTemplate.fieldsTitle')}
            sx={{
              m: 0,
              minWidth: 0,
              border: 0,
              p: 3,
              maxHeight: 160,
              overflow: 'auto',
              borderRadius: 1,
              bgcolor: 'action.hover',
            }}
          >
            <Box component="pre" dir="ltr" sx={{ m: 0, fontFamily: 'monospace', fontSize: '0.8125rem' }}>
              {body}
            </Box>
          </Box>
        ) : (
          <Typography variant="body2">{t('customMessageTemplate.noFields')}</Typography>
        )}
      </Box>
      <Box sx={{ mt: 'auto' }}>
        <Box component="label" htmlFor={urlId} sx={{ typography: 'body2', color: 'text.secondary' }}>
          {t('customMessageTemplate.url')}
        </Box>
        <OutlinedInput
          id={urlId}
          fullWidth
          readOnly
          size="small"
          value={template_url ?? ''}
          placeholder={t('customMessageTemplate.noUrl')}
          sx={{ mt: 1, '& input': { textOverflow: 'ellipsis' } }}
          endAdornment={
            template_url && (
              <InputAdornment position="end">
                <IconButton
                  edge="end"
                  size="small"
                  {...tooltip(t('customMessageTemplate.copyUrl'))}
                  aria-describedby={id}
                  onClick={() => void copy(template_url)}
                >
                  <ContentCopy fontSize="small" />
                </IconButton>
              </InputAdornment>
            )
          }
        />
      </Box>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 1,
          mx: -2,
          mb: -2,
          '& > button': { minWidth: 0, px: 2 },
        }}
      >
        <Button aria-describedby={id} disabled={!template_url} onClick={() => onOpen('preview', template)}>
          {t('customMessageTemplate.preview')}
        </Button>
        <Button aria-describedby={id} onClick={() => onOpen('edit', template)}>
          {t('action.edit')}
        </Button>
        <Button aria-describedby={id} color="error" onClick={() => onOpen('delete', template)}>
          {t('action.delete')}
        </Button>
      </Box>
    </Card>
  );
};

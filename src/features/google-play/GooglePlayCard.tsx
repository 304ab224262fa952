import MoreVert from '@mui/icons-material/MoreVert';
import { Box, Card, Chip, Typography } from '@mui/material';
import { useRecordContext, useTranslate } from 'ra-core';
import { applicationId, type GooglePlayUrl } from './googlePlayUrl';
import { MenuButton } from '../../ui/menus/MenuButton';
import { WebLink } from '../../ui/cards/WebLink';
import { isNotHttp, parseWebUrl } from '../../model/text';

type OpenGooglePlayDialog = (name: 'edit' | 'delete', link: GooglePlayUrl) => void;

export const GooglePlayCard = ({ onOpen }: { onOpen: OpenGooglePlayDialog }) => {
  const t = useTranslate();
  const link = useRecordContext<GooglePlayUrl>();
  if (!link) return null;
  const { version, url, must_update } = link;
  const appId = applicationId(url);
  const versionText = t('googlePlay.version', { version });
  return (
    <Card component="li" sx={{ p: 5, minWidth: 0, display: 'flex', flexDirection: 'column', gap: 3 }}>
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 2 }}>
        <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere', pt: 1 }}>
          <Typography component="h3" variant="h3">
            <bdi>{appId ?? versionText}</bdi>
          </Typography>
          {appId && (
            <Typography variant="body2" color="textSecondary">
              {versionText}
            </Typography>
          )}
        </Box>
        <MenuButton
          label={t('googlePlay.menu', { version })}
          icon={<MoreVert fontSize="small" />}
          entries={(['edit', 'delete'] as const).map((name) => ({
            name,
            label: t(`action.${name}`),
            onClick: () => onOpen(name, link),
          }))}
        />
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <Chip
          size="small"
          variant="outlined"
          color={must_update ? 'error' : 'success'}
          label={t(must_update ? 'googlePlay.fields.must_update' : 'googlePlay.optional')}
        />
        {isNotHttp(url) && (
          <Chip size="small" variant="outlined" color="warning" label={t('googlePlay.notHttp')} />
        )}
      </Box>
      <WebLink url={url} parsedUrl={parseWebUrl(url)} newTabLabel={t('action.newTab')} />
    </Card>
  );
};

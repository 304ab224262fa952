import ContentCopy from '@mui/icons-material/ContentCopyOutlined';
import MoreHoriz from '@mui/icons-material/MoreHoriz';
import { Box, Button, Card, Chip, IconButton, Link, Typography } from '@mui/material';
import { useRecordContext, useTranslate } from 'ra-core';
import { useId } from 'react';
import { Link as RouterLink, useNavigate } from 'react-router-dom';
import { useAuth } from '../../auth/useAuth';
import {
  hasProductionUrl,
  notHttpUrls,
  serviceInfo,
  serviceLink,
  type CatalogueService,
} from '../../model/dic-services/catalogueService';
import { listText } from '../../model/locale';
import { parseWebUrl } from '../../model/text';
import { adminTabs, paths } from '../../paths';
import { aboveLinkStyle, linkCardStyle, stretchedLink } from '../../ui/cards/linkCard';
import { lineClamp, oneLine } from '../../ui/styles';
import { MenuButton } from '../../ui/menus/MenuButton';
import { ServicePicture } from '../../ui/pictures/ServicePicture';
import { useCopy } from '../../ui/useCopy';
import { WebLink } from '../../ui/cards/WebLink';
import { tooltip, truncatedText } from '../../ui/page/SharedTooltip';

type OpenServiceDialog = (name: 'delete' | 'quickEdit' | 'duplicate', service: CatalogueService) => void;

export const CatalogueCard = ({ onOpen }: { onOpen: OpenServiceDialog }) => {
  const t = useTranslate();
  const id = useId();
  const navigate = useNavigate();
  const auth = useAuth();
  const copy = useCopy('dicServices.copied', 'dicServices.copyFailed');
  const service = useRecordContext<CatalogueService>();
  if (!service) return null;
  const { name, code_name, description, icon_url } = service;
  const path = paths.dicServiceEdit(service.id);
  const report = new URLSearchParams({ tab: adminTabs.users.id, report: code_name });
  const link = serviceLink(service);
  const labels = ['name', 'code_name', 'description'].map((field) => t(`dicServices.fields.${field}`));
  return (
    <Card component="li" aria-labelledby={id} sx={linkCardStyle}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 3 }}>
        <ServicePicture code={code_name} src={icon_url} />
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography component="h3" variant="h3" sx={lineClamp(3)}>
            <Link
              component={RouterLink}
              id={id}
              to={path}
              color="inherit"
              underline="none"
              sx={stretchedLink}
            >
              <bdi>{name || code_name || `#${service.id}`}</bdi>
            </Link>
          </Typography>
          <Typography variant="body2" color="textSecondary" {...truncatedText(code_name)} sx={lineClamp(2)}>
            {code_name}
          </Typography>
        </Box>
      </Box>
      <Typography variant="body2" color={description ? 'textPrimary' : 'textSecondary'} sx={lineClamp(3)}>
        <bdi>{description || t('dicServices.card.noDescription')}</bdi>
      </Typography>
      <Box sx={{ mt: 'auto' }}>
        <Typography variant="caption" component="p" color="textSecondary">
          {t('dicServices.card.link')}
        </Typography>
        <Typography variant="body2" sx={{ display: 'flex' }} {...truncatedText(link)}>
          <Box component="span" {...(link && { dir: 'ltr' })} sx={oneLine}>
            {link ? (
              <WebLink url={link} parsedUrl={parseWebUrl(link)} newTabLabel={t('action.newTab')} />
            ) : (
              t('dicServices.card.noLink')
            )}
          </Box>
        </Typography>
      </Box>
      <UrlWarnings service={service} />
      <Box
        sx={{
          ...aboveLinkStyle,
          display: 'flex',
          alignItems: 'center',
          gap: 1,
          mx: -2,
          mb: -2,
          '& > button': { minWidth: 0, px: 2 },
        }}
      >
        <Button aria-describedby={id} onClick={() => void navigate(path)}>
          {t('action.edit')}
        </Button>
        <Button aria-describedby={id} color="error" onClick={() => onOpen('delete', service)}>
          {t('action.delete')}
        </Button>
        <IconButton
          {...tooltip(t('dicServices.card.copy'))}
          aria-describedby={id}
          onClick={() => void copy(serviceInfo(service, labels))}
        >
          <ContentCopy fontSize="small" />
        </IconButton>
        <MenuButton
          label={t('dicServices.more')}
          icon={<MoreHoriz fontSize="small" />}
          entries={[
            ...(['quickEdit', 'duplicate'] as const).map((action) => ({
              name: action,
              label: t(`dicServices.${action}`),
              onClick: () => onOpen(action, service),
            })),
            auth.may('dic-services.give') && {
              name: 'whoHas',
              label: t('dicServices.whoHas', { name: name || code_name }),
              to: `${paths.admin}?${report.toString()}`,
            },
          ]}
        />
      </Box>
    </Card>
  );
};

const UrlWarnings = ({ service }: { service: CatalogueService }) => {
  const t = useTranslate();
  const urls = notHttpUrls(service);
  const hasProduction = hasProductionUrl(service);
  if (hasProduction && urls.length === 0) return null;
  const renderWarning = (name: 'noProduction' | 'notHttp') => (
    <Chip size="small" variant="outlined" color="warning" label={t(`dicServices.card.${name}`)} />
  );
  return (
    <div>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        {!hasProduction && renderWarning('noProduction')}
        {urls.length > 0 && renderWarning('notHttp')}
      </Box>
      {urls.length > 0 && (
        <Typography
          variant="caption"
          component="p"
          color="textSecondary"
          sx={{ mt: 1, maxHeight: '3lh', overflow: 'hidden', overflowWrap: 'anywhere' }}
        >
          {t('dicServices.card.notHttpUrls', { urls: listText(urls) })}
        </Typography>
      )}
    </div>
  );
};

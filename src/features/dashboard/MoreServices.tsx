import { Box } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useUser } from '../../auth/useAuth';
import type { ServiceCard } from '../../model/dic-services/services';
import { withoutIsolates } from '../../model/text';
import { settings } from '../../settings';
import { cardGridStyle } from '../../ui/cards/linkCard';
import { buildRequestUrl } from './accessRequest';
import { ServiceTile, tileStyles } from './ServiceTile';

/** Services that the user lacks, each with a link that requests it. */
export const MoreServices = ({ services }: { services: readonly ServiceCard[] }) => {
  const t = useTranslate();
  const email = useUser()?.email ?? '';
  return (
    <Box component="details" sx={styles}>
      <summary>
        <h2>{t('dashboard.more.title')}</h2>
      </summary>
      <ul>
        {services.map((service) => {
          const { name, code_name } = service;
          const mail = ['subject', 'body'].map((part) => {
            const content = t(`dashboard.more.${part}`, { service: name, code: code_name, email });
            return `${part}=${encodeURIComponent(withoutIsolates(content))}`;
          });
          const request = buildRequestUrl(
            settings.accessRequestUrl,
            { code_name, name, email },
            `mailto:${settings.supportEmail}?${mail.join('&')}`,
          );
          return <ServiceTile key={code_name} card={{ ...service, request }} isGrouped />;
        })}
      </ul>
    </Box>
  );
};

const styles = {
  mt: 8,
  '& summary': { width: 'fit-content', minHeight: 24, cursor: 'pointer' },
  '& h2': { typography: 'h3', display: 'inline' },
  '& ul': { ...tileStyles, ...cardGridStyle, mt: 4 },
} as const;

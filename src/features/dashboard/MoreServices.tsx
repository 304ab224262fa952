import { Box } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useUser } from '../../auth/useAuth';
import type { ServiceCard } from '../../model/dic-services/services';
import { withoutIsolates } from '../../model/text';
import { settings } from '../../settings';
import { cardGridStyle } from '../../ui/cards/linkCard';
import { ServicePicture } from '../../ui/pictures/ServicePicture';
import { buildRequestUrl } from './accessRequest';
import { tileStyles } from './ServiceTile';

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
          const href = buildRequestUrl(
            settings.accessRequestUrl,
            { code_name, name, email },
            `mailto:${settings.supportEmail}?${mail.join('&')}`,
          );
          return (
            <li key={code_name}>
              <div className="head">
                <ServicePicture code={code_name} src={service.icon_url} />
                <h3 className="name">
                  <bdi>{name}</bdi>
                </h3>
              </div>
              <div className="foot">
                <p>
                  <bdi>{service.description}</bdi>
                </p>
              </div>
              <p className="details">
                <a
                  href={href}
                  rel="noopener noreferrer"
                  target={href.startsWith('https:') ? '_blank' : undefined}
                >
                  {t('dashboard.more.request', { service: name })}
                </a>
              </p>
            </li>
          );
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

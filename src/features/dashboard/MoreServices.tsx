import { Box } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useUser } from '../../auth/useAuth';
import type { ServiceCard } from '../../model/dic-services/services';
import { withoutIsolates } from '../../model/text';
import { settings } from '../../settings';
import { cardGridStyle } from '../../ui/cards/linkCard';
import { ServicePicture } from '../../ui/pictures/ServicePicture';
import { buildRequestUrl } from './accessRequest';

/** Services that the user lacks, each with a link that requests it. */
export const MoreServices = ({ services }: { services: readonly ServiceCard[] }) => {
  const t = useTranslate();
  const email = useUser()?.email ?? '';
  const requestUrl = ({ name, code_name }: ServiceCard) => {
    const args = { service: name, code: code_name, email };
    return buildRequestUrl({
      template: settings.accessRequestUrl,
      values: { code_name, name, email },
      support: settings.supportEmail,
      subject: withoutIsolates(t('dashboard.more.subject', args)),
      body: withoutIsolates(t('dashboard.more.body', args)),
    });
  };
  return (
    <Box component="details" sx={styles}>
      <summary>
        <h2>{t('dashboard.more.title')}</h2>
      </summary>
      <ul>
        {services.map((service) => {
          const href = requestUrl(service);
          return (
            <li key={service.code_name}>
              <ServicePicture code={service.code_name} src={service.icon_url} />
              <div>
                <h3>
                  <bdi>{service.name}</bdi>
                </h3>
                <p>
                  <bdi>{service.description}</bdi>
                </p>
                <a
                  href={href}
                  rel="noopener noreferrer"
                  {...(href.startsWith('https:') && { target: '_blank' })}
                >
                  {t('dashboard.more.request', { service: service.name })}
                </a>
              </div>
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
  '& summary > h2': { display: 'inline' },
  '& ul': { ...cardGridStyle, mt: 4 },
  '& li': { display: 'flex', gap: 3, minWidth: 0, '& > div': { minWidth: 0 } },
  '& h2, & h3, & p': { m: 0, overflowWrap: 'anywhere' },
  '& h2, & h3': { typography: 'h3' },
  '& p': { typography: 'body2', color: 'text.secondary' },
  '& a': {
    typography: 'body2',
    display: 'inline-block',
    py: 0.5,
    color: 'primary.main',
    overflowWrap: 'anywhere',
  },
} as const;

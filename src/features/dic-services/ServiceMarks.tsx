import { Box, Chip, Typography } from '@mui/material';
import { useRecordContext, useTranslate } from 'ra-core';
import {
  hasProductionUrl,
  notHttpUrls,
  type CatalogueService,
} from '../../model/dic-services/catalogueService';

/** What somebody should look at in the addresses of a service; nothing where all is well. */
export const ServiceMarks = () => {
  const t = useTranslate();
  const service = useRecordContext<CatalogueService>();
  if (!service) return null;
  const odd = notHttpUrls(service);
  const isUnproductive = !hasProductionUrl(service);
  if (!isUnproductive && odd.length === 0) return null;
  const mark = (name: 'noProduction' | 'notHttp') => (
    <Chip size="small" variant="outlined" color="warning" label={t(`dicServices.card.${name}`)} />
  );
  return (
    <div>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        {isUnproductive && mark('noProduction')}
        {odd.length > 0 && mark('notHttp')}
      </Box>
      {odd.length > 0 && (
        <Typography
          variant="caption"
          component="p"
          color="textSecondary"
          sx={{ mt: 1, maxHeight: '3lh', overflow: 'hidden', overflowWrap: 'anywhere' }}
        >
          {t('dicServices.card.notHttpUrls', { urls: odd.join(', ') })}
        </Typography>
      )}
    </div>
  );
};

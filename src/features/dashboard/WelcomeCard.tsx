import WavingHandOutlined from '@mui/icons-material/WavingHandOutlined';
import { Card, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';

/** Greets somebody for whom no service is switched on yet (spec 1 §2 "Dashboard"). */
export const WelcomeCard = () => {
  const t = useTranslate();
  return (
    <Card sx={{ p: 8, maxWidth: 560, mx: 'auto', textAlign: 'center' }}>
      <WavingHandOutlined aria-hidden sx={{ fontSize: 40, color: 'primary.main', mb: 2 }} />
      <Typography variant="h2">{t('dashboard.welcome.title')}</Typography>
      <Typography sx={{ color: 'text.secondary', mt: 1 }}>{t('dashboard.welcome.text')}</Typography>
    </Card>
  );
};

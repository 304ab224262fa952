import { Card, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';

export const NoProjects = () => {
  const t = useTranslate();
  return (
    <Card sx={{ p: 8, textAlign: 'center' }}>
      <Typography variant="h3" component="p">
        {t('projects.empty')}
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 1 }}>
        {t('projects.emptyText')}
      </Typography>
    </Card>
  );
};

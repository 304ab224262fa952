import { Button, Card, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';

/** The empty list (spec 1 §2 "Profile page" 3). */
export const NoSessions = ({ isBusy, onRefresh }: { isBusy: boolean; onRefresh: () => void }) => {
  const t = useTranslate();
  return (
    <Card sx={{ p: 8, textAlign: 'center' }}>
      <Typography variant="h3" component="p">
        {t('sessions.empty')}
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 1, mb: 4 }}>
        {t('sessions.emptyText')}
      </Typography>
      <Button variant="contained" disabled={isBusy} onClick={onRefresh}>
        {t('sessions.refreshEmpty')}
      </Button>
    </Card>
  );
};

import NotificationsOff from '@mui/icons-material/NotificationsOffOutlined';
import { Box, Button, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';

/** Where there is nothing to show, or the filters leave nothing (spec 2 §2.8). */
export const NoNotifications = ({ onClear }: { onClear: (() => void) | null }) => {
  const t = useTranslate();
  return (
    <Box sx={{ textAlign: 'center', py: 16, px: 4, color: 'text.secondary' }}>
      <NotificationsOff aria-hidden sx={{ fontSize: 48, mb: 3 }} />
      <Typography sx={{ maxWidth: '48ch', mx: 'auto' }}>
        {t(onClear ? 'notification.noMatch' : 'notification.none')}
      </Typography>
      {onClear && (
        <Button sx={{ mt: 4 }} onClick={onClear}>
          {t('notification.active.clearAll')}
        </Button>
      )}
    </Box>
  );
};

import NotificationsIcon from '@mui/icons-material/NotificationsNoneOutlined';
import { Badge, IconButton } from '@mui/material';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { paths } from '../../paths';
import { useUnreadCount } from './useNotifications';

export const NotificationBell = () => {
  const translate = useTranslate();
  const unread = useUnreadCount();
  return (
    <IconButton
      component={Link}
      to={paths.notifications}
      aria-label={translate(labelKey(unread), { smart_count: unread })}
    >
      <Badge badgeContent={unread || null} max={99} color="error">
        <NotificationsIcon />
      </Badge>
    </IconButton>
  );
};

const labelKey = (unread: number | undefined) => {
  if (unread === undefined) return 'shell.bell.unknown';
  return unread === 0 ? 'shell.bell.none' : 'shell.bell.some';
};

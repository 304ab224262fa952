import NotificationsIcon from '@mui/icons-material/NotificationsNoneOutlined';
import { Badge, IconButton } from '@mui/material';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { paths } from '../../paths';
import { useUnreadCount } from './useNotifications';

/** The way to the notifications, with the number of unread ones (spec 1 §2); without it where that is not known. */
export const NotificationBell = () => {
  const translate = useTranslate();
  const unread = useUnreadCount();
  return (
    <IconButton component={Link} to={paths.notifications} aria-label={translate(...nameOf(unread))}>
      <Badge badgeContent={unread || null} max={99} color="error">
        <NotificationsIcon />
      </Badge>
    </IconButton>
  );
};

const nameOf = (unread: number | undefined): [string, { smart_count: number }?] => {
  if (unread === undefined) return ['shell.bell.unknown'];
  return unread === 0 ? ['shell.bell.none'] : ['shell.bell.some', { smart_count: unread }];
};

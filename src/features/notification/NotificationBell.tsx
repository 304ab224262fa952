import NotificationsIcon from '@mui/icons-material/NotificationsNoneOutlined';
import { Badge, IconButton, useTheme } from '@mui/material';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { paths } from '../../paths';
import { formatCount, useUnreadCount, type UnreadCount } from './useNotifications';

export const NotificationBell = () => {
  const translate = useTranslate();
  const unread = useUnreadCount();
  // Mirrored by hand, because MUI positions it with custom properties.
  const horizontal = useTheme().direction === 'rtl' ? 'left' : 'right';
  return (
    <IconButton
      component={Link}
      to={paths.notifications}
      aria-label={translate(getLabelKey(unread), { smart_count: unread?.count ?? 0 })}
    >
      <Badge
        badgeContent={getBadgeText(unread)}
        max={maxShown}
        color="error"
        overlap="circular"
        anchorOrigin={{ vertical: 'top', horizontal }}
      >
        <NotificationsIcon />
      </Badge>
    </IconButton>
  );
};

const maxShown = 99;

const getBadgeText = (unread: UnreadCount | undefined) => {
  if (!unread?.count) return null;
  return unread.count > maxShown ? unread.count : formatCount(unread);
};

const getLabelKey = (unread: UnreadCount | undefined) => {
  if (!unread) return 'shell.bell.unknown';
  if (unread.isLoadingRest) return 'shell.bell.loading';
  if (!unread.isExact) return 'shell.bell.atLeast';
  return unread.count === 0 ? 'shell.bell.none' : 'shell.bell.some';
};

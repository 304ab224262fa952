export { NotificationBell } from './NotificationBell';
export { deletions, useLiveList } from './useLiveList';
export { useUnreadTitle } from './useNotifications';

export { deletions } from './deletions';
export { NotificationBell } from './NotificationBell';
export { useLiveList } from './useLiveList';
export { useUnreadTitle } from './useUnreadTitle';

export { deletions } from './deletions';
export { inBursts } from './inBursts';
export { NotificationBell } from './NotificationBell';
export { useLiveList } from './useLiveList';
export { useUnreadTitle } from './useUnreadTitle';

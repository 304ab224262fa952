export { NotificationBell } from './NotificationBell';
export { useLiveList } from './useLiveList';

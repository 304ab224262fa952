import NotificationList from '../features/notification/NotificationList';
import { NotificationDestinations } from './NotificationDestinations';

const NotificationsPage = () => (
  <NotificationDestinations>
    <NotificationList />
  </NotificationDestinations>
);

export default NotificationsPage;

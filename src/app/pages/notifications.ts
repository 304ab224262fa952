import { dateRange } from '../../i18n/en/dateRange';
import { addMessages } from '../../i18n/i18nProvider';

addMessages({ dateRange });

export { default } from '../../features/notification/NotificationList';

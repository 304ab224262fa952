import { dashboard } from '../../i18n/en/dashboard';
import { addMessages } from '../../i18n/i18nProvider';

addMessages({ dashboard });

export { default } from '../../features/dashboard/DashboardPage';
export { prefetchMyServices as prefetch } from '../../features/dashboard/useMyServices';

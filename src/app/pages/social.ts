import { social } from '../../i18n/en/social';
import { addMessages } from '../../i18n/i18nProvider';

addMessages({ social });

export { SocialCallbackPage } from '../../features/social/SocialCallbackPage';

import { newPassword } from '../../i18n/en/newPassword';
import { notificationControls } from '../../i18n/en/notificationControls';
import { profile } from '../../i18n/en/profile';
import { sessions } from '../../i18n/en/sessions';
import { addMessages } from '../../i18n/i18nProvider';

addMessages({ newPassword, notificationControls, profile, sessions });

export { default } from '../../features/profile/ProfilePage';

import { newPassword } from '../../i18n/en/newPassword';
import { sessions } from '../../i18n/en/sessions';
import { userPages } from '../../i18n/en/userPages';
import { users } from '../../i18n/en/users';
import { addMessages } from '../../i18n/i18nProvider';

addMessages({ newPassword, sessions, userPages, users });

export { default } from '../../features/users/UserShow';

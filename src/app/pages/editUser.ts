import { newPassword } from '../../i18n/en/newPassword';
import { userPages } from '../../i18n/en/userPages';
import { users } from '../../i18n/en/users';
import { addMessages } from '../../i18n/i18nProvider';

addMessages({ newPassword, userPages, users });

export { default } from '../../features/users/UserEdit';

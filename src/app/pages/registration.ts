import { newPassword } from '../../i18n/en/newPassword';
import { registration } from '../../i18n/en/registration';
import { addMessages } from '../../i18n/i18nProvider';

addMessages({ newPassword, registration });

export { RegisterPage } from '../../features/registration/RegisterPage';

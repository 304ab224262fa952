import { newPassword } from '../../i18n/en/newPassword';
import { recovery } from '../../i18n/en/recovery';
import { addMessages } from '../../i18n/i18nProvider';

addMessages({ newPassword, recovery });

export { ForgetPage } from '../../features/password-recovery/ForgetPage';
export { LinkResetPage } from '../../features/password-recovery/LinkResetPage';
export { ResetPage } from '../../features/password-recovery/ResetPage';

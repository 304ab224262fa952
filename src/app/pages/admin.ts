import { customMessageTemplate } from '../../i18n/en/customMessageTemplate';
import { dicServices } from '../../i18n/en/dicServices';
import { googlePlay } from '../../i18n/en/googlePlay';
import { newPassword } from '../../i18n/en/newPassword';
import { userPages } from '../../i18n/en/userPages';
import { users } from '../../i18n/en/users';
import { addMessages } from '../../i18n/i18nProvider';

addMessages({ customMessageTemplate, dicServices, googlePlay, newPassword, userPages, users });

export { default } from '../AdminPage';
export { prefetchUsers as prefetch } from '../../features/users/list/useUserListParams';

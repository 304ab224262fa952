import { contactSupport } from '../../i18n/en/contactSupport';
import { addMessages } from '../../i18n/i18nProvider';

addMessages({ contactSupport });

export { ContactSupportPage } from '../../features/contact-support/ContactSupportPage';

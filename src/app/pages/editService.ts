import { dicServices } from '../../i18n/en/dicServices';
import { addMessages } from '../../i18n/i18nProvider';

addMessages({ dicServices });

export { default } from '../../features/dic-services/ServiceEdit';

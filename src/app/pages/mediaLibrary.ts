import { mediaLibrary } from '../../i18n/en/mediaLibrary';
import { addMessages } from '../../i18n/i18nProvider';

addMessages({ mediaLibrary });

export { default } from '../../features/media-library/MediaLibrary';

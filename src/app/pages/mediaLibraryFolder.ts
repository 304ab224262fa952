import { mediaLibraryFolder } from '../../i18n/en/mediaLibraryFolder';
import { addMessages } from '../../i18n/i18nProvider';

addMessages({ mediaLibraryFolder });

export { default } from '../../features/media-library-folder/MediaLibrary';
export { prefetchLibrary as prefetch } from '../../features/media-library-folder/libraryQueries';

import { projects } from '../../i18n/en/projects';
import { addMessages } from '../../i18n/i18nProvider';

addMessages({ projects });

export { default } from '../../features/projects/ProjectsPage';
export { prefetchProjects as prefetch } from '../../features/projects/useProjects';

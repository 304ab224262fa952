import type { ComponentType } from 'react';
import { matchPath } from 'react-router-dom';
import type { PrefetchContext } from '../api/useData';
import { paths } from '../paths';
import { lazyWithLoad } from '../ui/lazyWithLoad';

interface Page {
  default: ComponentType;
  prefetch?: (context: PrefetchContext) => unknown;
}

const page = (addresses: readonly string[], load: () => Promise<Page>) =>
  Object.assign(lazyWithLoad(load), { addresses });

/** The pages behind the sign-in; their texts are in `i18n/en/signedIn.ts`. */
export const pages = {
  dashboard: page([paths.dashboard], () => import('../features/dashboard/DashboardPage')),
  mediaLibraryFolder: page(
    [paths.folders, paths.folder()],
    () => import('../features/media-library-folder/MediaLibrary'),
  ),
  notifications: page([paths.notifications], () => import('../features/notification/NotificationList')),
  profile: page([paths.profile], () => import('../features/profile/ProfilePage')),
  projects: page([paths.projects], () => import('../features/projects/ProjectsPage')),
  editProject: page([paths.projectEdit()], () => import('../features/projects/EditProjectPage')),
  admin: page([paths.admin, paths.manage], () => import('./AdminPage')),
  createUser: page([paths.userCreate], () => import('../features/users/UserCreate')),
  editUser: page([paths.userEdit()], () => import('../features/users/UserEdit')),
  userDetails: page([paths.userDetails()], () => import('../features/users/UserShow')),
  createService: page([paths.dicServiceAdd], () => import('../features/dic-services/ServiceCreate')),
  editService: page([paths.dicServiceEdit()], () => import('../features/dic-services/ServiceEdit')),
};

/** The page of an address, with the parameters in its path; undefined where there is none. */
export const pageAt = (pathname: string) => {
  for (const found of Object.values(pages))
    for (const address of found.addresses) {
      const match = matchPath(address, pathname);
      if (match) return { page: found, params: match.params };
    }
  return undefined;
};

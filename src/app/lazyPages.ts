import type { ComponentType } from 'react';
import type { PrefetchContext } from '../api/useData';
import { paths } from '../paths';
import { lazyWithLoad } from '../ui/lazyWithLoad';

interface Page {
  default: ComponentType;
  prefetch?: (context: PrefetchContext) => unknown;
}

const page = (addresses: readonly string[], load: () => Promise<Page>) =>
  Object.assign(lazyWithLoad(load), { addresses });

export const lazyPages = {
  dashboard: page([paths.dashboard], () => import('./pages/dashboard')),
  mediaLibraryFolder: page([paths.folders, paths.folder()], () => import('./pages/mediaLibraryFolder')),
  notifications: page([paths.notifications], () => import('./pages/notifications')),
  profile: page([paths.profile], () => import('./pages/profile')),
  projects: page([paths.projects], () => import('./pages/projects')),
  editProject: page([paths.projectEdit()], () => import('./pages/editProject')),
  admin: page([paths.admin, paths.manage], () => import('./pages/admin')),
  createUser: page([paths.userCreate], () => import('./pages/createUser')),
  editUser: page([paths.userEdit()], () => import('./pages/editUser')),
  userDetails: page([paths.userDetails()], () => import('./pages/userDetails')),
  createService: page([paths.dicServiceAdd], () => import('./pages/createService')),
  editService: page([paths.dicServiceEdit()], () => import('./pages/editService')),
};

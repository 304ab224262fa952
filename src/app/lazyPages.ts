import { lazyWithLoad } from '../ui/lazyWithLoad';

/** The pages behind the sign-in, each a chunk of its own that brings its texts. */
export const lazyPages = {
  dashboard: lazyWithLoad(() => import('./pages/dashboard')),
  mediaLibraryFolder: lazyWithLoad(() => import('./pages/mediaLibraryFolder')),
  notifications: lazyWithLoad(() => import('./pages/notifications')),
  profile: lazyWithLoad(() => import('./pages/profile')),
  projects: lazyWithLoad(() => import('./pages/projects')),
  editProject: lazyWithLoad(() => import('./pages/editProject')),
  admin: lazyWithLoad(() => import('./pages/admin')),
  createUser: lazyWithLoad(() => import('./pages/createUser')),
  editUser: lazyWithLoad(() => import('./pages/editUser')),
  userDetails: lazyWithLoad(() => import('./pages/userDetails')),
  createService: lazyWithLoad(() => import('./pages/createService')),
  editService: lazyWithLoad(() => import('./pages/editService')),
};

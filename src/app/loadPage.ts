/** The pages behind the sign-in, each a chunk of its own that brings its texts. */
export const loadPage = {
  dashboard: () => import('./pages/dashboard'),
  mediaLibraryFolder: () => import('./pages/mediaLibraryFolder'),
  notifications: () => import('./pages/notifications'),
  profile: () => import('./pages/profile'),
  projects: () => import('./pages/projects'),
  editProject: () => import('./pages/editProject'),
  admin: () => import('./pages/admin'),
  createUser: () => import('./pages/createUser'),
  editUser: () => import('./pages/editUser'),
  userDetails: () => import('./pages/userDetails'),
  createService: () => import('./pages/createService'),
  editService: () => import('./pages/editService'),
};

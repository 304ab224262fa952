import type { User } from '../model/users/user';
import { paths } from '../paths';

export interface FirstNeed {
  path: string;
  sources: readonly string[];
  calls?: (user: User) => readonly string[];
}

const features = 'src/features';

const listOfUsers = ({ user_id, is_staff, is_superuser }: User) =>
  is_staff || is_superuser
    ? [10, 5].map(
        (size) => `/api/user/manage/?page=1&page_size=${size}&ordering=-date_joined&user_id=${user_id}`,
      )
    : [];
const administration = ['src/app/AdminPage.tsx', `${features}/users/list/StatusPie.tsx`];

export const signedInNeeds: readonly FirstNeed[] = [
  {
    path: paths.dashboard,
    sources: [`${features}/dashboard/DashboardPage.tsx`],
    calls: () => ['/api/user/dic-services/'],
  },
  { path: paths.notifications, sources: [`${features}/notification/NotificationList.tsx`] },
  {
    path: paths.folders,
    sources: [`${features}/media-library-folder/MediaLibrary.tsx`],
    calls: () => ['/api/media-library-folder/?page=1&page_size=20'],
  },
  {
    path: paths.profile,
    sources: [`${features}/profile/ProfilePage.tsx`, `${features}/profile/AccountDetailsTab.tsx`],
  },
  {
    path: paths.projects,
    sources: [`${features}/projects/ProjectsPage.tsx`],
    calls: () => ['/api/project/?page=1&page_size=20'],
  },
  { path: paths.projectEdit(''), sources: [`${features}/projects/EditProjectPage.tsx`] },
  { path: paths.dicServiceAdd, sources: [`${features}/dic-services/ServiceCreate.tsx`] },
  { path: paths.dicServiceEdit(''), sources: [`${features}/dic-services/ServiceEdit.tsx`] },
  { path: paths.admin, sources: administration, calls: listOfUsers },
  { path: paths.manage, sources: administration, calls: listOfUsers },
  { path: paths.userCreate, sources: [`${features}/users/UserCreate.tsx`] },
  { path: paths.userEdit(''), sources: [`${features}/users/UserEdit.tsx`] },
  { path: paths.userDetails(''), sources: [`${features}/users/UserShow.tsx`] },
];

export const commonCalls = ['/api/user/notification/', '/api/user/details/'];

export const publicNeeds: readonly FirstNeed[] = [
  { path: paths.login, sources: [] },
  { path: paths.register, sources: [`${features}/registration/RegisterPage.tsx`] },
  { path: paths.passwordForget, sources: [`${features}/password-recovery/ForgetPage.tsx`] },
  { path: paths.contactSupport, sources: [`${features}/contact-support/ContactSupportPage.tsx`] },
];

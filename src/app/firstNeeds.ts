import type { User } from '../model/users/user';
import { paths } from '../paths';

export interface FirstNeed {
  path: string;
  sources: readonly string[];
  calls?: (user: User) => readonly string[];
}

const pages = 'src/app/pages';

const listOfUsers = ({ user_id, is_staff, is_superuser }: User) =>
  is_staff || is_superuser
    ? [10, 5].map(
        (size) => `/api/user/manage/?page=1&page_size=${size}&ordering=-date_joined&user_id=${user_id}`,
      )
    : [];
const administration = [`${pages}/admin.ts`, 'src/features/users/list/StatusPie.tsx'];

export const signedInNeeds: readonly FirstNeed[] = [
  { path: paths.dashboard, sources: [`${pages}/dashboard.ts`], calls: () => ['/api/user/dic-services/'] },
  { path: paths.notifications, sources: [`${pages}/notifications.ts`] },
  {
    path: paths.folders,
    sources: [`${pages}/mediaLibraryFolder.ts`],
    calls: () => ['/api/media-library-folder/?page=1&page_size=20'],
  },
  {
    path: paths.profile,
    sources: [`${pages}/profile.ts`, 'src/features/profile/AccountDetailsTab.tsx'],
  },
  {
    path: paths.projects,
    sources: [`${pages}/projects.ts`],
    calls: () => ['/api/project/?page=1&page_size=20'],
  },
  { path: paths.projectEdit(''), sources: [`${pages}/editProject.ts`] },
  { path: paths.dicServiceAdd, sources: [`${pages}/createService.ts`] },
  { path: paths.dicServiceEdit(''), sources: [`${pages}/editService.ts`] },
  { path: paths.admin, sources: administration, calls: listOfUsers },
  { path: paths.manage, sources: administration, calls: listOfUsers },
  { path: paths.userCreate, sources: [`${pages}/createUser.ts`] },
  { path: paths.userEdit(''), sources: [`${pages}/editUser.ts`] },
  { path: paths.userDetails(''), sources: [`${pages}/userDetails.ts`] },
];

export const commonCalls = ['/api/user/notification/', '/api/user/details/'];

export const publicNeeds: readonly FirstNeed[] = [
  { path: paths.login, sources: [] },
  { path: paths.register, sources: ['src/app/pages/registration.ts'] },
  { path: paths.passwordForget, sources: ['src/app/pages/recovery.ts'] },
  { path: paths.contactSupport, sources: ['src/app/pages/contactSupport.ts'] },
];

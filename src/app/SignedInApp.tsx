import { lazy } from 'react';
import { Route, Routes } from 'react-router-dom';
import { NotificationBell } from '../features/notification';
import { signedInMessages } from '../i18n/en/signedIn';
import { addMessages } from '../i18n/i18nProvider';
import { paths } from '../paths';
import { AppLayout } from './layout/AppLayout';
import { NotFound } from './layout/NotFound';
import { LiveNotifications } from './LiveNotifications';
import { SessionUpkeep } from './SessionUpkeep';
import { SignedInContext } from './SignedInContext';
import { StaffOnly } from './StaffOnly';

addMessages(signedInMessages);

const DashboardPage = lazy(() => import('../features/dashboard/DashboardPage'));
const MediaLibrary = lazy(() => import('../features/media-library/MediaLibrary'));
const NotificationsPage = lazy(() => import('../features/notification/NotificationsPage'));
const ProfilePage = lazy(() => import('../features/profile/ProfilePage'));
const ProjectsPage = lazy(() => import('../features/projects/ProjectsPage'));
const EditProjectPage = lazy(() => import('../features/projects/EditProjectPage'));
const AdminPage = lazy(() => import('./AdminPage'));
const CreateUserPage = lazy(() => import('../features/users/create/CreateUserPage'));
const EditUserPage = lazy(() => import('../features/users/edit/EditUserPage'));
const UserDetailsPage = lazy(() => import('../features/users/details/UserDetailsPage'));
const CreateServicePage = lazy(() => import('../features/dic-services/CreateServicePage'));
const EditServicePage = lazy(() => import('../features/dic-services/EditServicePage'));

/** The portal behind the sign-in, address by address. */
const SignedInApp = () => (
  <SignedInContext>
    <LiveNotifications />
    <SessionUpkeep />
    <Routes>
      <Route element={<AppLayout bell={<NotificationBell />} />}>
        <Route path={paths.dashboard} element={<DashboardPage />} />
        <Route path={paths.folders} element={<MediaLibrary />} />
        <Route path={paths.folder()} element={<MediaLibrary />} />
        <Route path={paths.notifications} element={<NotificationsPage />} />
        <Route path={paths.profile} element={<ProfilePage />} />
        <Route path={paths.projects} element={<ProjectsPage />} />
        <Route path={paths.projectEdit()} element={<EditProjectPage />} />
        <Route element={<StaffOnly />}>
          <Route path={paths.admin} element={<AdminPage />} />
          <Route path={paths.manage} element={<AdminPage />} />
          <Route path={paths.userCreate} element={<CreateUserPage />} />
          <Route path={paths.userEdit()} element={<EditUserPage />} />
          <Route path={paths.userDetails()} element={<UserDetailsPage />} />
          <Route path={paths.dicServiceAdd} element={<CreateServicePage />} />
          <Route path={paths.dicServiceEdit()} element={<EditServicePage />} />
        </Route>
        <Route path="*" element={<NotFound />} />
      </Route>
    </Routes>
  </SignedInContext>
);

export default SignedInApp;

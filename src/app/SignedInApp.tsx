import { lazy } from 'react';
import { Route, Routes } from 'react-router-dom';
import { NotificationBell } from '../features/notification';
import { signedInMessages } from '../i18n/en/signedIn';
import { addMessages } from '../i18n/i18nProvider';
import { paths } from '../paths';
import { AppLayout } from './layout/AppLayout';
import { NotFound } from './layout/NotFound';
import { LiveNotifications } from './LiveNotifications';
import { Permitted } from './Permitted';
import { SessionUpkeep } from './SessionUpkeep';
import { SignedInContext } from './SignedInContext';

addMessages(signedInMessages);

// Each brings its own texts.
const DashboardPage = lazy(() => import('./pages/dashboard'));
const MediaLibrary = lazy(() => import('./pages/mediaLibraryFolder'));
const NotificationsPage = lazy(() => import('./pages/notifications'));
const ProfilePage = lazy(() => import('./pages/profile'));
const ProjectsPage = lazy(() => import('./pages/projects'));
const EditProjectPage = lazy(() => import('./pages/editProject'));
const AdminPage = lazy(() => import('./pages/admin'));
const CreateUserPage = lazy(() => import('./pages/createUser'));
const EditUserPage = lazy(() => import('./pages/editUser'));
const UserDetailsPage = lazy(() => import('./pages/userDetails'));
const CreateServicePage = lazy(() => import('./pages/createService'));
const EditServicePage = lazy(() => import('./pages/editService'));

/** The portal behind the sign-in, address by address. */
const SignedInApp = () => (
  <SignedInContext>
    <LiveNotifications />
    <SessionUpkeep />
    <Routes>
      <Route element={<AppLayout bell={<NotificationBell />} />}>
        <Route element={<Permitted />}>
          <Route path={paths.dashboard} element={<DashboardPage />} />
          <Route path={paths.folders} element={<MediaLibrary />} />
          <Route path={paths.folder()} element={<MediaLibrary />} />
          <Route path={paths.notifications} element={<NotificationsPage />} />
          <Route path={paths.profile} element={<ProfilePage />} />
          <Route path={paths.projects} element={<ProjectsPage />} />
          <Route path={paths.projectEdit()} element={<EditProjectPage />} />
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

import { Resource } from 'ra-core';
import { lazy, type ComponentType } from 'react';
import { Route, Routes, useMatch, Outlet, useLocation } from 'react-router-dom';
import { useAuth, useUser } from '../auth/useAuth';
import { NotificationBell } from '../features/notification/NotificationBell';
import { signedInMessages } from '../i18n/en/signedIn';
import { addMessages } from '../i18n/i18nProvider';
import { paths } from '../paths';
import { LiveNotifications } from './LiveNotifications';
import { loadPage } from './loadPage';
import { PrefetchLinks } from './PrefetchLinks';
import { SessionUpkeep } from './SessionUpkeep';
import { SignedInContext } from './SignedInContext';
import { AppLayout } from './layout/AppLayout';
import { AccessDenied, NotFound } from './layout/DeadEnd';

addMessages(signedInMessages);

const DashboardPage = lazy(loadPage.dashboard);
const MediaLibrary = lazy(loadPage.mediaLibraryFolder);
const NotificationList = lazy(loadPage.notifications);
const ProfilePage = lazy(loadPage.profile);
const ProjectsPage = lazy(loadPage.projects);
const EditProjectPage = lazy(loadPage.editProject);
const AdminPage = lazy(loadPage.admin);
const UserCreate = lazy(loadPage.createUser);
const UserEdit = lazy(loadPage.editUser);
const UserShow = lazy(loadPage.userDetails);
const ServiceCreate = lazy(loadPage.createService);
const ServiceEdit = lazy(loadPage.editService);

/** The portal behind the sign-in, address by address. */
const SignedInApp = () => (
  <SignedInContext>
    <LiveNotifications />
    <SessionUpkeep />
    <PrefetchLinks />
    <Routes>
      <Route element={<AppLayout bell={<NotificationBell />} />}>
        <Route element={<Permitted />}>
          <Route path={paths.dashboard} element={<DashboardPage />} />
          <Route path={paths.profile} element={<ProfilePage />} />
          <Route path={paths.projects} element={<ProjectsPage />} />
          <Route path={paths.projectEdit()} element={<EditProjectPage />} />
          {[paths.admin, paths.manage].map((path) => (
            <Route key={path} path={`${path}/*`} element={<Exactly path={path} page={AdminPage} />} />
          ))}
          <Route
            path="/user/*"
            element={
              <Resource name="users">
                <Route path="create" element={<UserCreate />} />
                <Route path="edit/:id" element={<UserEdit />} />
                <Route path="details/:id" element={<UserShow />} />
                <Route path="*" element={<NotFound />} />
              </Resource>
            }
          />
          <Route
            path={`${paths.admin}/dic-services/*`}
            element={
              <Resource name="dic-services">
                <Route path="add" element={<ServiceCreate />} />
                <Route path="edit/:id" element={<ServiceEdit />} />
                <Route path="*" element={<NotFound />} />
              </Resource>
            }
          />
          <Route
            path={`${paths.folders}/*`}
            element={
              <Resource name="media-library-folder">
                <Route index element={<MediaLibrary />} />
                <Route path=":id/:name" element={<MediaLibrary />} />
                <Route path="*" element={<NotFound />} />
              </Resource>
            }
          />
          <Route
            path={`${paths.notifications}/*`}
            element={
              <Resource name="notification">
                <Route index element={<NotificationList />} />
                <Route path="*" element={<NotFound />} />
              </Resource>
            }
          />
        </Route>
        <Route path="*" element={<NotFound />} />
      </Route>
    </Routes>
  </SignedInContext>
);

export default SignedInApp;

/** A page that has routes within, but no address below its own. */
const Exactly = ({ path, page: Page }: { path: string; page: ComponentType }) =>
  useMatch(path) ? <Page /> : <NotFound />;

/** Frames the pages: the permission table says who may open which (decisions §4 "Who may call what"). */
const Permitted = () => {
  const auth = useAuth();
  const { pathname } = useLocation();
  // Rendered again when the user's rights change.
  useUser();
  return auth.mayOpen(pathname) ? <Outlet /> : <AccessDenied />;
};

import { Resource } from 'ra-core';
import type { ComponentType } from 'react';
import { Route, Routes, useMatch, Outlet, useLocation } from 'react-router-dom';
import { useAuth, useUser } from '../auth/useAuth';
import { NotificationBell } from '../features/notification/NotificationBell';
import { signedInMessages } from '../i18n/en/signedIn';
import { addMessages } from '../i18n/i18nProvider';
import { paths } from '../paths';
import { LiveNotifications } from './LiveNotifications';
import { pages } from './pages';
import { SessionUpkeep } from './SessionUpkeep';
import { SignedInContext } from './SignedInContext';
import { AppLayout } from './layout/AppLayout';
import { AccessDenied, NotFound } from './layout/DeadEnd';

addMessages(signedInMessages);

const SignedInApp = () => (
  <SignedInContext>
    <LiveNotifications />
    <SessionUpkeep />
    <AppLayout bell={<NotificationBell />}>
      <Routes>
        <Route element={<RequireAccess />}>
          <Route path={paths.dashboard} element={<pages.dashboard />} />
          <Route path={paths.profile} element={<pages.profile />} />
          <Route path={paths.projects} element={<pages.projects />} />
          <Route path={paths.projectEdit()} element={<pages.editProject />} />
          {[paths.admin, paths.manage].map((path) => (
            <Route key={path} path={`${path}/*`} element={<ExactPath path={path} page={pages.admin} />} />
          ))}
          <Route
            path="/user/*"
            element={
              <Resource name="users">
                <Route path="create" element={<pages.createUser />} />
                <Route path="edit/:id" element={<pages.editUser />} />
                <Route path="details/:id" element={<pages.userDetails />} />
                <Route path="*" element={<NotFound />} />
              </Resource>
            }
          />
          <Route
            path={`${paths.admin}/dic-services/*`}
            element={
              <Resource name="dic-services">
                <Route path="add" element={<pages.createService />} />
                <Route path="edit/:id" element={<pages.editService />} />
                <Route path="*" element={<NotFound />} />
              </Resource>
            }
          />
          <Route
            path={`${paths.folders}/*`}
            element={
              <Resource name="media-library-folder">
                <Route index element={<pages.mediaLibraryFolder />} />
                <Route path=":id/:name" element={<pages.mediaLibraryFolder />} />
                <Route path="*" element={<NotFound />} />
              </Resource>
            }
          />
          <Route
            path={`${paths.notifications}/*`}
            element={
              <Resource name="notification">
                <Route index element={<pages.notifications />} />
                <Route path="*" element={<NotFound />} />
              </Resource>
            }
          />
        </Route>
        <Route path="*" element={<NotFound />} />
      </Routes>
    </AppLayout>
  </SignedInContext>
);

export default SignedInApp;

const ExactPath = ({ path, page: Page }: { path: string; page: ComponentType }) =>
  useMatch(path) ? <Page /> : <NotFound />;

const RequireAccess = () => {
  const auth = useAuth();
  const { pathname } = useLocation();
  // Rerenders when the user's rights change.
  useUser();
  return auth.mayOpen(pathname) ? <Outlet /> : <AccessDenied />;
};

import { lazy } from 'react';
import { Route, Routes } from 'react-router-dom';
import { signedInMessages } from '../i18n/en/signedIn';
import { addMessages } from '../i18n/i18nProvider';
import { paths } from '../paths';
import { AppLayout } from './layout/AppLayout';
import { NotFound } from './layout/NotFound';
import { SignedInContext } from './SignedInContext';

addMessages(signedInMessages);

const DashboardPage = lazy(() => import('../features/dashboard/DashboardPage'));

/** The portal behind the sign-in, address by address. */
const SignedInApp = () => (
  <SignedInContext>
    <Routes>
      <Route element={<AppLayout />}>
        <Route path={paths.dashboard} element={<DashboardPage />} />
        <Route path="*" element={<NotFound />} />
      </Route>
    </Routes>
  </SignedInContext>
);

export default SignedInApp;

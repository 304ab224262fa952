import { lazy, Suspense } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { paths } from '../paths';
import { EntryContext } from './EntryContext';
import { Guard } from './Guard';
import { PublicPage } from './layout/PublicPage';

const LoginPage = lazy(() => import('../features/sign-in/LoginPage'));
const SignedInApp = lazy(() => import('./SignedInApp'));

/** The portal, address by address: in front of the sign-in here, behind it in SignedInApp. */
export const App = () => (
  <EntryContext>
    <Suspense fallback={null}>
      <Routes>
        <Route element={<PublicPage />}>
          <Route path={paths.login} element={<LoginPage />} />
        </Route>
        <Route path={paths.home} element={<Navigate to={paths.dashboard} replace />} />
        <Route
          path="*"
          element={
            <Guard>
              <SignedInApp />
            </Guard>
          }
        />
      </Routes>
    </Suspense>
  </EntryContext>
);

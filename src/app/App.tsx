import { lazy, Suspense } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { paths } from '../paths';
import { EntryContext } from './EntryContext';
import { Guard } from './Guard';
import { PublicPage } from './layout/PublicPage';
import { loadCodePages, loadLogin, loadSignedInApp, prefetchNext } from './prefetch';

const LoginPage = lazy(() => loadLogin().then((m) => ({ default: m.LoginPage })));
const CodeFlow = lazy(() => loadCodePages().then((m) => ({ default: m.CodeFlow })));
const VerifyOtpPage = lazy(() => loadCodePages().then((m) => ({ default: m.VerifyOtpPage })));
const VerifyTotpPage = lazy(() => loadCodePages().then((m) => ({ default: m.VerifyTotpPage })));
const VerifyBothPage = lazy(() => loadCodePages().then((m) => ({ default: m.VerifyBothPage })));
const SignedInApp = lazy(loadSignedInApp);

/** The portal, address by address: in front of the sign-in here, behind it in SignedInApp. */
export const App = () => (
  <EntryContext>
    <Suspense fallback={null}>
      <Routes>
        <Route element={<PublicPage />}>
          <Route path={paths.login} element={<LoginPage onBegin={prefetchNext} />} />
          <Route element={<CodeFlow />}>
            <Route path={paths.verifyOtp} element={<VerifyOtpPage />} />
            <Route path={paths.verifyTotp} element={<VerifyTotpPage />} />
            <Route path={paths.verifyBoth} element={<VerifyBothPage />} />
          </Route>
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

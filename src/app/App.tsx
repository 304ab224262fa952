import { CacheProvider } from '@emotion/react';
import { Suspense, useState, type ComponentType } from 'react';
import {
  Navigate,
  Route,
  Routes,
  useLocation,
  useParams,
  UNSAFE_createBrowserHistory as createBrowserHistory,
} from 'react-router-dom';
import { LoginPage } from '../features/sign-in/LoginPage';
import { paths } from '../paths';
import { EntryContext } from './EntryContext';
import { Guard } from './Guard';
import { PublicPage } from './layout/PublicPage';
import { PortalBoundary } from './ErrorBoundary';
import { createBlockableHistory } from '../ui/navigation/blockableHistory';
import { PortalRouter } from '../ui/navigation/PortalRouter';
import { Waiting } from '../ui/layout/Waiting';
import { createStyleCache } from './styleCache';
import {
  CodeFlow,
  ContactSupportPage,
  ForgetPage,
  LinkResetPage,
  prefetchNext,
  RegisterPage,
  ResetPage,
  SignedInApp,
  SocialCallbackPage,
  VerifyBothPage,
  VerifyOtpPage,
  VerifyTotpPage,
} from './publicPages';

export const App = () => (
  <EntryContext>
    <Suspense fallback={<Waiting />}>
      <Routes>
        <Route element={<PublicPage />}>
          <Route path={paths.login} element={<LoginPage onStart={prefetchNext} />} />
          <Route element={<CodeFlow />}>
            <Route path={paths.verifyOtp} element={<VerifyOtpPage />} />
            <Route path={paths.verifyTotp} element={<VerifyTotpPage />} />
            <Route path={paths.verifyBoth} element={<VerifyBothPage />} />
          </Route>
          <Route path={paths.register} element={<RegisterPage />} />
          <Route path={paths.passwordForget} element={<ForgetPage />} />
          <Route path={paths.passwordForgetReset} element={<ResetPage />} />
          <Route path={paths.passwordReset} element={<Navigate to={paths.passwordForget} replace />} />
          <Route
            path={`${paths.linkReset}/*`}
            element={<StripUrlParams cleanPath={paths.linkReset} page={LinkResetPage} />}
          />
          <Route
            path={paths.socialAuthCallback}
            element={<StripUrlParams cleanPath={paths.socialAuthCallback} page={SocialCallbackPage} />}
          />
          <Route path={paths.contactSupport} element={<ContactSupportPage />} />
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

export const BrowserPortal = () => {
  const [history] = useState(() => createBlockableHistory(createBrowserHistory()));
  const [styleCache] = useState(createStyleCache);
  return (
    <PortalBoundary>
      <CacheProvider value={styleCache}>
        <PortalRouter history={history}>
          <App />
        </PortalRouter>
      </CacheProvider>
    </PortalBoundary>
  );
};

type UrlParams = Readonly<Partial<Record<string, string>>>;

interface StripUrlParamsProps {
  cleanPath: string;
  page: ComponentType<{ urlParams: UrlParams }>;
}

/** Removes tokens from the address and the history before the page loads; they stay in memory only. */
const StripUrlParams = ({ cleanPath, page: Page }: StripUrlParamsProps) => {
  const { pathname, search, hash } = useLocation();
  const { '*': rest = '' } = useParams();
  const [urlParams] = useState<UrlParams>(() => ({
    ...Object.fromEntries(new URLSearchParams(search)),
    '*': rest,
  }));
  return pathname + search + hash === cleanPath ? (
    <Page urlParams={urlParams} />
  ) : (
    <Navigate to={cleanPath} replace />
  );
};

import { ResourceContextProvider } from 'ra-core';
import { Suspense } from 'react';
import { Navigate, Outlet, type RouteObject } from 'react-router-dom';
import { resources, type ResourceName } from '../contract/generated/resources';
import { i18nProvider, loadLocale } from '../i18n/i18nProvider';
import { paths } from '../paths';
import { PageSkeleton } from '../ui/loading/PageSkeleton';
import { LoadingIndicator } from '../ui/loading/LoadingIndicator';
import { Rethrow } from './ErrorBoundary';
import { Guard, RequireAccess } from './Guard';
import { AccessDenied, NotFound } from './layout/ErrorScreen';
import { PublicPage } from './layout/PublicPage';
import { StripUrlToken } from './layout/StripUrlToken';
import { loadCodePages, findPage, pages, publicPages } from './pages';
import { authProvider } from './providers';
import { PublicProviders } from './PublicProviders';
import { Screen } from './Screen';
import { lazyCode } from '../ui/loading/lazyCode';

const loadSignedInApp = async () => {
  const app = await import('./SignedInApp');
  // Loads its texts in languages other than English.
  await loadLocale(i18nProvider.getLocale());
  return app;
};
const SignedInApp = lazyCode(loadSignedInApp);

/** Preloads while the sign-in form is filled in. Ignores failures, because the page loads the code again. */
const preloadNext = (): void => {
  loadCodePages().catch(() => {});
  loadSignedInApp().catch(() => {});
  findPage(paths.dashboard)
    ?.page.Page.load()
    .catch(() => {});
};

/** Paths of a page share one mounted element. */
const toRoutes = (pagePaths: readonly string[]): RouteObject[] =>
  pagePaths.map((path) => ({ path, element: null }));

const publicRoutes = publicPages.map(({ paths: pagePaths, Page, hasTokenInUrl }): RouteObject => {
  const cleanPath = pagePaths[0]?.replace('/*', '') ?? paths.login;
  return {
    element: hasTokenInUrl ? (
      <StripUrlToken cleanPath={cleanPath}>
        {(urlParams) => <Page urlParams={urlParams} preloadNext={preloadNext} />}
      </StripUrlToken>
    ) : (
      <Page urlParams={{}} preloadNext={preloadNext} />
    ),
    children: toRoutes(pagePaths),
  };
});

const signedInRoutes = pages.map((page): RouteObject => {
  const { paths: pagePaths, Page, resource } = page;
  const screen = <Screen page={page} />;
  const [path = '', ...others] = pagePaths;
  return {
    element: resource ? <ResourceContextProvider value={resource}>{screen}</ResourceContextProvider> : screen,
    hydrateFallbackElement: <PageSkeleton />,
    // Keeps the previous page until the code has loaded. After a failure, the page loads it again.
    lazy: async () => {
      if (authProvider.account.isSignedIn()) await Page.load().catch(() => {});
      return {};
    },
    // react-admin's tabs resolve their paths against the route of the page.
    ...(others.length === 0 ? { path } : { children: toRoutes(pagePaths) }),
  };
});

const ResourceScreens = lazyCode(() => import('./resources'));

const resourceRoutes = (Object.keys(resources) as ResourceName[]).map((name): RouteObject => ({
  path: `/${name}/*`,
  element: <ResourceScreens name={name} />,
}));

export const routes: RouteObject[] = [
  {
    errorElement: <Rethrow />,
    element: (
      <PublicProviders>
        <Suspense fallback={<LoadingIndicator />}>
          <Outlet />
        </Suspense>
      </PublicProviders>
    ),
    children: [
      {
        element: <PublicPage />,
        children: [
          ...publicRoutes,
          { path: paths.passwordReset, element: <Navigate to={paths.passwordForget} replace /> },
        ],
      },
      { path: paths.home, element: <Navigate to={paths.dashboard} replace /> },
      {
        element: (
          <Guard>
            <SignedInApp />
          </Guard>
        ),
        children: [
          { element: <RequireAccess />, children: signedInRoutes },
          ...resourceRoutes,
          // react-admin's own screens redirect here when access is denied.
          { path: '/access-denied', element: <AccessDenied /> },
          { path: '*', element: <NotFound /> },
        ],
      },
    ],
  },
];

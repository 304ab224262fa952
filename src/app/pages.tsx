import type { QueryClient } from '@tanstack/react-query';
import { lazy, type ComponentType } from 'react';
import { matchRoutes, type Params } from 'react-router-dom';
import type { ResourceName } from '../contract/generated/resources';
import type { PortalDataProvider } from '../api/dataProvider';
import type { Right } from '../auth/access';
import { dashboardQuery, servicesQuery } from '../features/dashboard/servicesQuery';
import { folderQuery, foldersQuery } from '../features/media-library-folder/folderQueries';
import { projectsQuery } from '../features/projects/projectsQuery';
import { LoginPage } from '../features/sign-in/LoginPage';
import { usersQuery } from '../features/users/list/usersQuery';
import { paths } from '../paths';
import { lazyWithLoad } from '../ui/loading/lazyWithLoad';
import type { UrlParams } from './layout/SecretAddress';

interface PublicPageProps {
  urlParams: UrlParams;
  /** Loads what follows the sign-in. */
  onStart: () => void;
}

interface PublicPage {
  /** Several addresses share one mounted page. */
  at: readonly string[];
  Page: ComponentType<PublicPageProps>;
  /** Its address carries a token, which is taken off before the page loads. */
  hasSecretAddress?: true;
  /** Written to the site as HTML by the build. */
  isPrerendered?: true;
}

export const loadCodePages = () => import('../features/sign-in/codePages');

/** The pages before the sign-in (spec 1 §2). */
export const publicPages: readonly PublicPage[] = [
  { at: [paths.login], Page: LoginPage, isPrerendered: true },
  {
    at: [paths.register],
    Page: lazy(() => import('../features/registration/RegisterPage')),
    isPrerendered: true,
  },
  { at: [paths.verifyOtp, paths.verifyTotp, paths.verifyBoth], Page: lazy(loadCodePages) },
  {
    at: [paths.passwordForget],
    Page: lazy(() => import('../features/password-recovery/ForgetPage')),
    isPrerendered: true,
  },
  {
    at: [paths.passwordForgetReset],
    Page: lazy(() => import('../features/password-recovery/ResetPage')),
  },
  {
    at: [`${paths.linkReset}/*`],
    Page: lazy(() => import('../features/password-recovery/LinkResetPage')),
    hasSecretAddress: true,
  },
  {
    at: [paths.socialAuthCallback],
    Page: lazy(() => import('../features/social/SocialCallbackPage')),
    hasSecretAddress: true,
  },
  {
    at: [paths.contactSupport],
    Page: lazy(() => import('../features/contact-support/ContactSupportPage')),
    isPrerendered: true,
  },
];

interface Query {
  queryKey: readonly unknown[];
  queryFn: (context: { client: QueryClient; signal: AbortSignal }) => Promise<unknown>;
}

interface FirstCalls {
  data: PortalDataProvider;
  userId: number | undefined;
  params: Params;
}

interface SignedInPage {
  at: readonly string[];
  load: () => Promise<{ default: ComponentType }>;
  /** The text of its link in the main menu; the section's other pages name it too. */
  section?: string;
  /** Without one, every signed-in user may open the page. */
  right?: Right;
  resource?: ResourceName;
  /** What the page asks the server first, requested while its code is loading. */
  asks?: (context: FirstCalls) => readonly Query[];
}

/** The pages behind the sign-in (spec 1 §2, spec 2 §2): a new page is a folder in `features` and a row here. */
const rows: readonly SignedInPage[] = [
  {
    at: [paths.dashboard],
    load: () => import('../features/dashboard/DashboardPage'),
    section: 'shell.nav.dashboard',
    asks: ({ data }) => [dashboardQuery(data)],
  },
  { at: [paths.profile], load: () => import('../features/profile/ProfilePage') },
  {
    at: [paths.projects],
    load: () => import('../features/projects/ProjectsPage'),
    section: 'shell.nav.projects',
    asks: ({ data }) => [projectsQuery(data)],
  },
  {
    at: [paths.projectEdit()],
    load: () => import('../features/projects/EditProjectPage'),
    section: 'shell.nav.projects',
  },
  {
    at: [paths.notifications],
    load: () => import('./NotificationsPage'),
    resource: 'notification',
    asks: ({ data }) => [servicesQuery(data)],
  },
  {
    at: [paths.folders, paths.folder()],
    load: () => import('../features/media-library-folder/MediaLibrary'),
    resource: 'media-library-folder',
    asks: ({ data, params: { id } }) => [id ? folderQuery(data, Number(id)) : foldersQuery(data)],
  },
  {
    at: [paths.admin, paths.manage],
    load: () => import('./AdminPage'),
    section: 'shell.nav.admin',
    right: 'users.list',
    asks: ({ data, userId }) => [usersQuery(data, userId)],
  },
  {
    at: [paths.userCreate],
    load: () => import('../features/users/UserCreate'),
    section: 'shell.nav.admin',
    right: 'users.create',
    resource: 'users',
  },
  {
    at: [paths.userEdit()],
    load: () => import('../features/users/UserEdit'),
    section: 'shell.nav.admin',
    right: 'users.edit',
    resource: 'users',
  },
  {
    at: [paths.userDetails()],
    load: () => import('../features/users/UserShow'),
    section: 'shell.nav.admin',
    right: 'users.show',
    resource: 'users',
  },
  {
    at: [paths.dicServiceAdd],
    load: () => import('../features/dic-services/ServiceCreate'),
    section: 'shell.nav.admin',
    right: 'dic-services.create',
    resource: 'dic-services',
  },
  {
    at: [paths.dicServiceEdit()],
    load: () => import('../features/dic-services/ServiceEdit'),
    section: 'shell.nav.admin',
    right: 'dic-services.edit',
    resource: 'dic-services',
  },
];

export const pages = rows.map((row) => ({ ...row, Page: lazyWithLoad(row.load) }));

const addresses = pages.flatMap((page) => page.at.map((path) => ({ path, handle: page })));

/**
 * The page of an address, with the parameters in its path and, in `base`, its address without what a `*` matches;
 * undefined where there is none.
 */
export const pageAt = (pathname: string) => {
  const match = matchRoutes(addresses, pathname)?.[0];
  return match && { page: match.route.handle, params: match.params, base: match.pathnameBase };
};

export const rightAt = (pathname: string): Right | undefined => pageAt(pathname)?.page.right;

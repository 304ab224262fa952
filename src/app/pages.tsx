import AdminIcon from '@mui/icons-material/AdminPanelSettingsOutlined';
import ConstructionIcon from '@mui/icons-material/ConstructionOutlined';
import DashboardIcon from '@mui/icons-material/DashboardOutlined';
import FolderIcon from '@mui/icons-material/FolderOutlined';
import NotificationsIcon from '@mui/icons-material/NotificationsOutlined';
import PersonIcon from '@mui/icons-material/PersonOutlined';
import type { SvgIconProps } from '@mui/material';
import type { QueryClient } from '@tanstack/react-query';
import { type ComponentType } from 'react';
import { matchRoutes, type Params } from 'react-router-dom';
import type { ResourceName } from '../contract/generated/resources';
import type { PortalDataProvider } from '../api/dataProvider';
import type { Right } from '../auth/access';
import { arrangementQuery, dashboardQuery, servicesQuery } from '../features/dashboard/servicesQuery';
import { folderQuery, foldersQuery } from '../features/media-library-folder/folderQueries';
import { projectsQuery } from '../features/projects/projectsQuery';
import { LoginPage } from '../features/sign-in/LoginPage';
import { usersQuery } from '../features/users/list/usersQuery';
import type { Subject } from '../model/notification/notification';
import { adminTabs, adminTabNames, profileTabs, paths } from '../paths';
import { lazyCode } from '../ui/loading/lazyCode';
import type { UrlParams } from './layout/StripUrlToken';

interface PublicPageProps {
  urlParams: UrlParams;
  /** Preloads the pages after the sign-in. */
  preloadNext: () => void;
}

interface SignedOutPage {
  /** Several paths share one mounted page. */
  paths: readonly string[];
  Page: ComponentType<PublicPageProps>;
  /** The token is removed before the page loads. */
  hasTokenInUrl?: true;
  /** Prerendered by the build. */
  isPrerendered?: true;
}

export const loadCodePages = () => import('../features/sign-in/codePages');

/** The pages before the sign-in (spec 1 §2). */
export const publicPages: readonly SignedOutPage[] = [
  { paths: [paths.login], Page: LoginPage, isPrerendered: true },
  {
    paths: [paths.register],
    Page: lazyCode(() => import('../features/registration/RegisterPage')),
    isPrerendered: true,
  },
  { paths: [paths.verifyOtp, paths.verifyTotp, paths.verifyBoth], Page: lazyCode(loadCodePages) },
  {
    paths: [paths.passwordForget],
    Page: lazyCode(() => import('../features/password-recovery/ForgetPage')),
    isPrerendered: true,
  },
  {
    paths: [paths.passwordForgetReset],
    Page: lazyCode(() => import('../features/password-recovery/ResetPage')),
  },
  {
    paths: [`${paths.linkReset}/*`],
    Page: lazyCode(() => import('../features/password-recovery/LinkResetPage')),
    hasTokenInUrl: true,
  },
  {
    paths: [paths.socialAuthCallback],
    Page: lazyCode(() => import('../features/social/SocialCallbackPage')),
    hasTokenInUrl: true,
  },
  {
    paths: [paths.contactSupport],
    Page: lazyCode(() => import('../features/contact-support/ContactSupportPage')),
    isPrerendered: true,
  },
];

interface Query {
  queryKey: readonly unknown[];
  queryFn: (context: { client: QueryClient; signal: AbortSignal }) => Promise<unknown>;
}

interface PrefetchContext {
  data: PortalDataProvider;
  userId: number | undefined;
  params: Params;
}

interface PageTab {
  /** A message key. */
  name: string;
  to: string;
  /** Resource listed in this tab. */
  resource?: ResourceName;
}

interface SignedInPage {
  paths: readonly string[];
  load: () => Promise<{ default: ComponentType }>;
  /** Name in the palette, which lists a page's tabs instead of the page. All names are message keys. */
  name?: string;
  /** Name in the main menu, shared by the pages of a section. */
  section?: string;
  /** Name in the avatar menu. */
  menu?: string;
  Icon?: ComponentType<SvgIconProps>;
  tabs?: readonly PageTab[];
  /** Right to open the page; omitted if every signed-in user may. */
  right?: Right;
  /** Right to see the link of the avatar menu, if not `right`. */
  menuRight?: Right;
  resource?: ResourceName;
  /** react-admin views of the resource that redirect here. */
  views?: readonly ('list' | 'create' | 'edit' | 'show')[];
  /** Paths for notification subjects; null if the subject is incomplete. */
  subjects?: { [Kind in Subject['kind']]?: (subject: Subject) => string | null };
  /** First queries of the page, sent while its code is loading. */
  prefetch?: (context: PrefetchContext) => readonly Query[];
}

const tabPath = (path: string, tab: string) => `${path}?${new URLSearchParams({ tab }).toString()}`;

const idPath =
  (toPath: (id: number) => string) =>
  ({ id }: Subject) =>
    id === undefined ? null : toPath(id);

/** Pages behind the sign-in (spec 1 §2, spec 2 §2). A new page is a folder in `features` and a row here. */
const rows: readonly SignedInPage[] = [
  {
    paths: [paths.dashboard],
    load: () => import('../features/dashboard/DashboardPage'),
    name: 'shell.nav.dashboard',
    section: 'shell.nav.dashboard',
    Icon: DashboardIcon,
    subjects: { dashboard: () => paths.dashboard },
    prefetch: ({ data }) => [dashboardQuery(data), arrangementQuery(data)],
  },
  {
    paths: [paths.projects],
    load: () => import('../features/projects/ProjectsPage'),
    name: 'shell.nav.projects',
    section: 'shell.nav.projects',
    Icon: ConstructionIcon,
    prefetch: ({ data }) => [projectsQuery(data)],
  },
  {
    paths: [paths.projectEdit()],
    load: () => import('../features/projects/EditProjectPage'),
    section: 'shell.nav.projects',
  },
  {
    paths: [paths.notifications],
    load: () => import('./NotificationsPage'),
    name: 'notification.title',
    Icon: NotificationsIcon,
    resource: 'notification',
    views: ['list'],
    prefetch: ({ data }) => [servicesQuery(data)],
  },
  {
    paths: [paths.profile],
    load: () => import('../features/profile/ProfilePage'),
    name: 'shell.menu.profile',
    menu: 'shell.menu.profile',
    Icon: PersonIcon,
    tabs: profileTabs.map((tab) => ({ name: `profile.tab.${tab}`, to: tabPath(paths.profile, tab) })),
    subjects: {
      profile: () => paths.profile,
      security: () => tabPath(paths.profile, 'security'),
      sessions: () => tabPath(paths.profile, 'sessions'),
    },
  },
  {
    paths: [paths.folders, paths.folder()],
    load: () => import('../features/media-library-folder/MediaLibrary'),
    name: 'shell.menu.library',
    menu: 'shell.menu.library',
    Icon: FolderIcon,
    resource: 'media-library-folder',
    views: ['list', 'edit', 'show'],
    subjects: {
      library: () => paths.folders,
      folder: (subject) => idPath((id) => paths.folder(id, subject.name || '-'))(subject),
    },
    prefetch: ({ data, params: { id } }) => [id ? folderQuery(data, Number(id)) : foldersQuery(data)],
  },
  {
    paths: [paths.admin, paths.manage],
    load: () => import('./AdminPage'),
    name: 'shell.nav.admin',
    section: 'shell.nav.admin',
    menu: 'shell.menu.admin',
    Icon: AdminIcon,
    tabs: adminTabNames.map((tab) => ({
      name: `admin.tab.${tab}`,
      to: tabPath(paths.admin, adminTabs[tab].id),
      resource: adminTabs[tab].resource,
    })),
    right: 'users.list',
    menuRight: 'admin.open',
    resource: 'users',
    views: ['list'],
    subjects: { users: () => paths.admin },
    prefetch: ({ data, userId }) => [usersQuery(data, userId)],
  },
  {
    paths: [paths.userCreate],
    load: () => import('../features/users/create/UserCreate'),
    name: 'users.add',
    section: 'shell.nav.admin',
    Icon: AdminIcon,
    right: 'users.create',
    resource: 'users',
    views: ['create'],
  },
  {
    paths: [paths.userEdit()],
    load: () => import('../features/users/edit/UserEdit'),
    section: 'shell.nav.admin',
    right: 'users.edit',
    resource: 'users',
    views: ['edit'],
  },
  {
    paths: [paths.userDetails()],
    load: () => import('../features/users/show/UserShow'),
    section: 'shell.nav.admin',
    right: 'users.show',
    resource: 'users',
    views: ['show'],
    subjects: { user: idPath(paths.userDetails) },
  },
  {
    paths: [paths.dicServiceAdd],
    load: () => import('../features/dic-services/ServiceCreate'),
    name: 'dicServices.page.create.title',
    section: 'shell.nav.admin',
    Icon: AdminIcon,
    right: 'dic-services.create',
    resource: 'dic-services',
    views: ['create'],
  },
  {
    paths: [paths.dicServiceEdit()],
    load: () => import('../features/dic-services/ServiceEdit'),
    section: 'shell.nav.admin',
    right: 'dic-services.edit',
    resource: 'dic-services',
    views: ['edit', 'show'],
    subjects: { service: idPath(paths.dicServiceEdit) },
  },
];

export const pages = rows.map((row) => {
  const Page = lazyCode(row.load);
  // A stable element, so that a navigation does not rerender the page.
  return { ...row, menuRight: row.menuRight ?? row.right, Page, element: <Page /> };
});

export type PageRow = (typeof pages)[number];

const pageRoutes = pages.flatMap((page) => page.paths.map((path) => ({ path, handle: page })));

/**
 * Finds the page for a path, with its parameters and, as `base`, the path without the part matched by `*`.
 */
export const findPage = (pathname: string) => {
  const match = matchRoutes(pageRoutes, pathname)?.[0];
  return match && { page: match.route.handle, params: match.params, base: match.pathnameBase };
};

export const findRight = (pathname: string): Right | undefined => findPage(pathname)?.page.right;

/** Builds paths from a kind and an id, because URLs from a server are not trusted. */
export const subjectPath = (subject: Subject): string | null =>
  pages.map(({ subjects }) => subjects?.[subject.kind]?.(subject)).find(Boolean) ?? null;

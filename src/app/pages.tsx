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
import { dashboardQuery, servicesQuery } from '../features/dashboard/servicesQuery';
import { folderQuery, foldersQuery } from '../features/media-library-folder/folderQueries';
import { projectsQuery } from '../features/projects/projectsQuery';
import { LoginPage } from '../features/sign-in/LoginPage';
import { usersQuery } from '../features/users/list/usersQuery';
import type { Subject } from '../model/notification/notification';
import { adminTabs, adminTabNames, profileTabs } from '../model/tabs';
import { paths } from '../paths';
import { lazyCode } from '../ui/loading/lazyCode';
import type { UrlParams } from './layout/SecretAddress';

interface PublicPageProps {
  urlParams: UrlParams;
  /** Preloads the pages after the sign-in. */
  onStart: () => void;
}

interface PublicPage {
  /** Several addresses share one mounted page. */
  at: readonly string[];
  Page: ComponentType<PublicPageProps>;
  /** Its address has a token, which is removed before the page loads. */
  hasSecretAddress?: true;
  /** Prerendered by the build. */
  isPrerendered?: true;
}

export const loadCodePages = () => import('../features/sign-in/codePages');

/** The pages before the sign-in (spec 1 §2). */
export const publicPages: readonly PublicPage[] = [
  { at: [paths.login], Page: LoginPage, isPrerendered: true },
  {
    at: [paths.register],
    Page: lazyCode(() => import('../features/registration/RegisterPage')),
    isPrerendered: true,
  },
  { at: [paths.verifyOtp, paths.verifyTotp, paths.verifyBoth], Page: lazyCode(loadCodePages) },
  {
    at: [paths.passwordForget],
    Page: lazyCode(() => import('../features/password-recovery/ForgetPage')),
    isPrerendered: true,
  },
  {
    at: [paths.passwordForgetReset],
    Page: lazyCode(() => import('../features/password-recovery/ResetPage')),
  },
  {
    at: [`${paths.linkReset}/*`],
    Page: lazyCode(() => import('../features/password-recovery/LinkResetPage')),
    hasSecretAddress: true,
  },
  {
    at: [paths.socialAuthCallback],
    Page: lazyCode(() => import('../features/social/SocialCallbackPage')),
    hasSecretAddress: true,
  },
  {
    at: [paths.contactSupport],
    Page: lazyCode(() => import('../features/contact-support/ContactSupportPage')),
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

interface PageTab {
  /** A message key. */
  name: string;
  to: string;
  /** Resource listed in this tab. */
  resource?: ResourceName;
}

interface SignedInPage {
  at: readonly string[];
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
  /** Right to see the menu links, if not `right`. */
  linkRight?: Right;
  resource?: ResourceName;
  /** react-admin views of the resource that redirect here. */
  views?: readonly ('list' | 'create' | 'edit' | 'show')[];
  /** Addresses for the subjects of notifications; null if the subject is incomplete. */
  subjects?: { [Kind in Subject['kind']]?: (subject: Subject) => string | null };
  /** First queries of the page, sent while its code is loading. */
  prefetch?: (context: FirstCalls) => readonly Query[];
}

const tabAddress = (path: string, tab: string) => `${path}?${new URLSearchParams({ tab }).toString()}`;

const idAddress =
  (address: (id: number) => string) =>
  ({ id }: Subject) =>
    id === undefined ? null : address(id);

/** Pages behind the sign-in (spec 1 §2, spec 2 §2). A new page is a folder in `features` and a row here. */
const rows: readonly SignedInPage[] = [
  {
    at: [paths.dashboard],
    load: () => import('../features/dashboard/DashboardPage'),
    name: 'shell.nav.dashboard',
    section: 'shell.nav.dashboard',
    Icon: DashboardIcon,
    subjects: { dashboard: () => paths.dashboard },
    prefetch: ({ data }) => [dashboardQuery(data)],
  },
  {
    at: [paths.projects],
    load: () => import('../features/projects/ProjectsPage'),
    name: 'shell.nav.projects',
    section: 'shell.nav.projects',
    Icon: ConstructionIcon,
    prefetch: ({ data }) => [projectsQuery(data)],
  },
  {
    at: [paths.projectEdit()],
    load: () => import('../features/projects/EditProjectPage'),
    section: 'shell.nav.projects',
  },
  {
    at: [paths.notifications],
    load: () => import('./NotificationsPage'),
    name: 'notification.title',
    Icon: NotificationsIcon,
    resource: 'notification',
    views: ['list'],
    prefetch: ({ data }) => [servicesQuery(data)],
  },
  {
    at: [paths.profile],
    load: () => import('../features/profile/ProfilePage'),
    name: 'shell.menu.profile',
    menu: 'shell.menu.profile',
    Icon: PersonIcon,
    tabs: profileTabs.map((tab) => ({ name: `profile.tab.${tab}`, to: tabAddress(paths.profile, tab) })),
    subjects: {
      profile: () => paths.profile,
      security: () => tabAddress(paths.profile, 'security'),
      sessions: () => tabAddress(paths.profile, 'sessions'),
    },
  },
  {
    at: [paths.folders, paths.folder()],
    load: () => import('../features/media-library-folder/MediaLibrary'),
    name: 'shell.menu.library',
    menu: 'shell.menu.library',
    Icon: FolderIcon,
    resource: 'media-library-folder',
    views: ['list', 'edit', 'show'],
    subjects: {
      library: () => paths.folders,
      folder: (subject) => idAddress((id) => paths.folder(id, subject.name || '-'))(subject),
    },
    prefetch: ({ data, params: { id } }) => [id ? folderQuery(data, Number(id)) : foldersQuery(data)],
  },
  {
    at: [paths.admin, paths.manage],
    load: () => import('./AdminPage'),
    name: 'shell.nav.admin',
    section: 'shell.nav.admin',
    menu: 'shell.menu.admin',
    Icon: AdminIcon,
    tabs: adminTabNames.map((tab) => ({
      name: `admin.tab.${tab}`,
      to: tabAddress(paths.admin, adminTabs[tab].id),
      resource: adminTabs[tab].resource,
    })),
    right: 'users.list',
    linkRight: 'admin.open',
    resource: 'users',
    views: ['list'],
    subjects: { users: () => paths.admin },
    prefetch: ({ data, userId }) => [usersQuery(data, userId)],
  },
  {
    at: [paths.userCreate],
    load: () => import('../features/users/create/UserCreate'),
    name: 'userPages.create.title',
    section: 'shell.nav.admin',
    Icon: AdminIcon,
    right: 'users.create',
    resource: 'users',
    views: ['create'],
  },
  {
    at: [paths.userEdit()],
    load: () => import('../features/users/edit/UserEdit'),
    section: 'shell.nav.admin',
    right: 'users.edit',
    resource: 'users',
    views: ['edit'],
  },
  {
    at: [paths.userDetails()],
    load: () => import('../features/users/show/UserShow'),
    section: 'shell.nav.admin',
    right: 'users.show',
    resource: 'users',
    views: ['show'],
    subjects: { user: idAddress(paths.userDetails) },
  },
  {
    at: [paths.dicServiceAdd],
    load: () => import('../features/dic-services/ServiceCreate'),
    name: 'dicServices.page.create.title',
    section: 'shell.nav.admin',
    Icon: AdminIcon,
    right: 'dic-services.create',
    resource: 'dic-services',
    views: ['create'],
  },
  {
    at: [paths.dicServiceEdit()],
    load: () => import('../features/dic-services/ServiceEdit'),
    section: 'shell.nav.admin',
    right: 'dic-services.edit',
    resource: 'dic-services',
    views: ['edit', 'show'],
    subjects: { service: idAddress(paths.dicServiceEdit) },
  },
];

export const pages = rows.map((row) => {
  const Page = lazyCode(row.load);
  // A stable element, so that a change of the address does not rerender the page.
  return { ...row, linkRight: row.linkRight ?? row.right, Page, element: <Page /> };
});

export type Page = (typeof pages)[number];

const addresses = pages.flatMap((page) => page.at.map((path) => ({ path, handle: page })));

/**
 * Finds the page of an address, with its path parameters and, in `base`, the address without the part matched by `*`.
 */
export const findPage = (pathname: string) => {
  const match = matchRoutes(addresses, pathname)?.[0];
  return match && { page: match.route.handle, params: match.params, base: match.pathnameBase };
};

export const findRight = (pathname: string): Right | undefined => findPage(pathname)?.page.right;

/** Builds addresses from a kind and an id, because addresses from a server are not trusted. */
export const subjectAddress = (subject: Subject): string | null =>
  pages.map(({ subjects }) => subjects?.[subject.kind]?.(subject)).find(Boolean) ?? null;

import { settings } from './settings';

/** Spec 1 §2, spec 2 §2. */

/** Browsers resolve `.` and `..` even when encoded. */
const slug = (name: string) =>
  name
    .toLowerCase()
    .replace(/\s+/g, '-')
    .replace(/^\.{1,2}$/, '-');

export const paths = {
  home: '/',
  login: '/login',
  register: '/register',
  verifyOtp: '/verify-otp',
  verifyTotp: '/verify-totp',
  verifyBoth: '/verify-both',
  passwordForget: '/password-forget',
  passwordForgetReset: '/password-forget/reset',
  passwordReset: '/password-reset',
  linkReset: '/reset-password',
  resetPassword: (uidb64 = ':uidb64', token = ':token') => `/reset-password/${uidb64}/${token}`,
  contactSupport: '/contact-support',
  socialAuthCallback: '/social-auth-callback',

  dashboard: '/dashboard',
  projects: '/projects',
  projectEdit: (id: number | string = ':id') => `/project/edit/${id}`,
  profile: '/profile-tabs',
  notifications: '/notifications',
  folders: '/folders',
  folder: (id: number | string = ':id', name = ':name') =>
    `/folders/${id}/${name === ':name' ? name : encodeURIComponent(slug(name))}`,

  admin: '/admin',
  manage: '/manage',
  userCreate: '/user/create/',
  userDetails: (id: number | string = ':id') => `/user/details/${id}`,
  userEdit: (id: number | string = ':id') => `/user/edit/${id}`,
  dicServiceAdd: '/admin/dic-services/add',
  dicServiceEdit: (id: number | string = ':id') => `/admin/dic-services/edit/${id}`,
} as const;

/** Tabs of the profile page, by their names in the URL (spec 1 §2 "Profile page"). */
export const profileTabs = ['account', 'security', 'sessions', 'notifications'] as const;

/** Ids of spec 2 §2.1 and decisions §6, and the resource whose list a tab shows. */
export const adminTabs = {
  users: { id: 'managedUsers', resource: 'users' },
  googlePlay: { id: 'google play', resource: 'google-play' },
  dicServices: { id: 'dis services', resource: 'dic-services' },
  messageTemplate: { id: 'message template', resource: 'custom-message-template' },
  /** The log of all users, where the backend has one. */
  activity: { id: 'activity', resource: 'users' },
} as const;

export type AdminTab = keyof typeof adminTabs;

export const adminTabNames = Object.keys(adminTabs) as AdminTab[];

export const adminTabState = (tab: AdminTab): { activeTab: string } => ({ activeTab: adminTabs[tab].id });

/** Detects files by their extension, except in folder names and tokens, which may contain dots. */
export const isFilePath = (pathname: string): boolean =>
  /\.\w+$/.test(pathname) && !/^\/(folders|reset-password)\/[^/]+\//.test(pathname);

export const isInLibrary = (pathname: string): boolean =>
  pathname === paths.folders || pathname.startsWith(`${paths.folders}/`);

/** `docs/accessibility.md`, published with the site. */
export const accessibilityStatement = '/accessibility.html';

/** Resolves a path from the server against the API's origin. */
export const serverUrl = (url: string, apiUrl: string = settings.apiUrl): string =>
  apiUrl && URL.canParse(url, apiUrl) ? new URL(url, apiUrl).href : url;

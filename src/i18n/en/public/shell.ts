import { settings } from '../../../settings';

const brand = settings.brandName;

/** Texts of the frame round every screen (spec 1 §2 "Application shell"). */
export const shell = {
  brand,
  title: `%{page} · ${brand}`,
  home: `${brand}, Dashboard`,
  skip: 'Skip to content',
  nav: { label: 'Main menu', dashboard: 'Dashboard', projects: 'Projects', admin: 'Admin' },
  menu: {
    /** The label contains the visible initials (WCAG 2.5.3). */
    open: 'Account menu, %{letters}',
    profile: 'My Profile',
    library: 'Media Library',
    admin: 'Admin',
    signOut: 'Logout',
  },
  palette: 'Search or jump to',
  theme: { light: 'Light', dark: 'Dark', system: 'Same as Device', choose: 'Appearance' },
  language: {
    choose: 'Language',
    failed: 'The language could not be loaded. Please check your connection and try again.',
  },
  bell: {
    unknown: 'Notifications',
    none: 'Notifications, 0 unread',
    some: 'Notifications, 1 unread |||| Notifications, %{smart_count} unread',
    loading: 'Notifications, %{smart_count} unread so far, still loading',
    atLeast: 'Notifications, at least %{smart_count} unread',
  },
  footer: {
    copyright: `© %{year} ${settings.companyName}`,
    version: 'Version %{version}',
    apiDocs: 'API documentation',
    accessibility: 'Accessibility',
  },
  expired: { title: 'Alert!', text: 'Session has expired. Please re-login to continue.', signOut: 'Logout' },
  notFound: {
    title: 'Page not found',
    text: 'The page you are looking for does not exist or has moved.',
    home: 'Back to the Dashboard',
  },
  accessDenied: {
    title: 'Access denied',
    text: 'You do not have permission to view this page. Please contact your administrator.',
    home: 'Back to the Dashboard',
  },
  crashed: {
    title: 'Something went wrong',
    text: 'An error occurred on this page. Other pages are not affected.',
    retry: 'Try again',
  },
  notLoaded: {
    title: 'This page could not be loaded',
    text: 'The connection was interrupted, or a newer version is available. Reload the page to try again.',
    retry: 'Retry',
  },
  broken: {
    title: 'Something went wrong',
    text: `${brand} ran into a problem and cannot continue. Reloading the page may help.`,
  },
  newVersion: 'A new version is ready.',
  offline: 'You are offline. What you see may be out of date.',
  unreachable: `The server is not responding at the moment. ${brand} keeps trying.`,
  notice: { hide: 'Hide this notice' },
};

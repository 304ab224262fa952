/** Texts of the active sessions (spec 1 §2 "Profile page" 3, §8 "Sessions"). */
export const sessions = {
  title: 'Security & Active Sessions',
  overview: 'Overview',
  current: 'Current Session',
  active: 'Active',
  noCurrent: 'No active session',
  others: 'Other Sessions',
  limit: 'Session Limit',
  limitValue: '%{used}/%{max}',
  security: 'Security Status',
  withinLimit: '✓ Within Limit',
  limitReached: '⚠️ Limit Reached',
  usage: 'Session usage',
  usageValue: '%{used} of %{max} sessions in use',

  list: 'Active Sessions (%{count})',
  activeNow: 'Active Now',
  isNew: 'New',
  isNewHint: 'New since your last visit here',
  endsNext: 'Ends at the next sign-in',
  endsNextHint: 'The session limit is reached. The next sign-in elsewhere will end this session.',
  device: 'Device',
  browser: 'Browser',
  ip: 'IP Address',
  location: 'Location',
  started: 'Started',
  expires: 'Expires',
  unknown: 'Unknown',
  placeLine: '%{name}: %{value}',
  place: {
    place: 'Location',
    city: 'City',
    region: 'Region',
    country: 'Country',
    zip: 'ZIP code',
    isp: 'Provider',
    message: 'Note',
  },

  refresh: 'Refresh',
  logout: 'Logout',
  logoutCurrent: 'Logout Current',
  loggingOut: 'Logging out...',
  logoutAll: 'Logout All Others',
  progress: '%{done} of %{total} logged out...',

  notEnded:
    '%{smart_count} session could not be logged out. |||| %{smart_count} sessions could not be logged out.',

  empty: 'No Active Sessions',
  emptyText: 'There are currently no active sessions to display.',
  refreshEmpty: 'Refresh Sessions',
  loading: 'Loading active sessions...',

  confirm: {
    title: 'Logout Current Session',
    text: 'Are you sure you want to logout from your current session? This will immediately log you out and redirect you to the login page.',
    yes: 'Yes, Logout',
  },

  notMe: {
    open: 'Not me',
    title: "Wasn't you?",
    text: 'All other sessions will be logged out. Then choose a new password, because someone may know your current one.',
    yes: 'Logout All Others',
  },

  logoutOthers: {
    title: 'Logout all other sessions?',
    text: 'You stay logged in here, and have to sign in again everywhere else.',
  },

  ended: 'Session logged out successfully.',
  endedAll: '%{smart_count} session(s) logged out successfully.',
  error: {
    notLoggedIn: 'You are not logged in or your session has expired.',
    noCurrent: 'No Current active session. Please log in to view active sessions.',
    duringFetch: 'An error occurred during session retrieval.',
    duringLogout: 'An error occurred during session logout.',
    fetch: 'Failed to fetch sessions.',
    logout: 'Failed to log out session.',
    logoutAll: 'Failed to logout all sessions.',
  },
};

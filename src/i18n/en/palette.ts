/** Texts of the palette that opens with Ctrl K. */
export const palette = {
  title: 'Go to',
  search: 'Search screens, services, people...',
  searchPerson: 'Choose what to do...',
  results: 'Results',
  loading: 'Searching...',
  nothing: 'Nothing found.',
  failed: 'Some results could not be loaded.',
  count: '%{smart_count} result |||| %{smart_count} results',
  cut: '(%{shown} of %{total})',
  bound: '%{group}: only the first %{count} are searched.',
  groups: {
    recent: 'Recent',
    person: 'Actions',
    people: 'People',
    screens: 'Screens',
    services: 'Services',
    folders: 'Folders',
    projects: 'Projects',
    notifications: 'Notifications',
    settings: 'Settings',
  },
  person: {
    open: 'Open',
    edit: 'Edit',
    sendPasswordLink: 'Send password link',
    services: 'Services of %{name}',
    endSessions: 'End sessions',
  },
  ask: {
    sendPasswordLink: {
      title: 'Send a password link to %{name}?',
      text: '%{name} gets an email at %{email} with a link to choose a new password.',
    },
    endSessions: {
      title: 'End all sessions of %{name}?',
      text: '%{name} is signed out in every browser.',
    },
  },
};

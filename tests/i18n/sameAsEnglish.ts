/** Names, abbreviations and keys that are equal in every language. */
const names = [
  ...[
    'PulseHub',
    '%{page} · PulseHub',
    'PulsHub',
    'PulsFin',
    'PulseFin',
    'DURATRANS',
    'CodeHub',
    'BusinessHub',
  ],
  ...['SalesHub', 'AI Hub', 'ProjectsHub', 'Business Intelligence', 'BusinessIntelligence'],
  ...['Google', 'LinkedIn', 'Microsoft', 'Yahoo', 'Google Authenticator'],
  ...[
    '© %{year} Development and Innovation Centre',
    'PDF',
    'HTML',
    'URL',
    'IP',
    'ID',
    'ID %{id}',
    'OK',
    '200 OK',
  ],
  ...['Enter', 'Delete', 'Escape', 'Page Down', 'Page Up', 'Ctrl A', 'Alt ↑', 'YYYY-MM-DD'],
];

/** Words that Latin-script languages may share with English. */
const words = [
  ...['Actions', 'Active', 'Administration', 'Audio', 'Budget', 'Collaboration', 'Construction', 'Date'],
  ...[
    'Description',
    'Email',
    'Format',
    'Image',
    'Mentions',
    'Message',
    'Messages',
    'Notification',
    'Notifications',
  ],
  ...['Pages', 'Page %{page}', 'Production', 'Services', 'Services…', 'Sessions', 'Tickets', 'Version'],
  ...['Version %{version}', 'Zoom', '%{smart_count} service |||| %{smart_count} services'],
];

export const maybeSameAsEnglish = (language: { name: string }): ReadonlySet<string> =>
  new Set(/^\p{Script=Latin}/u.test(language.name) ? [...names, ...words] : names);

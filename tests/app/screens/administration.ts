import { call, press, type Screen, type Target, type Visitor } from './Screen';

const userRow: Target = { role: 'checkbox', name: /^Select \S+@/ };

const addUser = async (visitor: Visitor) => {
  await visitor.click({ role: 'button', name: 'Add User' });
  await visitor.fill('Email', `nadia.${Date.now()}@pulsehub.test`);
  await visitor.fill('Password', 'crossing-312');
  await visitor.fill('First Name', 'Nadia');
  await visitor.fill('Last Name', 'Laurent');
  await visitor.click({ role: 'button', name: 'Create' });
};

const mailFirstUser = async (visitor: Visitor) => {
  await visitor.click(userRow);
  await visitor.click({ role: 'button', name: 'Send Email' });
  await visitor.choose('Template', 'welcome');
  await visitor.click({ role: 'button', name: 'Send (1)' });
};

/** As `Intl` writes when a person joined and signed in. */
const timesAgo = /(\d+ (minute|hour|day|month|year)s? ago|(this|last) (minute|month|year)|yesterday)/;

/** The user shown by the pages of one user. */
const userNames = [/Siobhán Doyle/];

/** Dates are shown in the user's own time zone. */
const mediaFacts = [/^\d+(\.\d)? k?B$/, /[A-Z][a-z]{2} \d\d, \d{4}, \d\d:\d\d [AP]M/];

const createFolder = async (visitor: Visitor) => {
  await visitor.click({ role: 'button', name: 'New Folder' });
  await visitor.fill('Folder Name', 'A folder of the faults');
  await visitor.pressEnter();
};

const chooseAction = async (visitor: Visitor, name: string) => {
  await visitor.click({ role: 'button', name: 'Actions' });
  await visitor.click({ role: 'menuitem', name });
};

const uploadFile = async (visitor: Visitor) => {
  await chooseAction(visitor, 'Upload File');
  await visitor.attach('Load test.jpg');
  await visitor.click({ role: 'button', name: 'Upload' });
};

const addLink = async (visitor: Visitor) => {
  await visitor.click({ role: 'button', name: 'Add Google Play URL' });
  await visitor.fill('URL', 'https://play.google.com/store/apps/details?id=x');
  await visitor.fill('Version', '9.9.9');
  await visitor.click({ role: 'button', name: 'Add' });
};

const createService = async (visitor: Visitor) => {
  await visitor.fill('Service Name', 'Field Notes');
  await visitor.fill('Code Name', 'field_notes');
  await visitor.fill('Frontend URL', 'https://notes.test');
  await visitor.click({ role: 'button', name: 'Create Service' });
};

const addTemplate = async (visitor: Visitor) => {
  await visitor.click({ role: 'button', name: 'Add Template' });
  await visitor.fill('Name', 'Fresh');
  await visitor.click({ role: 'button', name: 'Add' });
};

/** The media library, and the screens of staff and superusers. */
export const administrationScreens: readonly Screen[] = [
  {
    name: 'users',
    path: '/admin',
    as: 'superuser',
    ready: userRow,
    calls: [
      call('GET /api/user/manage/', 'the users'),
      call('POST /api/user/manage/', 'a new user', addUser),
      call('POST /api/user/send-email/', 'a mail', mailFirstUser),
    ],
    // Initials combine two fields, addresses may break before their @, and dates are shown in the user's
    // own time zone.
    data: [/\d{4}-\d\d-\d\d( \d\d:\d\d)?/, /^[A-ZÀ-Ž]{1,2}$/, /@(pulsehub\.test|example\.com)/],
  },
  {
    name: 'create user',
    path: '/user/create/',
    as: 'superuser',
    ready: { role: 'heading', name: 'Create New User', level: 1 },
    calls: [
      call('POST /api/user/manage/', 'the account', async (visitor) => {
        await visitor.fill('Email', `somebody.${Date.now()}@example.com`);
        await visitor.fill('Password', 'crossing-312');
        await visitor.fill('Confirm Password', 'crossing-312');
        await visitor.click({ role: 'button', name: 'Create' });
      }),
      call('GET /api/user/dic-services-list/', 'the catalogue', undefined, { failsSilently: true }),
    ],
    data: [/PulseSHM/],
  },
  {
    name: 'edit user',
    path: '/user/edit/12',
    as: 'superuser',
    ready: { label: 'Verified Until' },
    calls: [
      call('GET /api/user/manage/12/', 'the account'),
      call('POST /api/user/manage/12/', 'the update', press('Update')),
    ],
  },
  {
    name: 'user details',
    path: '/user/details/12',
    as: 'superuser',
    ready: { label: 'Max Active Sessions' },
    calls: [
      call('GET /api/user/manage/12/', 'the account'),
      call('PATCH /api/user/manage/12/', 'a save', async (visitor) => {
        await visitor.click({ role: 'button', name: 'Edit' });
        await visitor.click({ role: 'button', name: 'Save' });
      }),
    ],
    data: [...userNames, timesAgo],
  },
  {
    name: 'user logs',
    path: '/user/details/12?tab=logs',
    as: 'superuser',
    ready: { role: 'table', name: 'User Logs' },
    calls: [call('GET /api/user/log/', 'the logs')],
    data: [...userNames, timesAgo, /^(GET|POST|PUT|DELETE)$/, /\d{4}-\d\d-\d\d \d\d:\d\d:\d\d/],
  },
  {
    name: 'sessions of a user',
    path: '/user/details/1?tab=sessions',
    as: 'superuser',
    ready: { role: 'table', name: 'Current Session' },
    calls: [call('GET /api/user/active-sessions-manage/', 'the sessions')],
    data: [timesAgo, /Bordeaux, France|Local network/, /\d{4}-\d\d-\d\d \d\d:\d\d:\d\d/],
  },
  {
    name: 'services of a user',
    path: '/user/details/12?tab=services',
    as: 'superuser',
    ready: { role: 'checkbox', name: 'ProjectsHub' },
    calls: [
      call('GET /api/user/dic-services/', 'the services'),
      call('GET /api/user/dic-services-list/', 'the catalogue'),
      call('POST /api/user/dic-services/', 'a change', async (visitor) => {
        await visitor.click({ role: 'button', name: 'Edit Services' });
        await visitor.click({ role: 'button', name: 'Save Changes' });
      }),
    ],
    data: [...userNames, timesAgo, /PulseSHM/],
  },
  {
    name: 'preferences of a user',
    path: '/user/details/12?tab=notifications',
    as: 'superuser',
    ready: { role: 'checkbox', name: 'ticket notifications' },
    calls: [
      call('GET /api/user/notification-control/', 'the preferences'),
      call('POST /api/user/notification-control/', 'a save', press('Save Changes')),
    ],
    data: [...userNames, timesAgo],
  },
  {
    name: 'media library',
    path: '/folders',
    as: 'superuser',
    ready: { role: 'link', name: 'Reports 2026' },
    calls: [
      call('GET /api/media-library-folder/', 'the folders'),
      call('POST /api/media-library-folder/', 'a new folder', createFolder),
    ],
    data: mediaFacts,
  },
  {
    name: 'folder',
    path: '/folders/1/reports-2026',
    as: 'superuser',
    ready: { role: 'link', name: 'Load test.jpg' },
    calls: [
      call('GET /api/media-library-folder/1/', 'the folder'),
      call('POST /api/user/media-library/', 'an upload', uploadFile, { onlyInChromium: true }),
    ],
    data: mediaFacts,
  },
  {
    name: 'folder as cards',
    path: '/folders/2/site-photos?view=grid',
    as: 'superuser',
    ready: { role: 'link', name: 'Deck at dawn.jpg' },
    calls: [],
    data: mediaFacts,
  },
  {
    name: 'Google Play URLs',
    path: '/admin?tab=google+play',
    as: 'direct',
    ready: { role: 'heading', level: 3 },
    calls: [
      call('GET /api/google-play/', 'the links'),
      call('POST /api/google-play/', 'a new link', addLink),
    ],
    data: [/https:\/\/play\.google\.com\/\S+/, /^test\.pulsehub\.[a-z]+$/],
  },
  {
    name: 'service catalogue',
    path: '/admin?tab=dis+services',
    as: 'direct',
    ready: { role: 'link', name: 'PulseSHM' },
    calls: [call('GET /api/user/dic-services-list/', 'the services')],
    data: [/http:\/\/127\.0\.0\.1:\d+\S*/],
  },
  {
    name: 'new service',
    path: '/admin/dic-services/add',
    as: 'direct',
    ready: { role: 'button', name: 'Create Service' },
    calls: [call('POST /api/user/dic-services-list/', 'the creation', createService)],
  },
  {
    name: 'edit service',
    path: '/admin/dic-services/edit/2',
    as: 'direct',
    ready: { role: 'textbox', name: /Service Name/ },
    calls: [
      call('GET /api/user/dic-services-list/2/', 'the service'),
      call('PUT /api/user/dic-services-list/2/', 'the update', press('Update Service')),
    ],
    data: [/financial\.svg/],
  },
  {
    name: 'message templates',
    path: '/admin?tab=message+template',
    as: 'direct',
    ready: { role: 'heading', name: 'Maintenance window' },
    calls: [
      call('GET /api/user/custom-message-template', 'the templates'),
      call('POST /api/user/custom-message-template', 'a new template', addTemplate),
    ],
    data: [
      // The fields of a template, as JSON; other tests add some of their own.
      /\{[^⟦]*\}/,
      /Maintenance window|Welcome to a service|first_name|service|link|amount|due/,
      /PulseSHM|https:\/\/pulsehub\.test\/dashboard|Ada|1,250 EUR|30 June/,
    ],
  },
];

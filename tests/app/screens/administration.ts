import {
  browsers,
  byLabel,
  byRole,
  call,
  press,
  relativeTimes,
  screen,
  type Screen,
  type Visitor,
} from './Screen';

const userRow = byRole('checkbox', /^Select \S+@/);
const userTab = (tab: string, id = 12) => `/user/details/${id}?tab=${tab}`;

const addUser = async (visitor: Visitor) => {
  await visitor.click({ role: 'button', name: 'Add User' });
  await visitor.fill('Email', `nadia.${Date.now()}@pulsehub.test`);
  await visitor.fill('Password', 'crossing-312');
  await visitor.fill('First Name', 'Nadia');
  await visitor.fill('Last Name', 'Laurent');
  await visitor.click({ role: 'button', name: 'Create' });
};

const emailFirstUser = async (visitor: Visitor) => {
  await visitor.click(userRow);
  await visitor.click({ role: 'button', name: 'Send Email' });
  await visitor.choose('Template', 'welcome');
  await visitor.click({ role: 'button', name: 'Send (1)' });
};

/** The user shown by the pages of one user, and the initials. */
const userNames = [/Siobhán Doyle/, /^SD$/];

/** Dates are shown in the user's own time zone. */
const mediaDetails = [/^\d+(\.\d)? k?B$/, /[A-Z][a-z]{2} \d\d, \d{4}, \d\d:\d\d [AP]M/];

const createFolder = async (visitor: Visitor) => {
  await visitor.click({ role: 'button', name: 'New Folder' });
  await visitor.fill('Folder Name', 'A folder of the faults');
  await visitor.pressEnter();
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
  screen('users', '/admin', 'superuser', userRow, {
    calls: [
      call('GET /api/user/manage/', 'the users'),
      call('POST /api/user/manage/', 'a new user', addUser),
      call('POST /api/user/send-email/', 'a mail', emailFirstUser),
    ],
    // Initials combine two fields, and dates are shown in the user's own time zone.
    data: [/\d{4}-\d\d-\d\d( \d\d:\d\d)?/, /^[A-ZÀ-Ž]{1,2}$/],
  }),
  screen('create user', '/user/create/', 'superuser', byRole('heading', 'Create New User', 1), {
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
  }),
  screen('edit user', '/user/edit/12', 'superuser', byLabel('Verified Until'), {
    calls: [
      call('GET /api/user/manage/12/', 'the account'),
      call('POST /api/user/manage/12/', 'the update', press('Update')),
    ],
  }),
  screen('user details', '/user/details/12', 'superuser', byLabel('Max Active Sessions'), {
    calls: [
      call('GET /api/user/manage/12/', 'the account'),
      call('PATCH /api/user/manage/12/', 'a save', async (visitor) => {
        await visitor.click({ role: 'button', name: 'Edit' });
        await visitor.click({ role: 'button', name: 'Save' });
      }),
    ],
    data: [...userNames, relativeTimes],
  }),
  screen('user logs', userTab('logs'), 'superuser', byRole('table', 'User Logs'), {
    calls: [call('GET /api/user/log/', 'the logs')],
    data: [...userNames, relativeTimes, /^(GET|POST|PUT|DELETE)$/, /\d{4}-\d\d-\d\d \d\d:\d\d:\d\d/],
  }),
  screen('sessions of a user', userTab('sessions', 1), 'superuser', byRole('table', 'Current Session'), {
    calls: [call('GET /api/user/active-sessions-manage/', 'the sessions')],
    data: [relativeTimes, browsers, /^SM$/, /Bordeaux, France|Local network/],
  }),
  screen('services of a user', userTab('services'), 'superuser', byRole('checkbox', 'ProjectsHub'), {
    calls: [
      call('GET /api/user/dic-services/', 'the services'),
      call('GET /api/user/dic-services-list/', 'the catalogue'),
      call('POST /api/user/dic-services/', 'a change', async (visitor) => {
        await visitor.click({ role: 'button', name: 'Edit Services' });
        await visitor.click({ role: 'button', name: 'Save Changes' });
      }),
    ],
    data: [...userNames, relativeTimes, /PulseSHM/],
  }),
  screen(
    'preferences of a user',
    userTab('notifications'),
    'superuser',
    byRole('checkbox', 'ticket notifications'),
    {
      calls: [
        call('GET /api/user/notification-control/', 'the preferences'),
        call('POST /api/user/notification-control/', 'a save', press('Save Changes')),
      ],
      data: [...userNames, relativeTimes],
    },
  ),
  screen('media library', '/folders', 'superuser', byRole('link', 'Reports 2026'), {
    calls: [
      call('GET /api/media-library-folder/', 'the folders'),
      call('POST /api/media-library-folder/', 'a new folder', createFolder),
    ],
    data: mediaDetails,
  }),
  screen('folder', '/folders/1/reports-2026', 'superuser', byRole('link', 'Load test.jpg'), {
    calls: [call('GET /api/media-library-folder/1/', 'the folder')],
    data: mediaDetails,
  }),
  screen(
    'folder as cards',
    '/folders/2/site-photos?view=grid',
    'superuser',
    byRole('link', 'Deck at dawn.jpg'),
    { data: mediaDetails },
  ),
  screen('Google Play URLs', '/admin?tab=google+play', 'direct', byRole('heading', undefined, 3), {
    calls: [
      call('GET /api/google-play/', 'the links'),
      call('POST /api/google-play/', 'a new link', addLink),
    ],
    data: [/https:\/\/play\.google\.com\/\S+/, /^test\.pulsehub\.[a-z]+$/],
  }),
  screen('service catalogue', '/admin?tab=dis+services', 'direct', byRole('link', 'PulseSHM'), {
    calls: [call('GET /api/user/dic-services-list/', 'the services')],
    data: [/http:\/\/127\.0\.0\.1:\d+\S*/],
  }),
  screen('new service', '/admin/dic-services/add', 'direct', byRole('button', 'Create Service'), {
    calls: [call('POST /api/user/dic-services-list/', 'the creation', createService)],
  }),
  screen('edit service', '/admin/dic-services/edit/2', 'direct', byRole('textbox', /Service Name/), {
    calls: [
      call('GET /api/user/dic-services-list/2/', 'the service'),
      call('PUT /api/user/dic-services-list/2/', 'the update', press('Update Service')),
    ],
    data: [/financial\.svg/],
  }),
  screen(
    'message templates',
    '/admin?tab=message+template',
    'direct',
    byRole('heading', 'Maintenance window'),
    {
      calls: [
        call('GET /api/user/custom-message-template', 'the templates'),
        call('POST /api/user/custom-message-template', 'a new template', addTemplate),
      ],
      data: [
        // Template fields as JSON; other tests add more.
        /\{[^⟦]*\}/,
        /Maintenance window|Welcome to a service|first_name|service|link|amount|due/,
        /PulseSHM|https:\/\/pulsehub\.test\/dashboard|Ada|1,250 EUR|30 June/,
      ],
    },
  ),
];

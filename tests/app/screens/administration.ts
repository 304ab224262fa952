import type { Screen, Target, Visitor } from './Screen';

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

/** The user shown by the pages of one user. */
const userNames = [/Siobhán Doyle/];

/** Dates are shown in the user's own time zone. */
const mediaDates = [/[A-Z][a-z]{2} \d\d, \d{4}, \d\d:\d\d [AP]M/];

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
      { name: 'the users', method: 'GET', path: '/api/user/manage/' },
      { name: 'a new user', method: 'POST', path: '/api/user/manage/', act: addUser },
      { name: 'a mail', method: 'POST', path: '/api/user/send-email/', act: mailFirstUser },
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
      {
        name: 'the account',
        method: 'POST',
        path: '/api/user/manage/',
        act: async (visitor) => {
          await visitor.fill('Email', `somebody.${Date.now()}@example.com`);
          await visitor.fill('Password', 'crossing-312');
          await visitor.fill('Confirm Password', 'crossing-312');
          await visitor.click({ role: 'button', name: 'Create' });
        },
      },
    ],
    data: [/PulseSHM/],
  },
  {
    name: 'edit user',
    path: '/user/edit/12',
    as: 'superuser',
    ready: { label: 'Verified Until' },
    calls: [
      { name: 'the account', method: 'GET', path: '/api/user/manage/12/' },
      {
        name: 'the update',
        method: 'POST',
        path: '/api/user/manage/12/',
        act: (visitor) => visitor.click({ role: 'button', name: 'Update' }),
      },
    ],
  },
  {
    name: 'user details',
    path: '/user/details/12',
    as: 'superuser',
    ready: { label: 'Max Active Sessions' },
    calls: [
      { name: 'the account', method: 'GET', path: '/api/user/manage/12/' },
      {
        name: 'a save',
        method: 'PATCH',
        path: '/api/user/manage/12/',
        act: async (visitor) => {
          await visitor.click({ role: 'button', name: 'Edit' });
          await visitor.click({ role: 'button', name: 'Save' });
        },
      },
    ],
    data: userNames,
  },
  {
    name: 'user logs',
    path: '/user/details/12?tab=logs',
    as: 'superuser',
    ready: { role: 'table', name: 'User Logs' },
    calls: [{ name: 'the logs', method: 'GET', path: '/api/user/log/' }],
    data: [...userNames, /^(GET|POST|PUT|DELETE)$/, /\d{4}-\d\d-\d\d \d\d:\d\d:\d\d/],
  },
  {
    name: 'sessions of a user',
    path: '/user/details/1?tab=sessions',
    as: 'superuser',
    ready: { role: 'table', name: 'Current Session' },
    calls: [{ name: 'the sessions', method: 'GET', path: '/api/user/active-sessions-manage/' }],
    data: [/Bordeaux, France|Local network/, /\d{4}-\d\d-\d\d \d\d:\d\d:\d\d/],
  },
  {
    name: 'services of a user',
    path: '/user/details/12?tab=services',
    as: 'superuser',
    ready: { role: 'checkbox', name: 'ProjectsHub' },
    calls: [
      { name: 'the services', method: 'GET', path: '/api/user/dic-services/' },
      {
        name: 'a change',
        method: 'POST',
        path: '/api/user/dic-services/',
        act: async (visitor) => {
          await visitor.click({ role: 'button', name: 'Edit Services' });
          await visitor.click({ role: 'button', name: 'Save Changes' });
        },
      },
    ],
    data: [...userNames, /PulseSHM/],
  },
  {
    name: 'preferences of a user',
    path: '/user/details/12?tab=notifications',
    as: 'superuser',
    ready: { role: 'checkbox', name: 'ticket notifications' },
    calls: [
      { name: 'the preferences', method: 'GET', path: '/api/user/notification-control/' },
      {
        name: 'a save',
        method: 'POST',
        path: '/api/user/notification-control/',
        act: (visitor) => visitor.click({ role: 'button', name: 'Save Changes' }),
      },
    ],
    data: [...userNames, /[a-z ]+ notifications/],
  },
  {
    name: 'media library',
    path: '/folders',
    as: 'superuser',
    ready: { role: 'link', name: 'Reports 2026' },
    calls: [
      { name: 'the folders', method: 'GET', path: '/api/media-library-folder/' },
      { name: 'a new folder', method: 'POST', path: '/api/media-library-folder/', act: createFolder },
    ],
    data: mediaDates,
  },
  {
    name: 'folder',
    path: '/folders/1/reports-2026',
    as: 'superuser',
    ready: { role: 'link', name: 'Load test.jpg' },
    calls: [
      { name: 'the folder', method: 'GET', path: '/api/media-library-folder/1/' },
      {
        name: 'an upload',
        method: 'POST',
        path: '/api/user/media-library/',
        act: uploadFile,
        onlyInChromium: true,
      },
    ],
    data: mediaDates,
  },
  {
    name: 'folder as cards',
    path: '/folders/2/site-photos?view=grid',
    as: 'superuser',
    ready: { role: 'link', name: 'Deck at dawn.jpg' },
    calls: [],
    data: mediaDates,
  },
  {
    name: 'Google Play URLs',
    path: '/admin?tab=google+play',
    as: 'direct',
    ready: { role: 'heading', level: 3 },
    calls: [
      { name: 'the links', method: 'GET', path: '/api/google-play/' },
      { name: 'a new link', method: 'POST', path: '/api/google-play/', act: addLink },
    ],
    data: [/https:\/\/play\.google\.com\/\S+/],
  },
  {
    name: 'service catalogue',
    path: '/admin?tab=dis+services',
    as: 'direct',
    ready: { role: 'link', name: 'PulseSHM' },
    calls: [{ name: 'the services', method: 'GET', path: '/api/user/dic-services-list/' }],
    data: [/http:\/\/127\.0\.0\.1:\d+\S*/],
  },
  {
    name: 'new service',
    path: '/admin/dic-services/add',
    as: 'direct',
    ready: { role: 'button', name: 'Create Service' },
    calls: [
      { name: 'the creation', method: 'POST', path: '/api/user/dic-services-list/', act: createService },
    ],
  },
  {
    name: 'edit service',
    path: '/admin/dic-services/edit/2',
    as: 'direct',
    ready: { role: 'textbox', name: /Service Name/ },
    calls: [
      { name: 'the service', method: 'GET', path: '/api/user/dic-services-list/2/' },
      {
        name: 'the update',
        method: 'PUT',
        path: '/api/user/dic-services-list/2/',
        act: (visitor) => visitor.click({ role: 'button', name: 'Update Service' }),
      },
    ],
    data: [/financial\.svg/],
  },
  {
    name: 'message templates',
    path: '/admin?tab=message+template',
    as: 'direct',
    ready: { role: 'heading', name: 'Maintenance window' },
    calls: [
      { name: 'the templates', method: 'GET', path: '/api/user/custom-message-template' },
      {
        name: 'a new template',
        method: 'POST',
        path: '/api/user/custom-message-template',
        act: addTemplate,
      },
    ],
    data: [
      // The fields of a template, as JSON; other tests add some of their own.
      /\{[^⟦]*\}/,
      /Maintenance window|Welcome to a service|first_name|service|link|amount|due/,
      /PulseSHM|https:\/\/pulsehub\.test\/dashboard|Ada|1,250 EUR|30 June/,
    ],
  },
];

import type { Page } from '@playwright/test';
import type { Screen } from '../support/browser/openScreen';
import { givePassword, typeCode } from '../support/browser/signInAs';

const heading = (name: string | RegExp) => (page: Page) => page.getByRole('heading', { name, level: 1 });
const anyHeading = heading(/./);

const enterCode = async (page: Page) => {
  await page.getByRole('textbox').first().click();
  await typeCode(page, '123456');
};

const enterAuthenticatorCode = async (page: Page) => {
  await enterCode(page);
  await page.keyboard.press('Enter');
};

const signUp = async (page: Page) => {
  await page.getByLabel('Email').fill('nadia.laurent@example.com');
  await page.getByLabel('Full Name').fill('Nadia Laurent');
  await page.getByLabel('Password', { exact: true }).fill('crossing-312');
  await page.getByLabel('Confirm Password').fill('crossing-312');
  await page.keyboard.press('Enter');
};

const resetByLink = async (page: Page) => {
  await page.getByLabel('New password').fill('crossing-312');
  await page.getByLabel('Confirm').fill('crossing-312');
  await page.keyboard.press('Enter');
};

const resetByCode = async (page: Page) => {
  await page.getByLabel('Reset code').fill('123456');
  await resetByLink(page);
};

const signOut = async (page: Page) => {
  await page.getByRole('button', { name: /Account menu/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
};

const saveTitle = async (page: Page) => {
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  // Never the same, so that there is something to save.
  await page.getByLabel('Title').fill(`Support Engineer ${Date.now()}`);
  await page.keyboard.press('Enter');
};

const chooseOtherMethod = async (page: Page) => {
  await page.getByRole('button', { name: 'Choose Verification Method' }).click();
  // Not the authenticator alone: the next check asks for a code by mail.
  await page.getByRole('radio', { name: /^Email/, checked: false }).check();
  await page.getByRole('button', { name: 'Confirm' }).click();
};

const changePassword = async (page: Page) => {
  await page.getByLabel('Old Password').fill('PulseHub!2026');
  await page.getByLabel('New Password', { exact: true }).fill('crossing-312');
  await page.getByLabel('Confirm New Password').fill('crossing-312');
  await page.getByLabel('MFA Code').fill('123456');
  await page.keyboard.press('Enter');
};

const projectTexts = [
  /Bridge East Monitoring|Harbour Quay Renewal|Tunnel North Ventilation|BEM|HQR|TNV|EUR/,
  /Lindqvist & Partners|Atelier Rivage|Okafor Engineering|Garonne Construction|Nordhafen Bau|Ventura Systems/,
  /Air quality sensors and new jet fans in both bores\./,
];

const addUser = async (page: Page) => {
  await page.getByRole('button', { name: 'Add User' }).click();
  await page.getByRole('textbox', { name: 'Email' }).fill(`nadia.${Date.now()}@pulsehub.test`);
  await page.getByRole('textbox', { name: 'First Name' }).fill('Nadia');
  await page.getByRole('textbox', { name: 'Last Name' }).fill('Laurent');
  await page.keyboard.press('Enter');
};

const mailFirstUser = async (page: Page) => {
  await page.getByRole('table').getByRole('checkbox').nth(1).check();
  await page.getByRole('button', { name: 'Send Email' }).click();
  await page.getByRole('combobox', { name: 'Template' }).selectOption('welcome');
  await page.getByRole('button', { name: 'Send (1)' }).click();
};

/** The user whom the pages of one user show. */
const userNames = [/Siobhán Doyle/];

/** Moments are shown in the person's own time zone. */
const mediaDates = [/[A-Z][a-z]{2} \d\d, \d{4}, \d\d:\d\d [AP]M/];

const createFolder = async (page: Page) => {
  await page.getByRole('button', { name: 'New Folder' }).click();
  await page.getByLabel('Folder Name').fill('A folder of the faults');
  await page.keyboard.press('Enter');
};

const chooseAction = async (page: Page, name: string) => {
  await page.getByRole('button', { name: 'Actions', exact: true }).click();
  await page.getByRole('menuitem', { name }).click();
};

const uploadFile = async (page: Page) => {
  await chooseAction(page, 'Upload File');
  const dialog = page.getByRole('dialog');
  const file = { name: 'Load test.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('x') };
  await dialog.locator('input[type=file]').setInputFiles(file);
  await dialog.getByRole('button', { name: 'Upload', exact: true }).click();
};

const addLink = async (page: Page) => {
  await page.getByRole('button', { name: 'Add Google Play URL' }).click();
  await page.getByRole('textbox', { name: 'URL' }).fill('https://play.google.com/store/apps/details?id=x');
  await page.getByRole('textbox', { name: 'Version' }).fill('9.9.9');
  await page.keyboard.press('Enter');
};

const createService = async (page: Page) => {
  await page.getByRole('textbox', { name: 'Service Name' }).fill('Field Notes');
  await page.getByRole('textbox', { name: 'Code Name' }).fill('field_notes');
  await page.getByLabel('Frontend URL').first().fill('https://notes.test');
  await page.getByRole('button', { name: 'Create Service' }).click();
};

const addTemplate = async (page: Page) => {
  await page.getByRole('button', { name: 'Add Template' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Fresh');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
};

const bell = { name: 'the bell', method: 'GET', path: '/api/user/notification/', isQuiet: true } as const;

/**
 * Every screen of the portal. A line here puts a screen under all checks of screens.spec.ts and
 * faults.spec.ts: axe in light and dark, narrow windows, keyboard, texts, titles, every fault of every call.
 */
export const screens: readonly Screen[] = [
  {
    name: 'sign-in',
    path: '/login',
    as: null,
    ready: (page) => page.getByRole('button', { name: /Sign In/ }),
    calls: [
      {
        name: 'signing in',
        method: 'POST',
        path: '/api/user/login/',
        act: (page) => givePassword(page, 'member'),
      },
      {
        name: 'the ways in of others',
        method: 'GET',
        path: '/api/user/social-login-link/',
        act: (page) => page.getByRole('button', { name: 'Google' }).click(),
        leadsTo: /\/dev\/social\/google/,
      },
    ],
  },
  {
    name: 'e-mail code',
    path: '/verify-otp',
    as: null,
    state: { otpAccess: 'handed-by-a-test' },
    ready: (page) => page.getByRole('textbox').first(),
    calls: [{ name: 'the code', method: 'POST', path: '/api/user/verify-otp/', act: enterCode }],
  },
  {
    name: 'authenticator code',
    path: '/verify-totp',
    as: null,
    state: { totpAccess: 'handed-by-a-test' },
    ready: (page) => page.getByRole('textbox').first(),
    calls: [{ name: 'the code', method: 'POST', path: '/api/user/verify-totp', act: enterAuthenticatorCode }],
  },
  {
    name: 'both codes',
    path: '/verify-both',
    as: null,
    state: { otpAccess: 'handed-by-a-test', totpAccess: '', otpMessage: '', totpMessage: '' },
    ready: (page) => page.getByRole('textbox').first(),
    calls: [{ name: 'the e-mail code', method: 'POST', path: '/api/user/verify-otp/', act: enterCode }],
  },
  {
    name: 'registration',
    path: '/register',
    as: null,
    ready: anyHeading,
    calls: [{ name: 'signing up', method: 'POST', path: '/api/user/register/', act: signUp }],
  },
  {
    name: 'forgotten password',
    path: '/password-forget',
    as: null,
    ready: anyHeading,
    calls: [
      {
        name: 'the mail',
        method: 'GET',
        path: '/api/user/forget-password/',
        act: async (page) => {
          await page.getByLabel('E-mail').fill('member@pulsehub.test');
          await page.keyboard.press('Enter');
        },
      },
    ],
  },
  {
    name: 'reset by code',
    path: '/password-forget/reset',
    as: null,
    state: { email: 'member@pulsehub.test' },
    ready: anyHeading,
    calls: [{ name: 'the reset', method: 'POST', path: '/api/user/forget-password/', act: resetByCode }],
    data: [/member@pulsehub\.test/],
  },
  {
    name: 'reset by link',
    path: '/reset-password/MQ/handed-by-a-test',
    as: null,
    ready: anyHeading,
    calls: [{ name: 'the reset', method: 'POST', path: '/api/user/password-set-confirm', act: resetByLink }],
  },
  {
    name: 'reset link that is gone',
    path: '/reset-password',
    as: null,
    ready: anyHeading,
    calls: [],
  },
  {
    name: 'contact support',
    path: '/contact-support',
    as: null,
    ready: anyHeading,
    calls: [],
    data: [/support@pulsehub\.test/],
  },
  {
    name: 'dashboard',
    path: '/dashboard',
    as: 'superuser',
    ready: (page) => page.getByRole('link', { name: 'PulseSHM' }),
    calls: [
      { name: 'the services', method: 'GET', path: '/api/user/dic-services/' },
      bell,
      {
        name: 'the project hub',
        method: 'POST',
        path: '/api/pulsehub-auth/',
        act: (page) => page.getByRole('link', { name: 'ProjectsHub' }).click(),
        leadsTo: /\/dev\/companion\/project_hub/,
      },
      {
        name: 'signing out',
        method: 'POST',
        path: '/api/user/logout/',
        act: signOut,
        leadsTo: /\/login/,
        leadsAtOnce: true,
      },
    ],
  },
  {
    name: 'dashboard of a newcomer',
    path: '/dashboard',
    as: 'newcomer',
    ready: (page) => page.getByText('Please contact our team to activate your services'),
    calls: [],
  },
  {
    name: 'account details',
    path: '/profile-tabs',
    as: 'staff',
    ready: (page) => page.getByLabel('Date Joined'),
    calls: [
      { name: 'the account', method: 'GET', path: '/api/user/details/' },
      { name: 'a save', method: 'POST', path: '/api/user/details/', act: saveTitle },
    ],
  },
  {
    name: 'security',
    path: '/profile-tabs?tab=security',
    as: 'staff',
    ready: (page) => page.getByRole('button', { name: 'Update Password' }),
    calls: [
      { name: 'the method', method: 'POST', path: '/api/user/details/', act: chooseOtherMethod },
      { name: 'the password', method: 'POST', path: '/api/user/password-reset/', act: changePassword },
      {
        name: 'a code by mail',
        method: 'GET',
        path: '/api/user/forget-password/',
        act: (page) => page.getByRole('button', { name: 'Send code' }).click(),
      },
    ],
  },
  {
    name: 'security with an authenticator',
    path: '/profile-tabs?tab=security',
    as: 'totp',
    ready: (page) => page.getByRole('button', { name: 'Generate New MFA Code' }),
    calls: [
      {
        name: 'the QR code',
        method: 'GET',
        path: '/api/user/google-authenticator-activation/',
        act: (page) => page.getByRole('button', { name: 'Generate New MFA Code' }).click(),
      },
    ],
  },
  {
    name: 'active sessions',
    path: '/profile-tabs?tab=sessions',
    as: 'superuser',
    ready: (page) => page.getByText('Active Now'),
    calls: [{ name: 'the sessions', method: 'GET', path: '/api/user/active-sessions-manage/' }],
    data: [/iPhone|Linux|(Mobile Safari|Chrome)[\d. ]*|Bordeaux, France|Local network/],
  },
  {
    name: 'notification controls',
    path: '/profile-tabs?tab=notifications',
    as: 'superuser',
    ready: (page) => page.getByRole('button', { name: /^Cost Created/ }),
    calls: [
      { name: 'the preferences', method: 'GET', path: '/api/user/notification-control/' },
      {
        name: 'a choice',
        method: 'POST',
        path: '/api/user/notification-control/',
        act: async (page) => {
          await page.getByRole('button', { name: /^Tickets/ }).click();
          await page.getByRole('radio', { checked: false }).first().click();
        },
      },
    ],
  },
  {
    name: 'projects',
    path: '/projects',
    as: 'demo',
    ready: (page) => page.getByRole('link', { name: 'Harbour Quay Renewal' }),
    calls: [{ name: 'the projects', method: 'GET', path: '/api/project/' }],
    data: projectTexts,
  },
  {
    name: 'edit project',
    path: '/project/edit/3',
    as: 'direct',
    ready: (page) => page.getByRole('textbox', { name: 'Acronym' }),
    calls: [
      { name: 'the project', method: 'GET', path: '/api/project/' },
      {
        name: 'the update',
        method: 'POST',
        path: '/api/project/update/',
        act: async (page) => {
          await page.getByRole('textbox', { name: 'Duration' }).fill('10 months');
          await page.getByRole('button', { name: 'Update Project' }).click();
        },
      },
    ],
    data: projectTexts,
  },
  {
    name: 'notifications',
    path: '/notifications',
    as: 'superuser',
    ready: (page) => page.getByRole('article').first(),
    // The live connection brings the list too, so that nothing is missing while the call fails.
    calls: [bell],
  },
  {
    name: 'users',
    path: '/admin',
    as: 'superuser',
    ready: (page) => page.getByRole('row', { name: /@pulsehub\.test/ }).first(),
    calls: [
      { name: 'the users', method: 'GET', path: '/api/user/manage/' },
      { name: 'a new user', method: 'POST', path: '/api/user/manage/', act: addUser },
      { name: 'a mail', method: 'POST', path: '/api/user/send-email/', act: mailFirstUser },
    ],
    // Initials are put together of two fields, addresses may break before their @, moments are shown in
    // the person's own time zone.
    data: [/\d{4}-\d\d-\d\d( \d\d:\d\d)?/, /^[A-ZÀ-Ž]{1,2}$/, /@(pulsehub\.test|example\.com)/],
  },
  {
    name: 'create user',
    path: '/user/create/',
    as: 'superuser',
    ready: heading('Create New User'),
    calls: [
      {
        name: 'the account',
        method: 'POST',
        path: '/api/user/manage/',
        act: async (page) => {
          await page.getByLabel('Email').fill(`somebody.${Date.now()}@example.com`);
          await page.getByLabel('Password', { exact: true }).fill('crossing-312');
          await page.getByLabel('Confirm Password').fill('crossing-312');
          await page.getByRole('button', { name: 'Create' }).click();
        },
      },
    ],
    data: [/PulseSHM/],
  },
  {
    name: 'edit user',
    path: '/user/edit/12',
    as: 'superuser',
    ready: (page) => page.getByLabel('Verified Until'),
    calls: [
      { name: 'the account', method: 'GET', path: '/api/user/manage/12/' },
      {
        name: 'the update',
        method: 'POST',
        path: '/api/user/manage/12/',
        act: (page) => page.getByRole('button', { name: 'Update' }).click(),
      },
    ],
  },
  {
    name: 'user details',
    path: '/user/details/12',
    as: 'superuser',
    ready: (page) => page.getByLabel('Max Active Sessions'),
    calls: [
      { name: 'the account', method: 'GET', path: '/api/user/manage/12/' },
      {
        name: 'a save',
        method: 'PATCH',
        path: '/api/user/manage/12/',
        act: async (page) => {
          await page.getByRole('button', { name: 'Edit', exact: true }).click();
          await page.getByRole('button', { name: 'Save' }).click();
        },
      },
    ],
    data: userNames,
  },
  {
    name: 'user logs',
    path: '/user/details/12?tab=logs',
    as: 'superuser',
    ready: (page) => page.getByRole('table', { name: 'User Logs' }),
    calls: [{ name: 'the logs', method: 'GET', path: '/api/user/log/' }],
    data: [...userNames, /^(GET|POST|PUT|DELETE)$/, /\d{4}-\d\d-\d\d \d\d:\d\d:\d\d/],
  },
  {
    name: 'sessions of a user',
    path: '/user/details/1?tab=sessions',
    as: 'superuser',
    ready: (page) => page.getByRole('table', { name: 'Current Session' }),
    calls: [{ name: 'the sessions', method: 'GET', path: '/api/user/active-sessions-manage/' }],
    data: [/Bordeaux, France|Local network/, /\d{4}-\d\d-\d\d \d\d:\d\d:\d\d/],
  },
  {
    name: 'services of a user',
    path: '/user/details/12?tab=services',
    as: 'superuser',
    ready: (page) => page.getByRole('checkbox', { name: 'ProjectsHub' }),
    calls: [
      { name: 'the services', method: 'GET', path: '/api/user/dic-services/' },
      {
        name: 'a change',
        method: 'POST',
        path: '/api/user/dic-services/',
        act: async (page) => {
          await page.getByRole('button', { name: 'Edit Services' }).click();
          await page.getByRole('button', { name: 'Save Changes' }).click();
        },
      },
    ],
    data: [...userNames, /PulseSHM/],
  },
  {
    name: 'preferences of a user',
    path: '/user/details/12?tab=notifications',
    as: 'superuser',
    ready: (page) => page.getByRole('checkbox', { name: 'ticket notifications' }),
    calls: [
      { name: 'the preferences', method: 'GET', path: '/api/user/notification-control/' },
      {
        name: 'a save',
        method: 'POST',
        path: '/api/user/notification-control/',
        act: (page) => page.getByRole('button', { name: 'Save Changes' }).click(),
      },
    ],
    data: [...userNames, /[a-z ]+ notifications/],
  },
  {
    name: 'media library',
    path: '/folders',
    as: 'superuser',
    ready: (page) => page.getByRole('link', { name: 'Reports 2026', exact: true }),
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
    ready: (page) => page.getByRole('link', { name: 'Load test.jpg', exact: true }),
    calls: [
      { name: 'the folder', method: 'GET', path: '/api/media-library-folder/1/' },
      {
        name: 'an upload',
        method: 'POST',
        path: '/api/user/media-library/',
        act: uploadFile,
        isUpload: true,
      },
    ],
    data: mediaDates,
  },
  {
    name: 'folder as cards',
    path: '/folders/2/site-photos?view=grid',
    as: 'superuser',
    ready: (page) => page.getByRole('link', { name: 'Deck at dawn.jpg', exact: true }),
    calls: [],
    data: mediaDates,
  },
  {
    name: 'Google Play URLs',
    path: '/admin?tab=google+play',
    as: 'direct',
    ready: (page) => page.getByRole('heading', { level: 3 }).first(),
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
    ready: (page) => page.getByRole('link', { name: 'PulseSHM', exact: true }),
    calls: [{ name: 'the services', method: 'GET', path: '/api/user/dic-services-list/' }],
    data: [/http:\/\/127\.0\.0\.1:\d+\S*/],
  },
  {
    name: 'new service',
    path: '/admin/dic-services/add',
    as: 'direct',
    ready: (page) => page.getByRole('button', { name: 'Create Service' }),
    calls: [
      { name: 'the creation', method: 'POST', path: '/api/user/dic-services-list/', act: createService },
    ],
  },
  {
    name: 'edit service',
    path: '/admin/dic-services/edit/2',
    as: 'direct',
    ready: (page) => page.getByRole('textbox', { name: /Service Name/ }),
    calls: [
      { name: 'the service', method: 'GET', path: '/api/user/dic-services-list/2/' },
      {
        name: 'the update',
        method: 'PUT',
        path: '/api/user/dic-services-list/2/',
        act: (page) => page.getByRole('button', { name: 'Update Service' }).click(),
      },
    ],
    data: [/financial\.svg/],
  },
  {
    name: 'message templates',
    path: '/admin?tab=message+template',
    as: 'direct',
    ready: (page) => page.getByRole('heading', { name: 'Maintenance window' }),
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
  {
    name: 'not found',
    path: '/there-is-no-such-page',
    as: 'superuser',
    ready: heading(/Page not found/),
    calls: [bell],
  },
];

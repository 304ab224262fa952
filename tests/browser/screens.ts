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
      { name: 'signing out', method: 'POST', path: '/api/user/logout/', act: signOut, leadsTo: /\/login/ },
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
    name: 'not found',
    path: '/there-is-no-such-page',
    as: 'superuser',
    ready: heading(/Page not found/),
    calls: [bell],
  },
];

import type { Page } from '@playwright/test';
import type { Screen } from '../support/browser/openScreen';
import { givePassword, typeCode } from '../support/browser/signInAs';

const heading = (name: string | RegExp) => (page: Page) => page.getByRole('heading', { name, level: 1 });

const enterCode = async (page: Page) => {
  await page.getByRole('textbox').first().click();
  await typeCode(page, '123456');
};

const enterAuthenticatorCode = async (page: Page) => {
  await enterCode(page);
  await page.keyboard.press('Enter');
};

const signOut = async (page: Page) => {
  await page.getByRole('button', { name: /Account menu/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
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
    name: 'not found',
    path: '/there-is-no-such-page',
    as: 'superuser',
    ready: heading(/Page not found/),
    calls: [bell],
  },
];

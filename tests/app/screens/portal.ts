import { accountEmail, seededPassword } from '../../../mock-server/dev/accounts';
import type { Screen, Target, Visitor } from './Screen';

const anyHeading: Target = { role: 'heading', level: 1 };
const firstField: Target = { role: 'textbox' };

const signIn = async (visitor: Visitor) => {
  await visitor.fill('Email', accountEmail('member'));
  await visitor.fill('Password', seededPassword);
  await visitor.click({ role: 'button', name: 'Sign In' });
};

const enterCode = async (visitor: Visitor) => {
  await visitor.click(firstField);
  await visitor.type('123456');
};

const enterAuthenticatorCode = async (visitor: Visitor) => {
  await enterCode(visitor);
  await visitor.pressEnter();
};

const signUp = async (visitor: Visitor) => {
  await visitor.fill('Email', 'nadia.laurent@example.com');
  await visitor.fill('Full Name', 'Nadia Laurent');
  await visitor.fill('Password', 'crossing-312');
  await visitor.fill('Confirm Password', 'crossing-312');
  await visitor.pressEnter();
};

const resetByLink = async (visitor: Visitor) => {
  await visitor.fill('New password', 'crossing-312');
  await visitor.fill(/^Confirm/, 'crossing-312');
  await visitor.pressEnter();
};

const resetByCode = async (visitor: Visitor) => {
  await visitor.fill('Reset code', '123456');
  await resetByLink(visitor);
};

const signOut = async (visitor: Visitor) => {
  await visitor.click({ role: 'button', name: /Account menu/ });
  await visitor.click({ role: 'menuitem', name: 'Logout' });
};

const saveTitle = async (visitor: Visitor) => {
  await visitor.click({ role: 'button', name: 'Edit Profile' });
  // Always different, so that there is something to save.
  await visitor.fill('Title', `Support Engineer ${Date.now()}`);
  await visitor.pressEnter();
};

const chooseOtherMethod = async (visitor: Visitor) => {
  await visitor.click({ role: 'button', name: 'Choose Verification Method' });
  // Not the authenticator alone: the next check asks for a code by mail.
  await visitor.click({ role: 'radio', name: /^Email/, checked: false });
  await visitor.click({ role: 'button', name: 'Confirm' });
};

const changePassword = async (visitor: Visitor) => {
  await visitor.fill('Old Password', 'PulseHub!2026');
  await visitor.fill('New Password', 'crossing-312');
  await visitor.fill('Confirm New Password', 'crossing-312');
  await visitor.fill('MFA Code', '123456');
  await visitor.pressEnter();
};

const projectTexts = [
  /Bridge East Monitoring|Harbour Quay Renewal|Tunnel North Ventilation|BEM|HQR|TNV|EUR/,
  /Lindqvist & Partners|Atelier Rivage|Okafor Engineering|Garonne Construction|Nordhafen Bau|Ventura Systems/,
  /Air quality sensors and new jet fans in both bores\./,
];

const bell = {
  name: 'the bell',
  method: 'GET',
  path: '/api/user/notification/',
  failsSilently: true,
} as const;

/** The screens that every user has, except the media library. */
export const portalScreens: readonly Screen[] = [
  {
    name: 'sign-in',
    path: '/login',
    as: null,
    ready: { role: 'button', name: /Sign In/ },
    calls: [
      {
        name: 'signing in',
        method: 'POST',
        path: '/api/user/login/',
        act: signIn,
      },
      {
        name: 'the social login links',
        method: 'GET',
        path: '/api/user/social-login-link/',
        act: (visitor) => visitor.click({ role: 'button', name: 'Google' }),
        redirectsTo: /\/dev\/social\/google/,
      },
    ],
  },
  {
    name: 'e-mail code',
    path: '/verify-otp',
    as: null,
    state: { otpAccess: 'handed-by-a-test' },
    ready: firstField,
    calls: [{ name: 'the code', method: 'POST', path: '/api/user/verify-otp/', act: enterCode }],
  },
  {
    name: 'authenticator code',
    path: '/verify-totp',
    as: null,
    state: { totpAccess: 'handed-by-a-test' },
    ready: firstField,
    calls: [{ name: 'the code', method: 'POST', path: '/api/user/verify-totp', act: enterAuthenticatorCode }],
  },
  {
    name: 'both codes',
    path: '/verify-both',
    as: null,
    state: { otpAccess: 'handed-by-a-test', totpAccess: '', otpMessage: '', totpMessage: '' },
    ready: firstField,
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
        act: async (visitor) => {
          await visitor.fill('E-mail', 'member@pulsehub.test');
          await visitor.pressEnter();
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
    ready: { role: 'link', name: 'PulseSHM' },
    calls: [
      { name: 'the services', method: 'GET', path: '/api/user/dic-services/' },
      bell,
      {
        name: 'the project hub',
        method: 'POST',
        path: '/api/pulsehub-auth/',
        act: (visitor) => visitor.click({ role: 'link', name: 'ProjectsHub' }),
        redirectsTo: /\/dev\/companion\/project_hub/,
      },
      {
        name: 'signing out',
        method: 'POST',
        path: '/api/user/logout/',
        act: signOut,
        redirectsTo: /\/login/,
        redirectsAtOnce: true,
      },
    ],
  },
  {
    name: 'dashboard of a newcomer',
    path: '/dashboard',
    as: 'newcomer',
    ready: { text: 'Please contact our team to activate your services' },
    calls: [],
  },
  {
    name: 'account details',
    path: '/profile-tabs',
    as: 'staff',
    ready: { label: 'Date Joined' },
    calls: [
      { name: 'the account', method: 'GET', path: '/api/user/details/' },
      { name: 'a save', method: 'POST', path: '/api/user/details/', act: saveTitle },
    ],
  },
  {
    name: 'security',
    path: '/profile-tabs?tab=security',
    as: 'staff',
    ready: { role: 'button', name: 'Update Password' },
    calls: [
      { name: 'the method', method: 'POST', path: '/api/user/details/', act: chooseOtherMethod },
      { name: 'the password', method: 'POST', path: '/api/user/password-reset/', act: changePassword },
      {
        name: 'a code by mail',
        method: 'GET',
        path: '/api/user/forget-password/',
        act: (visitor) => visitor.click({ role: 'button', name: 'Send code' }),
      },
    ],
  },
  {
    name: 'security with an authenticator',
    path: '/profile-tabs?tab=security',
    as: 'totp',
    ready: { role: 'button', name: 'Generate New MFA Code' },
    calls: [
      {
        name: 'the QR code',
        method: 'GET',
        path: '/api/user/google-authenticator-activation/',
        act: (visitor) => visitor.click({ role: 'button', name: 'Generate New MFA Code' }),
      },
    ],
  },
  {
    name: 'active sessions',
    path: '/profile-tabs?tab=sessions',
    as: 'superuser',
    ready: { text: 'Active Now' },
    calls: [{ name: 'the sessions', method: 'GET', path: '/api/user/active-sessions-manage/' }],
    data: [/iPhone|Linux|(Mobile Safari|Chrome)[\d. ]*|Bordeaux, France|Local network/],
  },
  {
    name: 'notification controls',
    path: '/profile-tabs?tab=notifications',
    as: 'superuser',
    ready: { role: 'button', name: /^Cost Created/ },
    calls: [
      { name: 'the preferences', method: 'GET', path: '/api/user/notification-control/' },
      {
        name: 'a choice',
        method: 'POST',
        path: '/api/user/notification-control/',
        act: async (visitor) => {
          await visitor.click({ role: 'button', name: /^Tickets/ });
          await visitor.click({ role: 'radio', checked: false });
        },
      },
    ],
  },
  {
    name: 'projects',
    path: '/projects',
    as: 'demo',
    ready: { role: 'link', name: 'Harbour Quay Renewal' },
    calls: [{ name: 'the projects', method: 'GET', path: '/api/project/' }],
    data: projectTexts,
  },
  {
    name: 'edit project',
    path: '/project/edit/3',
    as: 'direct',
    ready: { role: 'textbox', name: 'Acronym' },
    calls: [
      { name: 'the project', method: 'GET', path: '/api/project/' },
      {
        name: 'the update',
        method: 'POST',
        path: '/api/project/update/',
        act: async (visitor) => {
          await visitor.fill('Duration', '10 months');
          await visitor.click({ role: 'button', name: 'Update Project' });
        },
      },
    ],
    data: projectTexts,
  },
  {
    name: 'notifications',
    path: '/notifications',
    as: 'superuser',
    ready: { role: 'article' },
    // The live connection also sends the list, so nothing is missing when the call fails.
    calls: [{ ...bell, onlyInChromium: true }],
  },
  {
    name: 'not found',
    path: '/there-is-no-such-page',
    as: 'superuser',
    ready: { role: 'heading', name: /Page not found/, level: 1 },
    calls: [bell],
  },
];

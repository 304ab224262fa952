import { accountEmail, seededPassword } from '../../../mock-server/dev/accounts';
import { call, press, type Screen, type Target, type Visitor } from './Screen';

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

const bell = call('GET /api/user/notification/', 'the bell', undefined, { failsSilently: true });

/** The screens that every user has, except the media library. */
export const portalScreens: readonly Screen[] = [
  {
    name: 'sign-in',
    path: '/login',
    as: null,
    ready: { role: 'button', name: /Sign In/ },
    calls: [
      call('POST /api/user/login/', 'signing in', signIn),
      call('GET /api/user/social-login-link/', 'the social login links', press('Google'), {
        redirectsTo: /\/dev\/social\/google/,
      }),
    ],
  },
  {
    name: 'e-mail code',
    path: '/verify-otp',
    as: null,
    state: { otpAccess: 'handed-by-a-test' },
    ready: firstField,
    calls: [call('POST /api/user/verify-otp/', 'the code', enterCode)],
  },
  {
    name: 'authenticator code',
    path: '/verify-totp',
    as: null,
    state: { totpAccess: 'handed-by-a-test' },
    ready: firstField,
    calls: [call('POST /api/user/verify-totp', 'the code', enterAuthenticatorCode)],
  },
  {
    name: 'both codes',
    path: '/verify-both',
    as: null,
    state: { otpAccess: 'handed-by-a-test', totpAccess: '', otpMessage: '', totpMessage: '' },
    ready: firstField,
    calls: [call('POST /api/user/verify-otp/', 'the e-mail code', enterCode)],
  },
  {
    name: 'registration',
    path: '/register',
    as: null,
    ready: anyHeading,
    calls: [call('POST /api/user/register/', 'signing up', signUp)],
  },
  {
    name: 'forgotten password',
    path: '/password-forget',
    as: null,
    ready: anyHeading,
    calls: [
      call('GET /api/user/forget-password/', 'the mail', async (visitor) => {
        await visitor.fill('E-mail', 'member@pulsehub.test');
        await visitor.pressEnter();
      }),
    ],
  },
  {
    name: 'reset by code',
    path: '/password-forget/reset',
    as: null,
    state: { email: 'member@pulsehub.test' },
    ready: anyHeading,
    calls: [call('POST /api/user/forget-password/', 'the reset', resetByCode)],
    data: [/member@pulsehub\.test/],
  },
  {
    name: 'reset by link',
    path: '/reset-password/MQ/handed-by-a-test',
    as: null,
    ready: anyHeading,
    calls: [call('POST /api/user/password-set-confirm', 'the reset', resetByLink)],
  },
  { name: 'reset link that is gone', path: '/reset-password', as: null, ready: anyHeading, calls: [] },
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
      call('GET /api/user/dic-services/', 'the services'),
      bell,
      call(
        'POST /api/pulsehub-auth/',
        'the project hub',
        (visitor) => visitor.click({ role: 'link', name: 'ProjectsHub' }),
        { redirectsTo: /\/dev\/companion\/project_hub/ },
      ),
      call('POST /api/user/logout/', 'signing out', signOut, {
        redirectsTo: /\/login/,
        redirectsAtOnce: true,
      }),
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
      call('GET /api/user/details/', 'the account'),
      call('POST /api/user/details/', 'a save', saveTitle),
    ],
  },
  {
    name: 'security',
    path: '/profile-tabs?tab=security',
    as: 'staff',
    ready: { role: 'button', name: 'Update Password' },
    calls: [
      call('POST /api/user/details/', 'the method', chooseOtherMethod),
      call('POST /api/user/password-reset/', 'the password', changePassword),
      call('GET /api/user/forget-password/', 'a code by mail', press('Send code')),
    ],
  },
  {
    name: 'security with an authenticator',
    path: '/profile-tabs?tab=security',
    as: 'totp',
    ready: { role: 'button', name: 'Generate New MFA Code' },
    calls: [
      call('GET /api/user/google-authenticator-activation/', 'the QR code', press('Generate New MFA Code')),
    ],
  },
  {
    name: 'active sessions',
    path: '/profile-tabs?tab=sessions',
    as: 'superuser',
    ready: { text: 'Active Now' },
    calls: [call('GET /api/user/active-sessions-manage/', 'the sessions')],
    data: [/iPhone|Linux|(Mobile Safari|Chrome)[\d. ]*|Bordeaux, France|Local network/],
  },
  {
    name: 'notification controls',
    path: '/profile-tabs?tab=notifications',
    as: 'superuser',
    ready: { role: 'button', name: /^Cost Created/ },
    calls: [
      call('GET /api/user/notification-control/', 'the preferences'),
      call('POST /api/user/notification-control/', 'a choice', async (visitor) => {
        await visitor.click({ role: 'button', name: /^Tickets/ });
        await visitor.click({ role: 'radio', checked: false });
      }),
    ],
  },
  {
    name: 'projects',
    path: '/projects',
    as: 'demo',
    ready: { role: 'link', name: 'Harbour Quay Renewal' },
    calls: [call('GET /api/project/', 'the projects')],
    data: projectTexts,
  },
  {
    name: 'edit project',
    path: '/project/edit/3',
    as: 'direct',
    ready: { role: 'textbox', name: 'Acronym' },
    calls: [
      call('GET /api/project/', 'the project'),
      call('POST /api/project/update/', 'the update', async (visitor) => {
        await visitor.fill('Duration', '10 months');
        await visitor.click({ role: 'button', name: 'Update Project' });
      }),
    ],
    data: projectTexts,
  },
  {
    name: 'notifications',
    path: '/notifications',
    as: 'superuser',
    ready: { role: 'article' },
    // The live connection also sends the list, so nothing is missing when the call fails.
    calls: [
      { ...bell, onlyInChromium: true },
      // Without the services, their titles are no links.
      { name: 'the services', method: 'GET', path: '/api/user/dic-services/', failsSilently: true },
    ],
  },
  {
    name: 'not found',
    path: '/there-is-no-such-page',
    as: 'superuser',
    ready: { role: 'heading', name: /Page not found/, level: 1 },
    calls: [bell],
  },
];

import { accountEmail, seededPassword } from '../../../mock-server/dev/accounts';
import {
  browsers,
  byLabel,
  byRole,
  byText,
  call,
  press,
  relativeTimes,
  screen,
  type Screen,
  type Visitor,
} from './Screen';

const anyHeading = byRole('heading', undefined, 1);
const firstField = byRole('textbox');
const profileTab = (tab: string) => `/profile-tabs?tab=${tab}`;

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

/** Screens of all users, except the media library. */
export const portalScreens: readonly Screen[] = [
  screen('sign-in', '/login', null, byRole('button', /Sign In/), {
    calls: [
      call('POST /api/user/login/', 'signing in', signIn),
      call('GET /api/user/social-login-link/', 'the social login links', press('Google'), {
        redirectsTo: /\/dev\/social\/google/,
      }),
    ],
  }),
  screen('e-mail code', '/verify-otp', null, firstField, {
    state: { otpAccess: 'handed-by-a-test' },
    calls: [call('POST /api/user/verify-otp/', 'the code', enterCode)],
  }),
  screen('authenticator code', '/verify-totp', null, firstField, {
    state: { totpAccess: 'handed-by-a-test' },
    calls: [call('POST /api/user/verify-totp', 'the code', enterAuthenticatorCode)],
  }),
  screen('both codes', '/verify-both', null, firstField, {
    state: { otpAccess: 'handed-by-a-test', totpAccess: '', otpMessage: '', totpMessage: '' },
    calls: [call('POST /api/user/verify-otp/', 'the e-mail code', enterCode)],
  }),
  screen('registration', '/register', null, anyHeading, {
    calls: [call('POST /api/user/register/', 'signing up', signUp)],
  }),
  screen('forgotten password', '/password-forget', null, anyHeading, {
    calls: [
      call('GET /api/user/forget-password/', 'the mail', async (visitor) => {
        await visitor.fill('E-mail', 'member@pulsehub.test');
        await visitor.pressEnter();
      }),
    ],
  }),
  screen('reset by code', '/password-forget/reset', null, anyHeading, {
    state: { email: 'member@pulsehub.test' },
    calls: [call('POST /api/user/forget-password/', 'the reset', resetByCode)],
    data: [/member@pulsehub\.test/],
  }),
  screen('reset by link', '/reset-password/MQ/handed-by-a-test', null, anyHeading, {
    calls: [call('POST /api/user/password-set-confirm', 'the reset', resetByLink)],
  }),
  screen('reset link that is gone', '/reset-password', null, anyHeading),
  screen('contact support', '/contact-support', null, anyHeading, { data: [/support@pulsehub\.test/] }),
  screen('dashboard', '/dashboard', 'superuser', byRole('link', 'PulseSHM'), {
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
  }),
  screen(
    'dashboard of a newcomer',
    '/dashboard',
    'newcomer',
    byText('Please contact our team to activate your services'),
  ),
  screen('account details', '/profile-tabs', 'staff', byLabel('Date Joined'), {
    calls: [
      call('GET /api/user/details/', 'the account'),
      call('POST /api/user/details/', 'a save', saveTitle),
    ],
  }),
  screen('security', profileTab('security'), 'staff', byRole('button', 'Update Password'), {
    calls: [
      call('POST /api/user/details/', 'the method', chooseOtherMethod),
      call('POST /api/user/password-reset/', 'the password', changePassword),
      call('GET /api/user/forget-password/', 'a code by mail', press('Send code')),
    ],
  }),
  screen(
    'security with an authenticator',
    profileTab('security'),
    'totp',
    byRole('button', 'Generate New MFA Code'),
    {
      calls: [
        call('GET /api/user/google-authenticator-activation/', 'the QR code', press('Generate New MFA Code')),
      ],
    },
  ),
  screen('active sessions', profileTab('sessions'), 'superuser', byText('Active Now'), {
    calls: [call('GET /api/user/active-sessions-manage/', 'the sessions')],
    data: [relativeTimes, browsers, /iPhone|Linux|Bordeaux, France|Local network/],
  }),
  screen(
    'notification controls',
    profileTab('notifications'),
    'superuser',
    byRole('button', /^Cost Created/),
    {
      calls: [
        call('GET /api/user/notification-control/', 'the preferences'),
        call('POST /api/user/notification-control/', 'a choice', async (visitor) => {
          await visitor.click({ role: 'button', name: /^Tickets/ });
          await visitor.click({ role: 'radio', checked: false });
        }),
      ],
    },
  ),
  screen('projects', '/projects', 'demo', byRole('link', 'Harbour Quay Renewal'), {
    calls: [call('GET /api/project/', 'the projects')],
    data: projectTexts,
  }),
  screen('edit project', '/project/edit/3', 'direct', byRole('textbox', 'Acronym'), {
    calls: [
      call('GET /api/project/', 'the project'),
      call('POST /api/project/update/', 'the update', async (visitor) => {
        await visitor.fill('Duration', '10 months');
        await visitor.click({ role: 'button', name: 'Update Project' });
      }),
    ],
    data: projectTexts,
  }),
  screen('notifications', '/notifications', 'superuser', byRole('article'), {
    calls: [
      // Titles link only to known services.
      { name: 'the services', method: 'GET', path: '/api/user/dic-services/', failsSilently: true },
    ],
  }),
  screen('not found', '/there-is-no-such-page', 'superuser', byRole('heading', /Page not found/, 1), {
    calls: [bell],
  }),
];

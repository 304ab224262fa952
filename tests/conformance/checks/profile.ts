import { createForm } from '../../support/uploads';
import { expectRefusal, type Json } from '../Api';
import type { Check } from '../Check';
import { password } from '../CheckContext';
import { assertThat, SkippedError } from '../Deviation';

const newPassword = 'crossing-313';
const both = { new_password: newPassword, confirm_new_password: newPassword };

const getOtherSessions = (answer: Json) => (answer['other_active_session'] ?? []) as Json[];

export const profileChecks: Check[] = [
  {
    name: 'registration',
    rule: 'Spec 1 §7: A new visitor gets an account; an address that is taken is refused in `email`, or answered like a free one.',
    guide: 'sign-in-and-codes',
    run: async (context) => {
      const email = `registered-${Date.now()}@example.com`;
      const body = { email, last_name: 'Conformance', password, confirm_password: password };
      const first = await context.anonymous('POST', '/api/user/register/', { body });
      const admin = await context.admin();
      const found = await admin.call('GET', '/api/user/manage/', { query: { email } });
      context.deleteLater(Number((found['results'] as Json[])[0]?.['id']));
      const again = await context.anonymous('POST', '/api/user/register/', { body, status: [200, 201, 400] });
      const isExpected = 'email' in again || again['message'] === first['message'];
      assertThat(isExpected, 'the answer neither names `email` nor is that for a free address');
    },
  },
  {
    name: 'a short password at registration',
    rule: 'Spec 1 §5: A password has at least 6 characters; a shorter one is refused in `password`.',
    guide: 'sign-in-and-codes',
    run: async (context) => {
      const short = { password: 'abc1', confirm_password: 'abc1' };
      const body = { email: 'short@example.com', last_name: 'Short', ...short };
      await expectRefusal(context.anonymous, '/api/user/register/', body, 'password');
    },
  },
  {
    name: 'a forgotten password',
    rule: 'Spec 1 §4: The mailed code sets a new password, with which one signs in; a wrong code is refused.',
    guide: 'sign-in-and-codes',
    run: async (context) => {
      const { email } = await context.newUser();
      const path = '/api/user/forget-password/';
      const { code } = await context.requestedMail(email, 'code');
      const body = { email, ...both };
      await context.anonymous('POST', path, { body: { ...body, password_reset_code: 'wrong' }, status: 400 });
      await context.anonymous('POST', path, { body: { ...body, password_reset_code: code } });
      await context.signIn(email, newPassword);
    },
  },
  {
    name: 'a forgotten password of nobody',
    rule: 'Spec 1 §4: An address without an account is answered like one with an account.',
    guide: 'sign-in-and-codes',
    run: async (context) => {
      const { email } = await context.newUser();
      const path = '/api/user/forget-password/';
      const known = await context.anonymous('GET', path, { query: { email } });
      const unknown = await context.anonymous('GET', path, { query: { email: `nobody-${email}` } });
      assertThat(JSON.stringify(known) === JSON.stringify(unknown), 'the two answers differ');
    },
  },
  {
    name: 'a mailed link',
    rule: 'Decisions §4: The mailed link sets a password once.',
    guide: 'sign-in-and-codes',
    run: async (context) => {
      const { email } = await context.newUser();
      const { link } = await context.requestedMail(email, 'link');
      const [, uidb64, token] = /\/reset-password\/([^/]+)\/([^/?#]+)/.exec(link ?? '') ?? [];
      if (!uidb64 || !token) throw new SkippedError('the mail holds no link');
      const body = { ...both, uidb64, token };
      await context.anonymous('POST', '/api/user/password-set-confirm', { body });
      await context.anonymous('POST', '/api/user/password-set-confirm', { body, status: 400 });
      await context.signIn(email, newPassword);
    },
  },
  {
    name: 'the own details',
    rule: 'Spec 1 §7: A change of the own title is there when the details are read again.',
    guide: 'records-and-rights',
    run: async (context) => {
      const { call } = await context.newSignedInUser();
      await call('POST', '/api/user/details/', { body: createForm({ title: 'Conformance Engineer' }) });
      const { title } = await call('GET', '/api/user/details/');
      assertThat(title === 'Conformance Engineer', 'the title is the old one');
    },
  },
  {
    name: 'rights of one’s own',
    rule: 'Decisions §4: Nobody raises their own rights.',
    guide: 'records-and-rights',
    run: async (context) => {
      const { call } = await context.newSignedInUser();
      await call('POST', '/api/user/details/', {
        body: createForm({ is_superuser: true }),
        status: [400, 403],
      });
      const details = await call('GET', '/api/user/details/');
      assertThat(details['is_superuser'] === false, 'the user is a superuser now');
    },
  },
  {
    name: 'a change of password',
    rule: 'Spec 1 §8: It takes the old password and a mailed code; a wrong one is refused with 400 and a `detail`.',
    guide: 'sign-in-and-codes',
    run: async (context) => {
      const { call, email } = await context.newSignedInUser();
      const path = '/api/user/password-reset/';
      const wrong = { old_password: 'not-the-password-1', ...both, code: '000000' };
      await expectRefusal(call, path, wrong, 'detail');
      const { code } = await context.requestedMail(email, 'code');
      await call('POST', path, { body: { old_password: password, ...both, code } });
      await context.signIn(email, newPassword);
    },
  },
  {
    name: 'a new authenticator',
    rule: 'Spec 1 §2: The set-up answers an otpauth address and the same secret as a code; a wrong first code is refused.',
    guide: 'records-and-rights',
    run: async (context) => {
      const { call } = await context.newSignedInUser();
      const path = '/api/user/google-authenticator-activation/';
      const { qr_code_url: url, code } = await call('GET', path);
      const secret = URL.canParse(String(url)) ? new URL(String(url)).searchParams.get('secret') : null;
      assertThat(String(url).startsWith('otpauth://totp/'), 'the address is no otpauth address');
      assertThat(secret === code, 'the address and the code hold different secrets');
      // 404 and 405: a backend without this extension (decisions §4).
      await call('POST', path, { body: { code: '000000' }, status: [400, 404, 405] });
    },
  },
  {
    name: 'sessions',
    rule: 'Spec 1 §7: A second sign-in is another active session; ending it ends its tokens.',
    guide: 'tokens-and-renewal',
    run: async (context) => {
      const admin = await context.admin();
      const first = await context.newSignedInUser();
      const limit = createForm({ max_active_sessions: 3 });
      await admin.call('PATCH', `/api/user/manage/${first.id}/`, { body: limit });
      const second = await context.signIn(first.email);
      const path = '/api/user/active-sessions-manage/';
      const [other] = getOtherSessions(await first.call('GET', path));
      assertThat(other !== undefined, 'the second session is not listed');
      await first.call('DELETE', path, { query: { id: Number(other?.['user_activate_session_id']) } });
      await second.call('GET', '/api/user/details/', { status: 401 });
      await first.call('GET', '/api/user/details/');
    },
  },
  {
    name: 'sessions of others',
    rule: 'Decisions §4: Another user’s sessions are a superuser’s to see and end.',
    guide: 'tokens-and-renewal',
    run: async (context) => {
      const admin = await context.admin();
      const { call } = await context.newSignedInUser();
      await call('GET', '/api/user/active-sessions-manage/', { query: { id: admin.id }, status: [403, 404] });
    },
  },
  {
    name: 'the own services',
    rule: 'Decisions §4: The services of the signed-in user are cards and flags; what a superuser switches on is there.',
    guide: 'records-and-rights',
    run: async (context) => {
      const admin = await context.admin();
      const { call, id } = await context.newSignedInUser();
      const path = '/api/user/dic-services/';
      await admin.call('POST', path, { body: { user: id, ai_hub: true } });
      const { dic_services_list: list } = await call('GET', path);
      assertThat((list as Json[])[0]?.['ai_hub'] === true, 'the service is not switched on');
      await call('POST', path, { body: { user: id, financial: true }, status: 403 });
    },
  },
  {
    name: 'the hand-over to a service',
    rule: 'Spec 1 §7: `pulsehub-auth` takes the token of a session, and refuses one that nobody was given.',
    guide: 'tokens-and-renewal',
    run: async (context) => {
      const { call, access } = await context.newSignedInUser();
      // 404: the call exists on the service's own backend only.
      const path = '/api/pulsehub-auth/';
      await call('POST', path, { body: { pulshub_token: access }, status: [200, 404] });
      await call('POST', path, { body: { pulshub_token: 'made up' }, status: [400, 401, 404] });
    },
  },
  {
    name: 'projects',
    rule: 'Spec 1 §7: The list has count and results; a project saved as it stands is as it was; an unknown one answers 404.',
    guide: 'records-and-rights',
    run: async (context) => {
      const { call } = await context.admin();
      const { results } = await call('GET', '/api/project/');
      const [project] = results as Json[];
      if (!project) throw new SkippedError('there is no project, and the API makes none');
      const { id, title, owner } = project;
      const ownerId = typeof owner === 'object' ? (owner as Json)['value'] : owner;
      const body = createForm({ id: Number(id), title: String(title), owner: Number(ownerId) });
      await call('POST', '/api/project/update/', { body });
      const unknown = createForm({ id: 999_999_999, title: 'None', owner: Number(ownerId) });
      await call('POST', '/api/project/update/', { body: unknown, status: [400, 404] });
    },
  },
];

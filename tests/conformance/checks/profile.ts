import { createForm } from '../../support/uploads';
import { expectFieldError, type Json } from '../Api';
import type { Check } from '../Check';
import { password } from '../CheckContext';
import { assertThat, SkippedError } from '../Deviation';

const newPassword = 'crossing-313';
const newPasswords = { new_password: newPassword, confirm_new_password: newPassword };

const getOtherSessions = (body: Json) => (body['other_active_session'] ?? []) as Json[];

export const profileChecks: Check[] = [
  {
    name: 'registration',
    rule: 'Spec 1 §7: A visitor can create an account; an address in use returns an error in `email`, or the same response as a new one.',
    guide: 'sign-in-and-codes',
    run: async (context) => {
      const email = `registered-${Date.now()}@example.com`;
      const body = { email, last_name: 'Conformance', password, confirm_password: password };
      const first = await context.anonymous('POST', '/api/user/register/', { body });
      const admin = await context.admin();
      const found = await admin.call('GET', '/api/user/manage/', { query: { email } });
      context.deleteUserOnCleanUp(Number((found['results'] as Json[])[0]?.['id']));
      const again = await context.anonymous('POST', '/api/user/register/', { body, status: [200, 201, 400] });
      const isExpected = 'email' in again || again['message'] === first['message'];
      assertThat(
        isExpected,
        'the response neither has an error in `email` nor equals the one for a new address',
      );
    },
  },
  {
    name: 'registration: short password',
    rule: 'Spec 1 §5: A password has at least 6 characters; a shorter one returns an error in `password`.',
    guide: 'sign-in-and-codes',
    run: async (context) => {
      const short = { password: 'abc1', confirm_password: 'abc1' };
      const body = { email: 'short@example.com', last_name: 'Short', ...short };
      await expectFieldError(context.anonymous, '/api/user/register/', body, 'password');
    },
  },
  {
    name: 'password reset',
    rule: 'Spec 1 §4: The mailed code sets a new password for the next sign-in; a wrong code is rejected.',
    guide: 'sign-in-and-codes',
    run: async (context) => {
      const { email } = await context.createUser();
      const path = '/api/user/forget-password/';
      const { code } = await context.requestResetMail(email, 'code');
      const body = { email, ...newPasswords };
      await context.anonymous('POST', path, { body: { ...body, password_reset_code: 'wrong' }, status: 400 });
      await context.anonymous('POST', path, { body: { ...body, password_reset_code: code } });
      await context.signIn(email, newPassword);
    },
  },
  {
    name: 'password reset for an unknown address',
    rule: 'Spec 1 §4: An address without an account gets the same response as one with an account.',
    guide: 'sign-in-and-codes',
    run: async (context) => {
      const { email } = await context.createUser();
      const path = '/api/user/forget-password/';
      const known = await context.anonymous('GET', path, { query: { email } });
      const unknown = await context.anonymous('GET', path, { query: { email: `nobody-${email}` } });
      assertThat(JSON.stringify(known) === JSON.stringify(unknown), 'the responses differ');
    },
  },
  {
    name: 'password reset by mailed link',
    rule: 'Contract: A mailed link can set a password only once.',
    guide: 'sign-in-and-codes',
    run: async (context) => {
      const { email } = await context.createUser();
      const { link } = await context.requestResetMail(email, 'link');
      const [, uidb64, token] = /\/reset-password\/([^/]+)\/([^/?#]+)/.exec(link ?? '') ?? [];
      if (!uidb64 || !token) throw new SkippedError('the mail contains no link');
      const body = { ...newPasswords, uidb64, token };
      await context.anonymous('POST', '/api/user/password-set-confirm', { body });
      await context.anonymous('POST', '/api/user/password-set-confirm', { body, status: 400 });
      await context.signIn(email, newPassword);
    },
  },
  {
    name: 'own profile',
    rule: 'Spec 1 §7: A changed title is saved in the user’s own profile.',
    guide: 'records-and-rights',
    run: async (context) => {
      const { call } = await context.createSignedInUser();
      await call('POST', '/api/user/details/', { body: createForm({ title: 'Conformance Engineer' }) });
      const { title } = await call('GET', '/api/user/details/');
      assertThat(title === 'Conformance Engineer', 'the new title was not saved');
    },
  },
  {
    name: 'own rights',
    rule: 'Contract: Users cannot grant themselves more rights.',
    guide: 'records-and-rights',
    run: async (context) => {
      const { call } = await context.createSignedInUser();
      await call('POST', '/api/user/details/', {
        body: createForm({ is_superuser: true }),
        status: [400, 403],
      });
      const details = await call('GET', '/api/user/details/');
      assertThat(details['is_superuser'] === false, 'the user became a superuser');
    },
  },
  {
    name: 'password change',
    rule: 'Spec 1 §8: A change requires the old password and a mailed code; a wrong one returns 400 with a `detail`.',
    guide: 'sign-in-and-codes',
    run: async (context) => {
      const { call, email } = await context.createSignedInUser();
      const path = '/api/user/password-reset/';
      const wrong = { old_password: 'not-the-password-1', ...newPasswords, code: '000000' };
      await expectFieldError(call, path, wrong, 'detail');
      const { code } = await context.requestResetMail(email, 'code');
      await call('POST', path, { body: { old_password: password, ...newPasswords, code } });
      await context.signIn(email, newPassword);
    },
  },
  {
    name: 'authenticator set-up',
    rule: 'Spec 1 §2: The set-up returns an otpauth URL and its secret as a code; a wrong first code is rejected.',
    guide: 'records-and-rights',
    run: async (context) => {
      const { call } = await context.createSignedInUser();
      const path = '/api/user/google-authenticator-activation/';
      const { qr_code_url: url, code } = await call('GET', path);
      const secret = URL.canParse(String(url)) ? new URL(String(url)).searchParams.get('secret') : null;
      assertThat(String(url).startsWith('otpauth://totp/'), 'the URL is not an otpauth URL');
      assertThat(secret === code, 'the URL and the code have different secrets');
      // A backend without this extension returns 404 or 405 (decisions §4).
      await call('POST', path, { body: { code: '000000' }, status: [400, 404, 405] });
    },
  },
  {
    name: 'active sessions',
    rule: 'Spec 1 §7: A second sign-in adds an active session; ending it invalidates its tokens.',
    guide: 'tokens-and-renewal',
    run: async (context) => {
      const admin = await context.admin();
      const first = await context.createSignedInUser();
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
    name: 'active sessions of another user',
    rule: 'Decisions §1: Only superusers can see and end another user’s sessions.',
    guide: 'tokens-and-renewal',
    run: async (context) => {
      const admin = await context.admin();
      const { call } = await context.createSignedInUser();
      await call('GET', '/api/user/active-sessions-manage/', { query: { id: admin.id }, status: [403, 404] });
    },
  },
  {
    name: 'own services',
    rule: 'Decisions §3: Users see their services as cards and flags, including services that a superuser enables.',
    guide: 'records-and-rights',
    run: async (context) => {
      const admin = await context.admin();
      const { call, id } = await context.createSignedInUser();
      const path = '/api/user/dic-services/';
      await admin.call('POST', path, { body: { user: id, ai_hub: true } });
      const { dic_services_list: list } = await call('GET', path);
      assertThat((list as Json[])[0]?.['ai_hub'] === true, 'the service is not enabled');
      await call('POST', path, { body: { user: id, financial: true }, status: 403 });
    },
  },
  {
    name: 'service sign-in',
    rule: 'Spec 1 §7: `pulsehub-auth` accepts a session’s token and rejects a forged one.',
    guide: 'tokens-and-renewal',
    run: async (context) => {
      const { call, access } = await context.createSignedInUser();
      // A 404 is allowed, because only a service's backend needs this call.
      const path = '/api/pulsehub-auth/';
      await call('POST', path, { body: { pulshub_token: access }, status: [200, 404] });
      await call('POST', path, { body: { pulshub_token: 'made up' }, status: [400, 401, 404] });
    },
  },
  {
    name: 'projects',
    rule: 'Spec 1 §7: The list has count and results; a project can be saved; an unknown one returns 404.',
    guide: 'records-and-rights',
    run: async (context) => {
      const { call } = await context.admin();
      const { results } = await call('GET', '/api/project/');
      const [project] = results as Json[];
      if (!project) throw new SkippedError('the server has no project, and the API cannot create one');
      const { id, title, owner } = project;
      const ownerId = typeof owner === 'object' ? (owner as Json)['value'] : owner;
      const body = createForm({ id: Number(id), title: String(title), owner: Number(ownerId) });
      await call('POST', '/api/project/update/', { body });
      const unknown = createForm({ id: 999_999_999, title: 'None', owner: Number(ownerId) });
      await call('POST', '/api/project/update/', { body: unknown, status: [400, 404] });
    },
  },
];

import { describe, expect, it } from 'vitest';
import { fakeClock } from '../../support/fakeClock';
import { setUpServer } from '../../support/setUpServer';

const clock = fakeClock();
const server = setUpServer({ now: clock.now });

const nasty = '"><script>alert(1)</script>';
const nastyQuery = encodeURIComponent(nasty);

const mail = (to: string, subject: string, code: string | null = null, link: string | null = null) => {
  server.context.sendMail({ to, subject, text: `Text of ${subject}`, html: '<p>html</p>', code, link });
  clock.advance(1);
};

it('lists all mails, newest first, or those to an address, ignoring case', async () => {
  mail('one@pulsehub.test', 'First', '123456');
  mail('not-one@pulsehub.test', 'Second');
  const outbox = async (query = '') =>
    JSON.parse((await server.call('GET', `/dev/outbox${query}`)).text) as Record<string, unknown>[];
  const second = { to: 'not-one@pulsehub.test', text: 'Text of Second', html: '<p>html</p>', code: null };
  expect(await outbox()).toMatchObject([second, { subject: 'First', code: '123456' }]);
  expect(await outbox('?to=%20ONE@pulsehub.test')).toMatchObject([{ subject: 'First' }]);
});

it('escapes mail contents and the URL in /dev/mail, and links only to http URLs', async () => {
  mail(nasty, nasty, nasty, 'javascript:alert(1)');
  const { text } = await server.call('GET', `/dev/mail?to=${nastyQuery}`);
  expect(text).toContain('&lt;script&gt;alert(1)');
  expect(text).not.toMatch(/<script>alert|href="javascript/);
});

describe('/dev/social/{provider}', () => {
  const post = (provider: string, email: string) =>
    server.call('POST', `/dev/social/${provider}`, {
      body: new URLSearchParams({ email }).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
  const redirected = async (provider: string) => {
    const { status, headers } = await post(provider, 'member@pulsehub.test');
    const { pathname, searchParams } = new URL(headers.get('location') ?? '', server.url);
    expect([status, pathname, searchParams.get('type')]).toEqual([303, '/social-auth-callback', provider]);
    return searchParams.get('access_token') ?? '';
  };

  it.each(['google', 'yahoo'])('redirects %s with a token that signs in once', async (provider) => {
    const body = { access_token: await redirected(provider) };
    const signIn = () => server.call('POST', `/api/user/auth/social-login/?type=${provider}`, { body });
    const signedIn = { success: true, user: { email: 'member@pulsehub.test' } };
    expect(await signIn()).toMatchObject({ status: 200, body: signedIn });
    expect((await signIn()).status).toBe(400);
  });

  it('issues a token for that provider only, valid for five minutes', async () => {
    const token = await redirected('google');
    const { codes } = server.context.vault;
    expect(codes.redeem(token, 'social', 'yahoo')).toBe('wrong');
    clock.advance(301);
    expect(codes.redeem(token, 'social', 'google')).toBe('expired');
  });

  it('reports an unknown address and escapes it', async () => {
    const { status, text } = await post('google', nasty);
    expect(status).toBe(400);
    expect(text).toContain('No account has this email address.');
    expect(text).not.toContain('<script>alert');
  });
});

it.each([
  ['shm', 'PulseSHM'],
  ['demo', 'Demo application'],
])('shows at /dev/companion/%s that %s was opened, with masked parameters', async (code, name) => {
  const query = `token=secret-token&user_id=77&${nastyQuery}=1`;
  const { text } = await server.call('GET', `/dev/companion/${code}?${query}`);
  for (const part of [`<strong>${name}</strong> was opened`, '<code>token</code>', '<code>user_id</code>'])
    expect(text).toContain(part);
  expect(text).not.toMatch(/secret-token|<script>alert/);
});

it.each(['social/facebook', `social/${nastyQuery}`, 'companion/__proto__', `companion/${nastyQuery}`])(
  'returns 404 for /dev/%s',
  async (path) => {
    const { status, text } = await server.call('GET', `/dev/${path}`);
    expect(status).toBe(404);
    expect(text).not.toContain('<script>alert');
  },
);

import { describe, expect, it } from 'vitest';
import { accountEmail, accounts } from '../../../mock-server/dev/accounts';
import { redeemSocialToken } from '../../../mock-server/social/socialTokens';
import { fakeClock } from '../../support/fakeClock';
import { serverForFile } from '../../support/serverForFile';

const clock = fakeClock();

const server = serverForFile({ now: clock.now });

const nasty = '"><script>alert(1)</script>';
const nastyQuery = encodeURIComponent(nasty);

const mail = (to: string, subject: string, code: string | null = null) => {
  server.context.sendMail({ to, subject, text: `Text of ${subject}`, html: '<p>html</p>', code, link: null });
  clock.advance(1);
};

describe('GET /dev/outbox', () => {
  it('returns every mail, newest first, with code and link or null', async () => {
    mail('one@pulsehub.test', 'First', '123456');
    mail('two@pulsehub.test', 'Second');
    const { text } = await server.call('GET', '/dev/outbox');
    const mails = JSON.parse(text) as Record<string, unknown>[];
    expect(mails.slice(0, 2).map(({ subject }) => subject)).toEqual(['Second', 'First']);
    const fields = ['code', 'html', 'link', 'sent_at', 'subject', 'text', 'to'];
    expect(Object.keys(mails[0] ?? {}).toSorted()).toEqual(fields);
    expect(mails.slice(0, 2)).toMatchObject([{ code: null, link: null }, { code: '123456' }]);
  });

  it('returns with ?to= only the mails to that address, whatever its case', async () => {
    mail('filter@pulsehub.test', 'Mine');
    mail('not-filter@pulsehub.test', 'Not mine');
    const { text } = await server.call('GET', '/dev/outbox?to=%20FILTER@pulsehub.test');
    expect(JSON.parse(text)).toMatchObject([{ to: 'filter@pulsehub.test', subject: 'Mine' }]);
  });
});

it('GET /dev lists every account, and has no broken links', async () => {
  const { text, headers } = await server.call('GET', '/dev');
  expect(headers.get('content-type')).toContain('text/html');
  for (const { name } of accounts) expect(text).toContain(accountEmail(name));
  const targets = [...text.matchAll(/href="(\/[^"]*)"/g)].map(([, href = '']) => href);
  const some = ['/dev/mail', '/dev/social/google', '/dev/companion/shm'];
  expect(targets).toEqual(expect.arrayContaining(some));
  for (const target of targets.filter((href) => href !== '/login'))
    expect([target, (await server.call('GET', target)).status]).toEqual([target, 200]);
});

describe('GET /dev/mail', () => {
  it('escapes the contents of a mail and of the URL', async () => {
    mail(nasty, nasty, nasty);
    const { text } = await server.call('GET', `/dev/mail?to=${nastyQuery}`);
    expect(text).toContain('&lt;script&gt;alert(1)');
    expect(text).not.toContain('<script>alert');
  });

  it('links only to http addresses', async () => {
    const link = 'javascript:alert(1)';
    const to = 'link@pulsehub.test';
    server.context.sendMail({ to, subject: 'S', text: 'T', html: '', code: null, link });
    const { text } = await server.call('GET', '/dev/mail?to=link@pulsehub.test');
    expect(text).not.toContain('href="javascript');
  });
});

describe('/dev/social/{provider}', () => {
  const post = (provider: string, email: string) =>
    server.call('POST', `/dev/social/${provider}`, {
      body: new URLSearchParams({ email }).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
  const tokenOf = (location: string | null) =>
    new URL(location ?? '', server.url).searchParams.get('access_token') ?? '';

  it.each(['google', 'yahoo'])('%s redirects with a token that signs in once', async (provider) => {
    const { status, headers } = await post(provider, 'member@pulsehub.test');
    const location = new URL(headers.get('location') ?? '', server.url);
    expect([status, location.pathname]).toEqual([303, '/social-auth-callback']);
    expect(location.searchParams.get('type')).toBe(provider);
    const body = { access_token: tokenOf(headers.get('location')) };
    const signIn = () => server.call('POST', `/api/user/auth/social-login/?type=${provider}`, { body });
    const signedIn = { success: true, user: { email: 'member@pulsehub.test' } };
    expect(await signIn()).toMatchObject({ status: 200, body: signedIn });
    expect((await signIn()).status).toBe(400);
  });

  it('issues a token for that provider alone, which expires after five minutes', async () => {
    const token = tokenOf((await post('google', 'member@pulsehub.test')).headers.get('location'));
    expect(redeemSocialToken(server.context, 'yahoo', token)).toBeNull();
    clock.advance(301);
    expect(redeemSocialToken(server.context, 'google', token)).toBeNull();
  });

  it('reports an unknown address, and shows it escaped', async () => {
    const { status, text } = await post('google', nasty);
    expect(status).toBe(400);
    expect(text).toContain('No account has this email address.');
    expect(text).not.toContain('<script>alert');
  });
});

it.each([
  ['shm', 'PulseSHM'],
  ['project_hub', 'ProjectsHub'],
  ['demo', 'Demo application'],
])(
  '/dev/companion/{code_name} %s shows that %s was opened, and masks the values that it received',
  async (code, name) => {
    const query = `token=secret-token&user_id=77&${nastyQuery}=1`;
    const { status, text } = await server.call('GET', `/dev/companion/${code}?${query}`);
    expect(status).toBe(200);
    for (const part of [`<strong>${name}</strong> was opened`, '<code>token</code>', '<code>user_id</code>'])
      expect(text).toContain(part);
    expect(text).not.toContain('secret-token');
    expect(text).not.toContain('<script>alert');
  },
);

it.each(['social/facebook', `social/${nastyQuery}`, 'companion/__proto__', `companion/${nastyQuery}`])(
  '/dev/%s returns 404',
  async (path) => {
    const { status, text } = await server.call('GET', `/dev/${path}`);
    expect(status).toBe(404);
    expect(text).not.toContain('<script>alert');
  },
);

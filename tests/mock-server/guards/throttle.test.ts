import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accountEmail, seededPassword } from '../../../mock-server/dev/accounts';
import { fakeClock } from '../../support/fakeClock';
import { startInProcessServer, type TestServer } from '../../support/startInProcessServer';
import { setUpFolder } from '../../support/temporaryFolder';

let server: TestServer;
const clock = fakeClock();
const dataDir = setUpFolder();
const start = async () => {
  const trustedProxies = ['127.0.0.1'];
  server = await startInProcessServer({ now: clock.now, throttlePerMinute: 3, dataDir, trustedProxies });
};
beforeAll(start);
afterAll(() => server.close());
beforeEach(() => clock.advance(120));

type Attempt = () => ReturnType<TestServer['call']>;

const post = (path: string, body: object, headers = {}) =>
  server.call('POST', `/api/user/${path}`, { body, headers });
const login =
  (account: string, password = 'not the password'): Attempt =>
  () =>
    server.login(account, password);
const verify =
  (otp_access: unknown): Attempt =>
  () =>
    post('verify-otp/', { otp: '000000', otp_access });
const requestOtpAccess = async (account: string) => (await server.login(account)).body['otp_access'];

const statuses = async (attempt: Attempt, times: number) => {
  const answers = [];
  for (let n = 0; n < times; n++) answers.push((await attempt()).status);
  return answers;
};

const readRetryAfter = async (attempt: Attempt) => Number((await attempt()).headers.get('retry-after'));

describe('too many attempts', () => {
  it('return the delay in the message and in Retry-After, until the first of the last minute is over', async () => {
    const attempt = login('member');
    for (let n = 0; n < 3; n++) {
      expect((await attempt()).status).toBe(400);
      clock.advance(10);
    }
    const { status, body, headers } = await attempt();
    expect(status).toBe(429);
    expect(headers.get('retry-after')).toBe('30');
    expect(body).toEqual({ detail: 'Request was throttled. Expected available in 30 seconds.' });
    clock.advance(30);
    expect((await attempt()).status).toBe(400);
    expect(await readRetryAfter(attempt)).toBe(10);
  });

  it('count whether or not the account exists', async () => {
    expect(await statuses(login('nobody@pulsehub.test'), 4)).toEqual([400, 400, 400, 429]);
  });

  it('on one account do not block others, and ignore the case of the e-mail', async () => {
    await statuses(login('staff'), 3);
    expect((await login(accountEmail('STAFF'))()).status).toBe(429);
    expect((await server.login('direct')).status).toBe(200);
  });

  it('on codes count for the account, not for each code', async () => {
    expect(await statuses(verify(await requestOtpAccess('member')), 2)).toEqual([400, 400]);
    expect(await statuses(verify(await requestOtpAccess('member')), 2)).toEqual([400, 429]);
  });
});

describe('requests with a token', () => {
  const send = (path: string, field: string, token: string) =>
    server.call('POST', path, { body: { [field]: token } });

  it.each([
    ['/api/user/auth/social-login/?type=google', 'access_token'],
    ['/api/user/token-refresh/', 'refresh'],
    ['/api/pulsehub-auth/', 'pulshub_token'],
  ])('throttle %s per token, and failures per IP address', async (path, field) => {
    const sameTokenStatuses = await statuses(() => send(path, field, 'wrong'), 4);
    expect(sameTokenStatuses.indexOf(429)).toBe(3);
    let number = 0;
    const answers = await statuses(() => send(path, field, `wrong ${++number}`), 28);
    expect(answers.indexOf(429)).toBe(27);
  });

  it('allow many users behind one IP address to renew', async () => {
    const { db } = server.context;
    const { id } = server.user('direct');
    db.update('users', id, { max_active_sessions: 10 });
    const tokens = [(await server.signIn('newcomer')).refresh];
    while (tokens.length < 11) {
      clock.advance(61);
      tokens.push((await server.signIn('direct')).refresh);
    }
    for (const token of tokens) {
      expect(await statuses(() => post('token-refresh/', { refresh: token }), 3)).toEqual([200, 200, 200]);
    }
  });
});

describe('throttle bypasses', () => {
  it.each(['login/', 'verify-otp/', 'verify-totp', 'register/', 'forget-password/', 'password-set-confirm'])(
    'rejects all bodies except JSON at %s',
    async (path) => {
      for (const body of [new FormData(), new URLSearchParams({ email: 'x' })])
        expect((await fetch(`${server.url}/api/user/${path}`, { method: 'POST', body })).status).toBe(415);
    },
  );

  it('counts HEAD as GET, since it mails a code too', async () => {
    const path = `/api/user/forget-password/?email=${accountEmail('staff')}`;
    const head = async () => (await fetch(server.url + path, { method: 'HEAD' })).status;
    const answers = await Promise.all(Array.from({ length: 31 }, head));
    expect(answers.filter((status) => status === 429)).toHaveLength(1);
    expect((await server.call('GET', path)).status).toBe(429);
  });

  it('rejects a repeated query parameter instead of choosing one', async () => {
    const path = `/api/user/forget-password/?email=${accountEmail('staff')}&email=${accountEmail('member')}`;
    expect(await server.call('GET', path)).toMatchObject({
      status: 400,
      body: { email: ['This parameter must not be repeated.'] },
    });
  });

  it('counts attempts on many accounts from one IP address', async () => {
    let number = 0;
    const visit: Attempt = () => server.login(`visitor${++number}@pulsehub.test`);
    expect((await statuses(visit, 31)).indexOf(429)).toBe(30);
    expect(await readRetryAfter(visit)).toBe(60);
    clock.advance(61);
    expect((await visit()).status).toBe(400);
  });
});

describe('attempts by strangers', () => {
  const from = (address: string) => ({ 'x-forwarded-for': address });
  const email = accountEmail('direct');
  const password = { new_password: seededPassword, confirm_new_password: seededPassword };
  const askForCode = (address: string) =>
    server.call('GET', `/api/user/forget-password/?email=${email}`, { headers: from(address) });
  const reset = (address: string, password_reset_code: string) =>
    post('forget-password/', { email, password_reset_code, ...password }, from(address));
  const openLink = (address: string, token: string) =>
    post('password-set-confirm', { ...server.mailedLink(email), token, ...password }, from(address));
  const signIn = (address: string, sent = seededPassword) => server.login('direct', sent, from(address));
  const repeatAsStrangers = async (attempt: (address: string) => Promise<unknown>) => {
    for (let n = 0; n < 40; n++) await attempt(`203.0.113.${n % 4}`);
  };
  const home = '198.51.100.7';

  it('stop nobody elsewhere from signing in, with a password or with a new code', async () => {
    await repeatAsStrangers((address) => signIn(address, 'not it'));
    await repeatAsStrangers((address) => reset(address, '000000'));
    expect((await signIn('203.0.113.1')).status).toBe(429);
    expect((await signIn(home)).status).toBe(200);
    expect((await askForCode(home)).status).toBe(200);
    expect((await reset(home, server.mailedCode(email))).status).toBe(200);
  });

  it('void a mailed code after five wrong ones from any address, but not the link mailed with it', async () => {
    await askForCode(home);
    const code = server.mailedCode(email);
    for (let n = 0; n < 5; n++) await reset(`203.0.113.${n}`, '000000');
    expect((await reset(home, code)).status).toBe(400);
    await repeatAsStrangers((address) => openLink(address, 'made up'));
    expect((await openLink(home, server.mailedLink(email).token)).status).toBe(200);
  });

  it('neither reveal nor lock an account by text that is no email address', async () => {
    const { id } = server.user('direct');
    const guess = (typed: string | number) => post('login/', { email: String(typed), password: 'no' });
    await statuses(login('direct'), 4);
    for (const typed of [id, id + 1, `${id} ${home}`, `${id} 127.0.0.1`, `["sign-in","127.0.0.1",${id}]`])
      expect(await statuses(() => guess(typed), 2)).toEqual([400, 400]);
    expect((await guess(id)).body).toEqual({ email: ['Enter a valid email address.'] });
    expect((await signIn(home)).status).toBe(200);
  });
});

it('is forgotten with a restart, and never waits longer than a minute', async () => {
  for (let n = 0; n < 10; n++) await statuses(login('both'), 4);
  expect(await readRetryAfter(login('both'))).toBe(60);
  await server.close();
  await start();
  expect((await login('both')()).status).toBe(400);
});

it('waits no longer if the clock is set back', async () => {
  await statuses(login('staff'), 4);
  clock.advance(-24 * 3600);
  expect((await login('staff')()).status).toBe(400);
});

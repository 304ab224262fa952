import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountEmail, seededPassword } from '../../../mock-server/seed/accounts';
import { stoppedClock } from '../../support/clock';
import { startServer } from '../../support/startServer';
import type { TestServer } from '../../support/startServer';

let server: TestServer;
const clock = stoppedClock();
beforeAll(async () => {
  server = await startServer({ now: clock.now, throttlePerMinute: 3 });
});
afterAll(() => server.close());

type Attempt = () => ReturnType<TestServer['call']>;

const login =
  (email: string, password = 'not the password'): Attempt =>
  () =>
    server.call('POST', '/api/user/login/', { body: { email, password } });
const verify =
  (otp_access: unknown): Attempt =>
  () =>
    server.call('POST', '/api/user/verify-otp/', { body: { otp: '000000', otp_access } });

const statuses = async (attempt: Attempt, times: number) => {
  const answers = [];
  for (let n = 0; n < times; n++) answers.push((await attempt()).status);
  return answers;
};

describe('too many attempts', () => {
  it('say how long to wait, in words and in Retry-After', async () => {
    const attempt = login(accountEmail('member'));
    await statuses(attempt, 3);
    clock.forward(20);
    const { status, body, headers } = await attempt();
    expect(status).toBe(429);
    expect(headers.get('retry-after')).toBe('40');
    expect(body).toEqual({ detail: 'Request was throttled. Expected available in 40 seconds.' });
  });

  it('are over after a minute', async () => {
    clock.forward(120);
    const attempt = login(accountEmail('member'), seededPassword);
    expect(await statuses(attempt, 4)).toEqual([200, 200, 200, 429]);
    clock.forward(61);
    expect(await statuses(attempt, 1)).toEqual([200]);
  });

  it('count alike whether or not there is such an account', async () => {
    clock.forward(120);
    expect(await statuses(login('nobody@pulsehub.test'), 4)).toEqual([400, 400, 400, 429]);
  });

  it('on one account leave the others alone, and its case does not matter', async () => {
    clock.forward(120);
    await statuses(login(accountEmail('staff')), 3);
    expect((await login(accountEmail('STAFF'))()).status).toBe(429);
    expect((await login(accountEmail('direct'), seededPassword)()).status).toBe(200);
  });

  it('on codes count for the account, not for each code', async () => {
    clock.forward(120);
    const access = async () => (await login(accountEmail('member'), seededPassword)()).body['otp_access'];
    expect(await statuses(verify(await access()), 2)).toEqual([400, 400]);
    expect(await statuses(verify(await access()), 2)).toEqual([400, 429]);
  });

  it('of resets count as well', async () => {
    clock.forward(120);
    const attempt = () => server.call('GET', `/api/user/forget-password/?email=${accountEmail('member')}`);
    expect(await statuses(attempt, 4)).toEqual([200, 200, 200, 429]);
  });

  it('are never counted for anything else', async () => {
    clock.forward(120);
    const { access } = await server.signIn('direct');
    const attempt = () => server.call('GET', '/api/user/details/', { token: access });
    expect(new Set(await statuses(attempt, 10))).toEqual(new Set([200]));
  });
});

import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { seededPassword, seededTotpSecret } from '../../../mock-server/dev/accounts';
import { addUser } from '../../../mock-server/users/addUser';
import { fakeClock } from '../../support/fakeClock';
import { stringContaining } from '../../support/matchers';
import { startInProcessServer, type TestServer } from '../../support/startInProcessServer';
import { totpCode } from '../../support/totpCode';
import { formOf } from '../../support/uploads';

let server: TestServer;
const clock = fakeClock();
let superuser = '';
beforeAll(async () => {
  server = await startInProcessServer({ now: clock.now, accessTtlS: 36_000 });
  superuser = (await server.signIn('superuser')).access;
});
beforeEach(() => clock.advance(120));
afterAll(() => server.close());

interface Owner {
  id: number;
  email: string;
  token: string;
}

const browser =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const send = (method: string, path: string, body: unknown, token?: string) =>
  server.call(method, path, { token, body, headers: { 'user-agent': browser } });
const mailCode = async (email: string) => {
  await server.call('GET', `/api/user/forget-password/?email=${email}`);
  return server.mailedCode(email);
};
const passwords = { new_password: 'crossing-312', confirm_new_password: 'crossing-312' };
const activation = '/api/user/google-authenticator-activation/';
const newSecret = async (token: string) =>
  String((await server.call('GET', activation, { token })).body['code']);
const manage = ({ id }: Pick<Owner, 'id'>) => `/api/user/manage/${id}/`;
const details = '/api/user/details/';
const moved = (email: string) => `moved.${email}`;

type Way = [
  string,
  (owner: Owner) => Promise<{ status: number }>,
  string,
  Partial<{ moves: boolean; admin: boolean }>,
];

it.each<Way>([
  [
    'the password form',
    async ({ email, token }) =>
      send(
        'POST',
        '/api/user/password-reset/',
        { ...passwords, old_password: seededPassword, code: await mailCode(email) },
        token,
      ),
    'Your password was changed',
    {},
  ],
  [
    'a reset by code',
    async ({ email }) =>
      send('POST', '/api/user/forget-password/', {
        ...passwords,
        email,
        password_reset_code: await mailCode(email),
      }),
    'Your password was changed',
    {},
  ],
  [
    'a reset by link',
    async ({ email }) => {
      await mailCode(email);
      const link = server.context.db.all('mails').findLast(({ to }) => to === email)?.link ?? '';
      const [token, uidb64] = link.split('/').toReversed();
      return send('POST', '/api/user/password-set-confirm', { ...passwords, uidb64, token });
    },
    'Your password was changed',
    {},
  ],
  [
    'one’s own edit page',
    async (owner) => {
      const proof = { old_password: seededPassword, code: await mailCode(owner.email) };
      return send('POST', manage(owner), formOf({ email: moved(owner.email), ...proof }), owner.token);
    },
    'Your email address was changed',
    { moves: true },
  ],
  [
    'one’s own details page',
    async (owner) => {
      const proof = { old_password: seededPassword, code: await mailCode(owner.email) };
      return send('PATCH', manage(owner), formOf({ email: moved(owner.email), ...proof }), owner.token);
    },
    'Your email address was changed',
    { moves: true },
  ],
  [
    'an administrator’s edit page',
    (owner) => send('POST', manage(owner), formOf({ password: 'crossing-312' }), superuser),
    'Your password was changed',
    { admin: true },
  ],
  [
    'an administrator’s details page',
    (owner) => send('PATCH', manage(owner), { email: moved(owner.email) }, superuser),
    'Your email address was changed',
    { moves: true, admin: true },
  ],
  [
    'a reset of the authenticator',
    (owner) => {
      server.context.vault.authenticator.setSecret(owner.id, seededTotpSecret);
      return send('PATCH', manage(owner), { mfa_type: 'email' }, superuser);
    },
    'Your verification method was reset',
    { admin: true },
  ],
  [
    'the verification method of the profile',
    ({ id, token }) => {
      server.context.vault.authenticator.setSecret(id, seededTotpSecret);
      return send('POST', details, { mfa_type: 'authenticator' }, token);
    },
    'Your verification method was changed',
    {},
  ],
  [
    'a first code of a new authenticator',
    async ({ token }) => {
      const code = totpCode(await newSecret(token), clock.now());
      return send('POST', activation, { code }, token);
    },
    'An authenticator was connected to your account',
    {},
  ],
  [
    'a sign-in with a new authenticator',
    async ({ id, email, token }) => {
      server.context.vault.authenticator.setSecret(id, seededTotpSecret);
      server.context.db.update('users', id, { mfa_type: 'authenticator' });
      const totp = totpCode(await newSecret(token), clock.now());
      const { totp_access } = (await send('POST', '/api/user/login/', { email, password: seededPassword }))
        .body;
      return send('POST', '/api/user/verify-totp', { totp, totp_access });
    },
    'An authenticator was connected to your account',
    {},
  ],
])(
  'a change by %s is mailed, with what, when and from where',
  async (_way, change, title, { moves, admin }) => {
    const { db, vault } = server.context;
    const email = `told${clock.now()}@pulsehub.test`;
    const { id } = addUser(server.context, { email, is_staff: true });
    await vault.passwords.set(id, seededPassword);
    const { access: token } = await server.signIn(email);
    expect((await change({ id, email, token })).status).toBe(200);
    const addresses = moves ? [email, moved(email)] : [email];
    const mails = db.all('mails').filter(({ subject, to }) => subject === title && to.endsWith(email));
    expect(mails.map(({ to }) => to)).toEqual(addresses);
    const when = new Date(clock.now()).toISOString().slice(0, 16).replace('T', ' ');
    const lines = [
      ...(moves ? [`It was ${email} and is now ${moved(email)}.`] : []),
      ...(admin ? ['An administrator made this change.'] : []),
      stringContaining(`When: ${when} UTC. From: 127.0.0.1, Chrome 140`),
    ];
    for (const { text } of mails) expect(text.split('\n\n')).toEqual(expect.arrayContaining(lines));
    const byAdministrator = mails.filter(({ text }) => text.includes('administrator made'));
    expect(byAdministrator).toHaveLength(admin ? mails.length : 0);
  },
);

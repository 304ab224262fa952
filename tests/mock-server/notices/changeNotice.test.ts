import { beforeEach, expect, it } from 'vitest';
import { seededPassword, seededTotpSecret } from '../../../mock-server/dev/accounts';
import { fakeClock } from '../../support/fakeClock';
import { stringContaining } from '../../support/matchers';
import { totpCode } from '../../support/totpCode';
import { createForm } from '../../support/uploads';
import { setUpServer, setUpTokens } from '../../support/setUpServer';

const clock = fakeClock();
const server = setUpServer({ now: clock.now, accessTtlS: 36_000 });
const tokens = setUpTokens(server, 'superuser');
beforeEach(() => clock.advance(120));

interface Owner {
  id: number;
  email: string;
  token: string;
}

const browser = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36';
const send = (method: string, path: string, body: unknown, token?: string) =>
  server.call(method, path, { token, body, headers: { 'user-agent': browser } });
const passwords = { new_password: 'crossing-312', confirm_new_password: 'crossing-312' };
const activation = '/api/user/google-authenticator-activation/';
const newSecret = async (token: string) =>
  String((await server.call('GET', activation, { token })).body['code']);
const withProof = async ({ email }: Owner, fields: Record<string, string>) => ({
  ...fields,
  old_password: seededPassword,
  code: await server.requestCode(email),
});
const toNewAddress = (email: string) => `moved.${email}`;
const edit = (method: 'POST' | 'PATCH', { id }: Owner, fields: Record<string, string>, token: string) =>
  send(method, `/api/user/manage/${id}/`, createForm(fields), token);
const setSecret = ({ id }: Owner) => server.context.vault.authenticator.setSecret(id, seededTotpSecret);

const changes: Record<string, (owner: Owner) => Promise<{ status: number }>> = {
  'the password form': async (owner) =>
    send('POST', '/api/user/password-reset/', await withProof(owner, passwords), owner.token),
  'a reset by code': async ({ email }) => {
    const body = { ...passwords, email, password_reset_code: await server.requestCode(email) };
    return send('POST', '/api/user/forget-password/', body);
  },
  'a reset by link': async ({ email }) => {
    await server.requestCode(email);
    return send('POST', '/api/user/password-set-confirm', { ...passwords, ...server.mailedLink(email) });
  },
  'one’s own edit page': async (owner) =>
    edit('POST', owner, await withProof(owner, { email: toNewAddress(owner.email) }), owner.token),
  'one’s own details page': async (owner) =>
    edit('PATCH', owner, await withProof(owner, { email: toNewAddress(owner.email) }), owner.token),
  'an administrator’s edit page': (owner) =>
    edit('POST', owner, { password: 'crossing-312' }, tokens.superuser),
  'an administrator’s details page': (owner) =>
    edit('PATCH', owner, { email: toNewAddress(owner.email) }, tokens.superuser),
  'a reset of the authenticator': (owner) => {
    setSecret(owner);
    return edit('PATCH', owner, { mfa_type: 'email' }, tokens.superuser);
  },
  'the verification method of the profile': (owner) => {
    setSecret(owner);
    return send('POST', '/api/user/details/', { mfa_type: 'authenticator' }, owner.token);
  },
  'a first code of a new authenticator': async ({ token }) =>
    send('POST', activation, { code: totpCode(await newSecret(token), clock.now()) }, token),
  'a sign-in with a new authenticator': async (owner) => {
    setSecret(owner);
    server.context.db.update('users', owner.id, { mfa_type: 'authenticator' });
    const totp = totpCode(await newSecret(owner.token), clock.now());
    const { totp_access } = (await server.login(owner.email)).body;
    return send('POST', '/api/user/verify-totp', { totp, totp_access });
  },
};

it.each<[way: string, title: string, ...facts: ('moves' | 'admin')[]]>([
  ['the password form', 'Your password was changed'],
  ['a reset by code', 'Your password was changed'],
  ['a reset by link', 'Your password was changed'],
  ['one’s own edit page', 'Your email address was changed', 'moves'],
  ['one’s own details page', 'Your email address was changed', 'moves'],
  ['an administrator’s edit page', 'Your password was changed', 'admin'],
  ['an administrator’s details page', 'Your email address was changed', 'moves', 'admin'],
  ['a reset of the authenticator', 'Your verification method was reset', 'admin'],
  ['the verification method of the profile', 'Your verification method was changed'],
  ['a first code of a new authenticator', 'An authenticator was connected to your account'],
  ['a sign-in with a new authenticator', 'An authenticator was connected to your account'],
])('mails a notice about %s, with the change, time and address', async (way, title, ...facts) => {
  const [moves, admin] = [facts.includes('moves'), facts.includes('admin')];
  const { db } = server.context;
  const { id, email } = server.addUser({ is_staff: true });
  const { access: token } = await server.signIn(email);
  expect((await changes[way]?.({ id, email, token }))?.status).toBe(200);
  const addresses = moves ? [email, toNewAddress(email)] : [email];
  const mails = db.all('mails').filter(({ subject, to }) => subject === title && to.endsWith(email));
  expect(mails.map(({ to }) => to)).toEqual(addresses);
  const when = new Date(clock.now()).toISOString().slice(0, 16).replace('T', ' ');
  const lines = [
    ...(moves ? [`It was ${email} and is now ${toNewAddress(email)}.`] : []),
    ...(admin ? ['An administrator made this change.'] : []),
    stringContaining(`When: ${when} UTC. From: 127.0.0.1, Chrome 140`),
  ];
  for (const { text } of mails) expect(text.split('\n\n')).toEqual(expect.arrayContaining(lines));
  for (const { text } of mails) expect(text.includes('administrator made')).toBe(admin);
});

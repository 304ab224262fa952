import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer } from '../../mock-server/createServer';
import type { RunningServer } from '../../mock-server/createServer';
import { accountEmail, seededPassword } from '../../mock-server/dev/accounts';
import { addUser } from '../../mock-server/users/addUser';
import { seedDatabase } from '../../mock-server/seed/seedDatabase';
import type { SeedSizes } from '../../mock-server/seed/seedDatabase';
import { defaultSettings } from '../../mock-server/settings';
import type { ServerSettings } from '../../mock-server/settings';
import type { MailRow, UserRow } from '../../mock-server/storage/tables';
import { createClient } from './client';
import type { Client } from './client';
import { signInWithCodes } from './signInWithCodes';

interface Tokens {
  access: string;
  refresh: string;
}

export interface TestServer extends RunningServer {
  dataDir: string;
  call: Client;
  /** Returns all mails to an address, newest last. */
  mailsTo(email: string): MailRow[];
  /** Returns the newest code mailed to an address. */
  mailedCode(email: string): string;
  /** Requests a password reset and returns its code. */
  requestCode(email: string): Promise<string>;
  /** Returns the parameters of the newest mailed link to set a password. */
  mailedLink(email: string): { uidb64: string; token: string };
  /** Adds an account with the seeded password. */
  addUser(fields?: Partial<UserRow>): UserRow;
  /** Returns the row of an account, given as `member` or as an e-mail address. */
  user(account: string): UserRow;
  /** Sends an account's password, by default the seeded one. */
  login(account: string, password?: string, headers?: Record<string, string>): ReturnType<Client>;
  /** Signs in with the account's second factor. */
  signIn(account: string): Promise<Tokens & { user: { user_id: number; notification_key: string } }>;
}

type Options = Partial<ServerSettings> & { seed?: Partial<SeedSizes> | false };

const small: Partial<SeedSizes> = { users: 20, notifications: 5, files: 2, logs: 20 };

/**
 * Starts a server on a free port with fresh data, which `close` deletes. Disables the throttle, and lowers the
 * password cost, which would take most of the time of a sign-in.
 */
export const startInProcessServer = async ({
  seed = small,
  ...settings
}: Options = {}): Promise<TestServer> => {
  const dataDir = settings.dataDir ?? (await mkdtemp(join(tmpdir(), 'pulsehub-')));
  const quiet = {
    ...defaultSettings,
    port: 0,
    throttlePerMinute: 0,
    passwordCost: 1024,
    print: () => undefined,
  };
  const server = await createServer({ ...quiet, ...settings, dataDir }, async (context) => {
    if (seed && context.db.count('users') === 0) await seedDatabase(context, seed);
  });
  const { db } = server.context;
  const call = createClient(server.url);

  const mailsTo = (email: string) => db.all('mails').filter(({ to }) => to === email);
  const mailedCode = (email: string) => mailsTo(email).findLast(({ code }) => code !== null)?.code ?? '';
  const mailedLink = (email: string) => {
    const link = mailsTo(email).findLast((mail) => mail.link !== null)?.link ?? '';
    const [token = '', uidb64 = ''] = link.split('/').toReversed();
    return { uidb64, token };
  };
  const requestCode = async (email: string) => {
    await call('GET', `/api/user/forget-password/?email=${encodeURIComponent(email)}`);
    return mailedCode(email);
  };

  let addedCount = 0;
  const addAccount: TestServer['addUser'] = (fields) => {
    const row = addUser(server.context, { email: `added${++addedCount}@pulsehub.test`, ...fields });
    const { password_hash } = db.get('credentials', 1) ?? { password_hash: '' };
    server.context.vault.passwords.store(row.id, password_hash);
    return row;
  };

  const toEmail = (account: string) => (account.includes('@') ? account : accountEmail(account));

  const user: TestServer['user'] = (account) => {
    const row = db.findBy('users', 'email', toEmail(account));
    if (!row) throw new Error(`The account ${account} does not exist.`);
    return row;
  };

  const login: TestServer['login'] = (account, password = seededPassword, headers = {}) =>
    call('POST', '/api/user/login/', { body: { email: toEmail(account), password }, headers });

  const signIn: TestServer['signIn'] = async (account) => {
    const email = toEmail(account);
    const response = await signInWithCodes(email, {
      post: async (path, body) => (await call('POST', path, { body })).body,
      mailedCode: () => mailedCode(email),
      now: server.context.now(),
    });
    if (!response.access) throw new Error(`${email} could not sign in: ${JSON.stringify(response)}`);
    return response as Awaited<ReturnType<TestServer['signIn']>>;
  };

  const close = async () => {
    await server.close();
    if (settings.dataDir === undefined) await rm(dataDir, { recursive: true, force: true });
  };
  return {
    ...server,
    close,
    dataDir,
    call,
    mailsTo,
    mailedCode,
    mailedLink,
    requestCode,
    addUser: addAccount,
    user,
    login,
    signIn,
  };
};

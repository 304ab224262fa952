import { describe, expect, it } from 'vitest';
import { maxDownloads } from '../../mock-server/files/downloads';
import { mailRetention } from '../../mock-server/mail/mail';
import { prune } from '../../mock-server/prune';
import { fakeClock } from '../support/fakeClock';
import { setUpServer } from '../support/setUpServer';

const day = 24 * 3600;
const clock = fakeClock();

const server = setUpServer({ now: clock.now, seed: { users: 10, logs: 0 } });

const toIso = (ms: number) => new Date(ms).toISOString();

describe('stored mails', () => {
  it('are deleted after a month, or if there are too many', async () => {
    const { db } = server.context;
    const mail = { to: 'x@pulsehub.test', text: '', html: '', code: null, link: null };
    const tooOld = toIso(clock.now() - (mailRetention.days * day + 1) * 1000);
    db.insert('mails', { ...mail, subject: 'old', sent_at: tooOld });
    for (let n = 0; n < mailRetention.count + 3; n++)
      db.insert('mails', { ...mail, subject: `${n}`, sent_at: toIso(clock.now()) });
    await prune(server.context);
    const subjects = db.all('mails').map(({ subject }) => subject);
    expect(subjects).toHaveLength(mailRetention.count);
    expect(subjects.slice(0, 1)).toEqual(['3']);
  });
});

describe('pruning', () => {
  it('removes expired exports with their bytes, sessions and codes', async () => {
    const { db, uploads, vault } = server.context;
    const { user } = await server.signIn('direct');
    const { access } = vault.codes.issue(user.user_id, 'password_reset');
    const stored_as = await uploads.save(Buffer.from('{}'), 'json');
    const download = { user: 1, key: 'k', file_name: 'f', content_type: 'application/json', stored_as };
    db.insert('downloads', { ...download, expires_at: toIso(clock.now() + 60_000) });

    await prune(server.context);
    expect(db.findAllBy('sessions', 'user', user.user_id)).not.toEqual([]);
    expect(vault.codes.findOwner(access)).toBe(user.user_id);
    expect(await uploads.read(stored_as)).toHaveLength(2);

    clock.advance(8 * day);
    await prune(server.context);
    expect(db.all('sessions')).toEqual([]);
    expect(vault.codes.findOwner(access)).toBeNull();
    expect(db.all('downloads')).toEqual([]);
    await expect(uploads.read(stored_as)).rejects.toThrow('ENOENT');
  });

  it('removes accounts whose owner did not sign in within a week of registration', async () => {
    const { db } = server.context;
    const password = { password: 'difference', confirm_password: 'difference' };
    const emails = ['used@example.com', 'unused@example.com'];
    for (const email of emails)
      await server.call('POST', '/api/user/register/', { body: { email, last_name: 'X', ...password } });
    const findUser = (email: string) => db.findBy('users', 'email', email);
    db.update('users', findUser('used@example.com')?.id ?? 0, { last_login: toIso(clock.now()) });
    const created = server.addUser();

    clock.advance(7 * day - 60);
    await prune(server.context);
    expect(emails.every(findUser)).toBe(true);
    clock.advance(61);
    await prune(server.context);
    expect(findUser('unused@example.com')).toBeUndefined();
    expect(findUser('used@example.com')).toBeDefined();
    expect(findUser(created.email)).toBeDefined();
  });

  it('removes the oldest exports if there are too many', async () => {
    const { db } = server.context;
    const download = { user: 1, file_name: 'f', content_type: 'application/json' };
    const stored_as = '00000000-0000-4000-8000-000000000000.json';
    for (let n = 0; n <= maxDownloads; n++)
      db.insert('downloads', {
        ...download,
        stored_as,
        key: `${n}`,
        expires_at: toIso(clock.now() + 60_000),
      });
    await prune(server.context);
    expect(db.all('downloads')).toHaveLength(maxDownloads);
    expect(db.findBy('downloads', 'key', '0')).toBeUndefined();
  });

  it('removes logged requests after a year', async () => {
    const { db } = server.context;
    const row = { user: 1, path: '/', method: 'GET', ip_address: '', user_agent: '', status_code: 200 };
    const old = db.insert('request_logs', { ...row, timestamp: toIso(clock.now() - 366 * day * 1000) });
    const young = db.insert('request_logs', { ...row, timestamp: toIso(clock.now() - 300 * day * 1000) });
    // Seeded and real rows are not strictly ordered.
    for (const { id } of db.all('request_logs').slice()) if (id < old.id) db.remove('request_logs', id);
    await prune(server.context);
    expect(db.all('request_logs').map(({ id }) => id)).toEqual([young.id]);
  });
});
